static NSViewController *a, *b;
