import RTLFacts
import RTLFindings
import RTLMatching

/// Answers the questions of findings when all files are in.
package struct Resolver {
  /// An image of the asset catalogs.
  struct ImageSet: Sendable, Hashable {
    /// It turns round by itself in right-to-left, or has a drawing for it.
    var mirrors: Bool
    /// Its description; nil where no file is.
    var place: Place?
    /// - Parameter place: shown as evidence; nil where the set mirrors or its file cannot be read.
    init(mirrors: Bool, place: Place? = nil) { (self.mirrors, self.place) = (mirrors, place) }
  }

  /// What code does with an image.
  struct ImageFlip: Sendable, Hashable {
    /// What ties the code to the image.
    enum Kind: Sendable {
      /// This very image is turned round by the direction.
      case turned
      /// It is rotated, whatever the direction.
      case rotated
      /// Code that follows the direction names it.
      case named
      /// Code puts names together, of which one may be its own.
      case composed
      /// A file of data names it.
      case listed
    }

    /// `Cart.swift:12`
    var place: String
    /// Each keeps the fix from being safe; `turned` makes the finding a note as well.
    var kind: Kind
    /// - Parameter place: path and 1-based line: `Cart.swift:12`.
    init(place: String, kind: Kind) { (self.place, self.kind) = (place, kind) }

    /// Why a direction of its own is not given to it unseen.
    var reason: Reason {
      switch kind {
      case .rotated: "code rotates this image (\(place)), and its mirror image rotates to the other side"
      case .composed: "code puts together a name that may be that of this image (\(place))"
      case .listed: "a file of data names this image (\(place)), and what it stands for there is not known"
      case .turned, .named: "code that follows the direction uses this image (\(place))"
      }
    }
  }

  let answers: any Answers
  private let members: () -> MemberTypes
  /// The lowest targets that Xcode 15 builds for: what counts where no project says another.
  package static let defaultTargets: [AppPlatform: Version] = [.iOS: Version(12), .tvOS: Version(12), .macOS: Version(10, 13), .watchOS: Version(4)]

  /// - Parameter members: types of the framework's members.
  init(_ answers: any Answers, members: @autoclosure @escaping () -> MemberTypes) { (self.answers, self.members) = (answers, members) }

  /// What the project says to a question: nil for no, else the evidence.
  struct Evidence {
    /// What the message adds.
    var remark = ""
    /// See `Finding.cause`.
    var cause: String?
    var related: [Related] = []
    /// The side is right, and nothing is reported.
    var isRight = false
    /// The level that it is reported at if that of the rule is higher.
    var most = Level.error
  }

  /// The findings, and those of groups that keep their sides: what the project wants does, as code under a test of the direction.
  func resolve(_ pending: [PendingFinding]) -> (found: [Finding], silent: [Finding]) {
    pending.reduce(into: ([], [])) { all, pending in
      if let finding = resolve(pending) { all.found.append(finding) } else if !pending.finding.groups.isEmpty { all.silent.append(pending.finding) }
    }
  }

  /// The finding, or nil when the project's facts speak against it.
  func resolve(_ pending: PendingFinding) -> Finding? {
    guard !pending.isIntentional else { return nil }
    guard var finding = ([pending] + pending.alternatives).lazy.compactMap(resolveFirst).first ?? nil else { return nil }
    // A crash is one wherever it stands, and a file may be added to the project last.
    if finding.level < .error, let reason = answers.unreachableReason(for: finding) ?? unusedReason(pending) {
      guard finding.level > .note else { return nil }
      finding.lower(because: reason)
    }
    return finding
  }

  /// Why nobody sees what the declaration round a finding does.
  private func unusedReason(_ pending: PendingFinding) -> String? {
    if let cell = pending.project.cell, answers.asksForOthers(than: cell) { return "`\(cell.source)` asks for other cells than `\(cell.identifier)`" }
    guard let member = pending.project.unusedMember, answers.isUnused(member, of: pending.finding.place.path) else { return nil }
    if member.isNamed { return "nothing in use names `\(member.name)`" }
    return member.isPrivate ? "nothing in its file uses `\(member.name)`" : "nothing else in the app names `\(member.name)`"
  }

  /// - Returns: nil where it does not hold, so that the next one is asked, and nothing inside where the side is right.
  private func resolveFirst(_ pending: PendingFinding) -> Finding?? {
    var finding = pending.finding
    let project = pending.project
    finding.cause = project.unflippedAsset.map(Self.cause)
    var isRight = false
    for question in project.questions {
      guard let evidence = answer(question, finding.place.path) else { return nil }
      isRight = isRight || evidence.isRight
      if evidence.most < finding.level { finding.lower(to: evidence.most, because: "it is one where the value is used") }
      finding.message += evidence.remark
      finding.cause = finding.cause ?? evidence.cause
      finding.related += evidence.related
    }
    guard !project.unless.contains(where: { $0.allSatisfy { answer($0, finding.place.path) != nil } }) else { return nil }
    if isRight { return .some(nil) }
    if let first = finding.related.first { finding.message = MessageTemplate.replacePlace(finding.message, spelled(first.place)) }
    lower(&finding, where: project.noteWhere, of: project)
    if let test = project.direction {
      // A helper may belong to another module, or to some builds alone; what nobody looks at has to compile.
      let helper = finding.fix?.applicability == .safe ? nil : answers.call(for: test)
      finding.fix?.ask(helper ?? test.fallback)
    }
    var flip = project.unflippedAsset.flatMap(answers.imageFlip(of:)) ?? project.pictureProperty.flatMap(answers.imageFlip(ofProperty:))
    if let place = flip?.place { flip?.place = answers.folder + place }
    if let flip, flip.kind == .turned, finding.level > .note {
      finding.lower(because: "code flips it (\(flip.place)): remove that code before you set a direction")
    }
    guard let fix = finding.fix, fix.applicability >= .unsafe else { return finding }
    // A deployment target that is too low costs one class: what was unsafe for another reason is not applied at all.
    if fix.applicability == .unsafe {
      if let reason = project.unflippedAsset == nil ? flip?.reason : nil { finding.fix?.demote(to: .shown, reason) }
      if let reason = unmetPlatforms(project.needs, path: finding.place.path) { finding.fix?.demote(to: .shown, reason) }
      return finding
    }
    if let reason = project.needs.lazy.compactMap(unmet).first ?? unmetPlatforms(project.needs, path: finding.place.path) ?? flip?.reason
      ?? project.unflippedAsset.flatMap({ unnamed($0, finding.place.path) })
      ?? answers.rightToLeftDevelopment.map({
        Reason("the app's development language is \($0), and fixes only preserve the left-to-right layout", short: "right-to-left development language")
      })
      ?? project.unsafeWhere.lazy.compactMap({ readByProject($0, pending) }).first ?? heldElsewhere(pending).map({ Reason($0) })
    {
      finding.fix?.demote(reason)
    }
    return finding
  }

  /// Makes a finding a note in a project that has one of the traits, or has it of this outlet of its class, and says why.
  private func lower(_ finding: inout Finding, where traits: [String], of project: ProjectConditions) {
    let outlets = project.targets.filter { $0.type != nil }
    let path = finding.place.path
    guard let (trait, place) = traits.lazy.compactMap({ trait in self.place(of: trait, outlets, path).map { (trait, $0) } }).first else { return }
    let reason = saying(trait, place)
    finding.lower(because: reason.text)
    finding.related.append(Related(place: place, message: "the project \(spoken(trait)) here"))
    // A picture that turns may point up or down.
    finding.fix?.demote(to: project.questions.contains { $0.picture != nil } ? .shown : .unsafe, reason)
  }

  /// - Parameter path: of the file that asks.
  private func answer(_ question: ProjectQuery, _ path: String) -> Evidence? {
    switch question {
    case .target(let needs, let expected): return (unmetPlatforms(needs, path: path) == nil) == expected ? Evidence() : nil
    case .unflippedImage(let name):
      if let set = answers.imageSet(name) { return unflipped(set, name) }
      guard !answers.isIdlePicture(name) else { return nil }
      return Evidence(remark: "; no asset catalog here has it: add it to one, or flip it in code", cause: Self.cause(name))
    case .unflippedConstant(let path):
      let sets = answers.imageNames(ofConstant: path).compactMap { name in answers.imageSet(name).map { (name, $0) } }
      if let (name, set) = sets.first { return sets.contains { $0.1.mirrors } ? nil : unflipped(set, name) }
      let name = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
      guard let source = answers.types.unflippedConstant(name) else { return nil }
      let related = answers.place(of: source).map { [Related(place: $0, message: "`\(name)` is created here and not flipped")] } ?? []
      return Evidence(cause: "constant `\(name)`", related: related)
    case .onlyDrawing(let name): return answers.imageSet(name)?.mirrors == true || answers.isLaterFrame(name) ? nil : Evidence()
    case .imageSet(let name, let expected): return (answers.imageSet(name) != nil) == expected ? Evidence() : nil
    case .writtenKey(let key): return answers.writesKey(key) ? Evidence() : nil
    case .pluralRules(let key): return answers.hasPluralRules(key: key) ? Evidence() : nil
    case .fitsContent(let outlet): return answers.fitsContent(outlet) ? Evidence() : nil
    case .keeps(let aspect, let views): return views.contains { answers.changes(aspect, of: $0, besides: path) } ? nil : Evidence()
    case .turns(let part): return answers.turns(part) ? Evidence() : nil
    case .leavesEmpty(let outlets): return outlets.allSatisfy(answers.leavesEmpty) ? Evidence() : nil
    case .called(let helper): return answers.calls(helper) ? Evidence() : nil
    case .usesLibrary(let names, let expected): return names.contains(where: answers.usesLibrary) == expected ? Evidence() : nil
    case .project(let traits, let subjects, let expected):
      let found = traits.lazy.compactMap { trait in place(of: trait, subjects, path).map { (trait, $0) } }.first
      guard (found != nil) == expected else { return nil }
      return Evidence(related: found.map { [Related(place: $1, message: "the project \(spoken($0)) here")] } ?? [])
    case .declares(let type, let member, let expected):
      guard let answer = answers.types.declares(type, member), answer.holds == expected else { return nil }
      let message = expected ? "`\(member)` is declared here" : "`\(type)` is declared here, without `\(member)`"
      return Evidence(related: answer.source.flatMap(answers.place(of:)).map { [Related(place: $0, message: message)] } ?? [])
    case .used(let value, _, let takers):
      let types = answers.types
      return takers.allSatisfy { types.compare(value, at: $0, members()) } ? nil : Evidence()
    case .readAlike(let values, let framework, let end):
      let types = answers.types
      let ends = values.compactMap { value in types.ends(of: value, framework: framework, end: end, members()).map { (value, $0) } }
      return ends.count == values.count ? evidence(of: ends) : nil
    case .type(let path, let wanted, let spelled, let expected):
      let types = answers.types
      guard let (name, source) = types.type(of: path, members()) else { return expected ? nil : Evidence() }
      let isOne = types.kinds(of: name).contains { kind in wanted.contains { $0 == kind || kind.hasSuffix("." + $0) } }
      guard isOne == expected else { return nil }
      guard isOne, let place = source.flatMap(answers.place(of:)) else { return Evidence() }
      let message = if case .parameter(let call) = path { "`\(call.label ?? call.function)` takes `\(name)` here" } else { "`\(spelled)` has type `\(name)`" }
      return Evidence(related: [Related(place: place, message: message)])
    }
  }

  /// What the project does to the thing that the fix changes, or to a view that shows the image set.
  private func readByProject(_ trait: String, _ pending: PendingFinding) -> Reason? {
    let path = pending.finding.place.path
    let found = place(of: trait, pending.project.targets + types(with: trait, of: pending), path)
      ?? pending.project.unflippedAsset.flatMap { image in place(of: trait, answers.views(showing: image, with: trait), path) }
    return found.map { saying(trait, $0) }
  }

  private func unnamed(_ image: String, _ path: String) -> Reason? {
    guard answers.isUnnamed(imageSet: path) else { return nil }
    return Reason("nothing in the project names `\(image)`, so that its name may be put together or come from elsewhere", short: "name not in the project")
  }

  /// The types of the project that do it to their own objects, of which the thing of the finding may be one.
  private func types(with trait: String, of pending: PendingFinding) -> [TraitSubject] {
    guard answers.place(of: TraitKey(trait, of: .someType), for: pending.finding.place.path) != nil else { return [] }
    guard let type = pending.project.receiverType else { return [.someType] }
    return ([type] + answers.types.kinds(of: type)).map(TraitSubject.objects)
  }

  /// Where the project has a trait, or has it of one of these things.
  /// - Parameter path: of the file that names them.
  private func place(of trait: String, _ subjects: [TraitSubject], _ path: String) -> Place? {
    ([nil] + subjects).lazy.compactMap { answers.place(of: TraitKey(trait, of: $0), for: path) }.first
      ?? subjects.lazy.flatMap { self.inherited($0, trait, path) }.compactMap { self.answers.place(of: TraitKey(trait, of: $0), for: path) }.first
  }

  /// The same thing in the classes that its own inherits it from; none where no code does this to a thing of that name, since to look
  /// for classes is dear.
  private func inherited(_ subject: TraitSubject, _ trait: String, _ path: String) -> [TraitSubject] {
    guard let type = subject.type, !subject.isObject, answers.place(of: TraitKey(trait, of: TraitSubject(subject.name)), for: path) != nil else { return [] }
    return answers.types.kinds(of: type).filter { $0 != type }.map { TraitSubject(subject.name, in: $0) }
  }

  /// "the project forces direction, see Cart.swift:12"
  private func saying(_ trait: String, _ place: Place) -> Reason {
    let words = "the project \(spoken(trait))"
    return Reason("\(words), see \(spelled(place))", short: answers.place(of: TraitKey(trait), for: place.path) == nil ? nil : words)
  }

  /// A place for a message: `Cart.swift:12`.
  private func spelled(_ place: Place) -> String { "\(answers.folder)\(place.path):\(place.startLine)" }

  /// What code of other files does to the view or the constraint of a fix.
  private func heldElsewhere(_ pending: PendingFinding) -> String? {
    if let reason = answers.reasonInOtherFiles(for: pending) { return reason }
    for outlet in pending.project.outlets {
      if let place = answers.measuredDistance(of: outlet) { return ConstraintOutlet.measured(outlet.property, answers.folder + place) }
    }
    for property in pending.project.properties.sorted(by: { $0.name < $1.name }) {
      if let place = answers.namesake(of: property).flatMap(answers.place(of:)) {
        return "a type of the project has a `\(property.name)` of its own (\(spelled(place)))"
      }
    }
    if let stranger = pending.project.strangers.sorted().first(where: { answers.types.name(of: $0) == nil }) {
      return "the source of `\(stranger)` is not in the project, and its property may be another one"
    }
    return nil
  }

  private func unflipped(_ set: ImageSet, _ name: String) -> Evidence? {
    guard !set.mirrors else { return nil }
    let related = set.place.map { [Related(place: $0, message: "image set `\(LooseImages.name(ofPath: name))`")] } ?? []
    return Evidence(cause: Self.cause(name), related: related)
  }

  /// What all uses of an image without a direction go back to.
  private static func cause(_ image: String) -> String { "image `\(LooseImages.name(ofPath: image))`" }

  private func unmet(_ need: Need) -> Reason? {
    switch need {
    case .systemLanguage:
      return answers.languageSwitch.map {
        Reason("the app switches its language by itself (\(answers.folder)\($0)), which `natural` does not follow", short: "language switch")
      }
    case .library(let name, let version):
      guard let locked = answers.libraryVersion(name), locked < version else { return nil }
      return Reason("the project locks \(name) \(locked), but \(version) is needed", short: "needs \(name) \(version)")
    case .platform: return nil
    }
  }

  /// Of the platforms that the project builds for, each must meet its need.
  private func unmetPlatforms(_ needs: [Need], path: String) -> Reason? {
    let platforms = needs.compactMap { need in
      if case .platform(let platform, let version) = need { (platform, version) } else { nil }
    }
    guard !platforms.isEmpty else { return nil }
    let stated = answers.targets(for: path)
    let targets = stated.isEmpty ? Resolver.defaultTargets : stated.mapValues(\.version)
    var isMet = false
    for (platform, version) in platforms {
      guard let target = targets[platform] else { continue }
      if target < version {
        let source = stated[platform].map { answers.folder + $0.source } ?? "by default"
        let needed = "\(platform) \(version.short)", known = "\(platform) \(target.short) (\(source))"
        return Reason("the deployment target is \(known), but \(needed) is needed", short: "needs \(needed)")
      }
      isMet = true
    }
    return isMet ? nil : "no deployment target is known for its platforms"
  }
}
