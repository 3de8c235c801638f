static BasketCell *cell;
static UIButton *more;
