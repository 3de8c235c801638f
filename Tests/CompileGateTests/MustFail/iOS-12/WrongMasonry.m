#import <Masonry/Masonry.h>

void wrongMasonry(UIView *view, UIView *other) {
  [view mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(other.mas_trailing).offset(8);
    make.leading.equalTo(other.mas_end).offset(8); // error: 'mas_end' not found
  }];
}
