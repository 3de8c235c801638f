import UIKit

/// The controls of a cooking video; media time runs from the left everywhere.
final class RecipePlayerView: UIView {
    private let playerBar = UIView()
    private let playerTimeLabel = UILabel()
    private let skipBackButton = UIButton()
    private let scrubber = UISlider()
    private let stepLabel = UILabel()

    func build() {
        semanticContentAttribute = .playback
        skipBackButton.setImage(UIImage(named: "skip_back_15"), for: .normal)
        skipBackButton.contentHorizontalAlignment = .left
        addSubview(playerBar)
        playerBar.addSubview(playerTimeLabel)
        playerBar.addSubview(scrubber)
        NSLayoutConstraint.activate([
            playerTimeLabel.leftAnchor.constraint(equalTo: playerBar.leftAnchor, constant: 12),
            scrubber.leftAnchor.constraint(equalTo: playerTimeLabel.rightAnchor, constant: 8),
            scrubber.rightAnchor.constraint(equalTo: playerBar.rightAnchor, constant: -12),
        ])
        stepLabel.textAlignment = .left
        stepLabel.text = NSLocalizedString("recipe.step", comment: "The step that is being shown")
    }

    func setStepIcons(forward: UIButton, backward: UIButton) {
        forward.setImage(UIImage(systemName: "forward.fill"), for: .normal)
        backward.setImage(UIImage(systemName: "backward.fill"), for: .normal)
        stepLabel.isHidden = false
    }
}
