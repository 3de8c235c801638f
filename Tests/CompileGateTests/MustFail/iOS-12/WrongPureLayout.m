#import <PureLayout/PureLayout.h>

void wrongPureLayout(UIView *view) {
  [view autoPinEdgeToSuperviewEdge:ALEdgeLeading withOffset:8]; // error: no visible @interface
}
