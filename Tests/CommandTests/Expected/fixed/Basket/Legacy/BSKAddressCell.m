#import "BSKAddressCell.h"

static const CGFloat kBSKPadding = 16;

@interface BSKAddressCell ()

@property (nonatomic, strong) UIImageView *pinImageView;
@property (nonatomic, strong) UIView *shadowView;

@end

@implementation BSKAddressCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        _streetLabel = [[UILabel alloc] init];
        _streetLabel.textAlignment = NSTextAlignmentLeft;
        _phoneLabel = [[UILabel alloc] init];
        _phoneLabel.textAlignment = NSTextAlignmentLeft;
        _pinImageView = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"map_pin"]];
        _pinImageView.contentMode = UIViewContentModeLeft;
        _shadowView = [[UIView alloc] init];
        _shadowView.contentMode = UIViewContentModeTopRight;
        _shadowView.layer.contentsGravity = kCAGravityRight;
        _captionAlignment = NSTextAlignmentLeft;
        [self setUpEditButton];
        [self setUpConstraints];
    }
    return self;
}

- (void)setUpEditButton {
    _editButton = [UIButton buttonWithType:UIButtonTypeSystem];
    _editButton.contentHorizontalAlignment = UIControlContentHorizontalAlignmentRight;
    _editButton.titleEdgeInsets = UIEdgeInsetsMake(0, 8, 0, 0);
    [_editButton setImageEdgeInsets:UIEdgeInsetsMake(0, 0, 0, 8)];
    [_editButton setContentEdgeInsets:UIEdgeInsetsMake(4, kBSKPadding, 4, kBSKPadding)];
    [_editButton setImage:[UIImage systemImageNamed:@"chevron.forward"] forState:UIControlStateNormal];
    [_editButton setImage:[UIImage imageNamed:@"arrow_right"] forState:UIControlStateDisabled];
}

- (void)setUpConstraints {
    [self.contentView addSubview:self.streetLabel];
    [self.contentView addSubview:self.pinImageView];
    [NSLayoutConstraint activateConstraints:@[
        [self.pinImageView.leadingAnchor constraintEqualToAnchor:self.contentView.leadingAnchor constant:kBSKPadding],
        [self.streetLabel.leadingAnchor constraintEqualToAnchor:self.pinImageView.trailingAnchor constant:8],
        [self.streetLabel.trailingAnchor constraintLessThanOrEqualToAnchor:self.contentView.trailingAnchor constant:-8],
        [self.streetLabel.topAnchor constraintEqualToAnchor:self.contentView.topAnchor],
    ]];
    [self.contentView addConstraint:[NSLayoutConstraint constraintWithItem:self.phoneLabel
                                                                 attribute:NSLayoutAttributeLeading
                                                                 relatedBy:NSLayoutRelationEqual
                                                                    toItem:self.streetLabel
                                                                 attribute:NSLayoutAttributeLeading
                                                                multiplier:1
                                                                  constant:0]];
    [self.contentView addConstraints:
        [NSLayoutConstraint constraintsWithVisualFormat:@"H:[street]-[edit]-|"
                                                options:NSLayoutFormatDirectionLeadingToTrailing
                                                metrics:nil
                                                  views:@{@"street": self.streetLabel, @"edit": self.editButton}]];
}

- (void)layoutSubviews {
    [super layoutSubviews];
    BOOL isRTL = self.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft;
    self.detailTextLabel.textAlignment = isRTL ? NSTextAlignmentLeft : NSTextAlignmentRight;
    if (!isRTL) {
        self.editButton.imageEdgeInsets = UIEdgeInsetsMake(0, 0, 0, 12);
    } else {
        self.editButton.imageEdgeInsets = UIEdgeInsetsMake(0, 12, 0, 0);
    }
    if (self.streetLabel.textAlignment == NSTextAlignmentLeft) {
        [self.streetLabel sizeToFit];
    }
}

@end
