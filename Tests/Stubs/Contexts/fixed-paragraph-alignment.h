static NSMutableParagraphStyle *textStyle;
