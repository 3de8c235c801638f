extern CGFloat SCREENWIDTH, kScreenWidth;
