static NSCollectionView *grid;
static NSSet<NSIndexPath *> *paths;
