import AppKit

/// The window on the packing table of a shop.
final class PackingWindowController: NSWindowController {
    private let searchField = NSSearchField()
    private let hintField: NSTextField = NSTextField(labelWithString: "")
    private let sidebarButton = NSButton()
    private let rows = NSStackView()

    static let sheet = "PackingSheet"

    override func windowDidLoad() {
        super.windowDidLoad()
        searchField.alignment = .natural
        hintField.alignment = .natural
        sidebarButton.imagePosition = .imageLeft
        sidebarButton.image = NSImage(systemSymbolName: "chevron.backward", accessibilityDescription: nil)
        rows.orientation = .vertical
        rows.alignment = .leading
        rows.addArrangedSubview(searchField)
        let mark = NSImageView()
        mark.image = NSImage(named: "arrow_right")
        rows.addArrangedSubview(mark)
        if NSApp.userInterfaceLayoutDirection == .rightToLeft {
            sidebarButton.imagePosition = .imageRight
        }
    }
}
