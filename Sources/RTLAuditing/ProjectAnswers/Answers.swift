import RTLFacts
import RTLFindings
import RTLMatching

extension Resolver {
  /// What the project says; asked only when a finding needs it.
  protocol Answers: AnyObject {
    /// Comes before paths in messages, with a slash at its end, because those of a report may begin above the project.
    /// Reasons that are asked for here have it already, places have not.
    var folder: String { get }
    /// Lowest deployment target that may hold for a file, by platform.
    func targets(for path: String) -> [AppPlatform: DeploymentTarget]
    /// Where it is written that the app changes its language by itself; nil where nothing says so.
    var languageSwitch: String? { get }
    /// Why sides in code are not those of English: the language that the app is developed in, and where that is said.
    var rightToLeftDevelopment: String? { get }

    /// Names of the image sets that a generated constant of this name or path stands for.
    func imageNames(ofConstant path: String) -> [String]
    /// Nil for an image that no catalogue has.
    func imageSet(_ name: String) -> ImageSet?
    /// Whether an image set is a frame of an animation whose first one is reported: what that shows goes for all.
    func isLaterFrame(_ name: String) -> Bool
    /// Whether a picture that no catalogue has need not be turned round.
    func isIdlePicture(_ name: String) -> Bool
    /// Where code flips or rotates an image or chooses it by the direction. Nil where none does.
    func imageFlip(of name: String) -> ImageFlip?
    /// Whether nothing in the project names an image set, so that its name may be put together, or come from elsewhere.
    /// - Parameter path: of its `Contents.json`.
    func isUnnamed(imageSet path: String) -> Bool
    /// The same for a property of the project whose value is a picture.
    func imageFlip(ofProperty name: String) -> ImageFlip?
    /// Views that show an image set, of those that may have a trait.
    func views(showing image: String, with trait: String) -> [TraitSubject]

    /// Where the project has a trait; nil where it has not.
    /// - Parameter path: of the file that asks: it may mean another type of that name.
    func place(of key: TraitKey, for path: String) -> Place?
    /// How the project asks for the direction by a helper of its own; nil where it has none that fits.
    func call(for test: DirectionTest) -> String?
    /// Why code of another file holds the fix of a view back.
    func reasonInOtherFiles(for pending: PendingFinding) -> String?
    /// Where code sets the distance of a constraint from something that counts from the left edge.
    func measuredDistance(of outlet: ConstraintOutlet) -> String?
    /// Why nobody sees what a finding is in, as far as the project tells: no other file names it, or no project lists it.
    func unreachableReason(for finding: Finding) -> String?

    /// The types of the project.
    var types: ProjectTypes { get }
    /// Where a type of the project has a property that only has the name of the framework's.
    func namesake(of property: FrameworkProperty) -> ProjectTypes.Source?
    /// The text of a file of code; nil when it cannot be read any more.
    func text(_ path: String) -> [UInt8]?
    /// What is found in a text that would stand in place of a file of code; nil where too many were asked for.
    func pending(in text: [UInt8], inPlaceOf path: String) -> [PendingFinding]?
    /// The place of a declaration; nil when its file cannot be read any more.
    func place(of source: ProjectTypes.Source) -> Place?
    /// Whether some code writes the key of a text.
    func writesKey(_ key: String) -> Bool
    /// Whether a string file has plural rules for the key of a text.
    func hasPluralRules(key: String) -> Bool
    /// Whether the view of an outlet is as wide as its text in all layouts that have it.
    func fitsContent(_ outlet: TraitSubject) -> Bool
    /// Whether the code of another file may change a view.
    func changes(_ aspect: ViewAspect, of view: String, besides path: String) -> Bool
    /// Whether what places a part of a type is mirrored in a right-to-left layout.
    func turns(_ part: TraitSubject) -> Bool
    /// Whether code gives what an outlet leads to nothing to show.
    func leavesEmpty(_ outlet: String) -> Bool
    /// Whether no other file of an app names a declaration that its own file does not use.
    func isUnused(_ member: UnusedMember, of path: String) -> Bool
    /// Whether the class of a data source asks for other cells than this one.
    func asksForOthers(than cell: OfferedCell) -> Bool
    /// Whether some code calls a function of the project's own.
    func calls(_ helper: HelperUse) -> Bool

    /// Whether some file of the project imports a library, or a lock file names it.
    func usesLibrary(_ name: String) -> Bool
    /// The lowest locked version of a library; nil if no file says it.
    func libraryVersion(_ name: String) -> Version?
  }
}
