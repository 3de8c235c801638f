#import "BSKReceiptViewController.h"
#import <CoreText/CoreText.h>
#import <Masonry/Masonry.h>

static const CGFloat kHeaderInset = 12;

@interface BSKReceiptViewController ()

@property (nonatomic, copy) NSString *orderNumber;
@property (nonatomic, strong) UIView *headerView;
@property (nonatomic, strong) UILabel *titleLabel;
@property (nonatomic, strong) UILabel *totalLabel;
@property (nonatomic, strong) UITextView *termsView;
@property (nonatomic, strong) UIScrollView *scrollView;
@property (nonatomic, strong) UIStackView *rowStack;
@property (nonatomic, strong) UIButton *shareButton;

@end

@implementation BSKReceiptViewController

- (instancetype)initWithOrderNumber:(NSString *)orderNumber {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _orderNumber = [orderNumber copy];
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.titleLabel setTextAlignment:NSTextAlignmentNatural];
    self.totalLabel.textAlignment = NSTextAlignmentRight;
    self.termsView.attributedText = [self termsText];
    self.termsView.textContainerInset = UIEdgeInsetsMake(8, 24, 8, 8);
    self.scrollView.contentInset = UIEdgeInsetsMake(0, kHeaderInset, 0, kHeaderInset);
    [self.scrollView setScrollIndicatorInsets:UIEdgeInsetsMake(0, 0, 0, 6)];
    self.rowStack.directionalLayoutMargins = NSDirectionalEdgeInsetsMake(0, 20, 0, 8);
    [self.headerView setDirectionalLayoutMargins:NSDirectionalEdgeInsetsMake(0, 20, 0, 12)];
    [self.shareButton setContentHorizontalAlignment:UIControlContentHorizontalAlignmentLeading];
    [self.shareButton setImage:[UIImage systemImageNamed:@"arrow.up.right"] forState:UIControlStateNormal];
    [self buildHeader];
}

- (void)buildHeader {
    [self.view addSubview:self.headerView];
    [self.headerView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view.mas_top);
        make.leading.trailing.equalTo(self.view);
        make.height.mas_equalTo(88);
    }];
    [self.headerView addSubview:self.titleLabel];
    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self.headerView.mas_leading).offset(16);
        make.centerY.equalTo(self.headerView);
    }];
    [self.headerView addSubview:self.totalLabel];
    [self.totalLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.greaterThanOrEqualTo(self.titleLabel.mas_trailing).offset(8);
        make.trailing.equalTo(self.headerView).offset(-16);
        make.centerY.equalTo(self.titleLabel);
    }];
    [self.shareButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self.headerView.mas_leading).offset(16);
        make.trailing.equalTo(self.headerView.mas_trailing).offset(-16);
    }];
}

- (void)moveTitleForKeyboard:(BOOL)isShown {
    [self.titleLabel mas_updateConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self.headerView.mas_leading).offset(isShown ? 8 : 16);
    }];
}

- (NSAttributedString *)termsText {
    NSMutableParagraphStyle *paragraph = [[NSMutableParagraphStyle alloc] init];
    paragraph.alignment = NSTextAlignmentNatural;
    paragraph.lineSpacing = 2;
    NSString *text = NSLocalizedString(@"receipt.terms", @"Small print below a receipt");
    return [[NSAttributedString alloc] initWithString:text attributes:@{NSParagraphStyleAttributeName: paragraph}];
}

- (NSParagraphStyle *)columnStyle {
    NSMutableParagraphStyle *columnStyle = [[NSMutableParagraphStyle alloc] init];
    // rtl-audit:disable:next fixed-paragraph-alignment -- the columns of the printed receipt never move
    [columnStyle setAlignment:NSTextAlignmentRight];
    return columnStyle;
}

- (void)drawStamp:(NSString *)stamp inRect:(CGRect)rect {
    CATextLayer *layer = [CATextLayer layer];
    layer.alignmentMode = kCAAlignmentLeft;
    layer.string = stamp;
    layer.frame = UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(2, 10, 2, 4));
    CTTextAlignment alignment = kCTTextAlignmentLeft;
    [self drawStampWithAlignment:alignment];
}

- (void)drawStampWithAlignment:(CTTextAlignment)alignment {
    switch (alignment) {
        case kCTTextAlignmentNatural:
            self.totalLabel.hidden = NO;
            break;
        default:
            self.totalLabel.hidden = YES;
    }
}

@end
