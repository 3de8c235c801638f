import RTLFacts
import RTLMatching
import RTLSystem

/// The pictures of the project, and what code does with them; of one thread.
final class ProjectImages {
  let code: ProjectCode
  var sources: ProjectSources { code.sources }
  var vocabularies: Vocabularies { code.vocabularies }
  private var imageSets: [String: Resolver.ImageSet?] = [:]
  private var idlePictures: [String: Bool] = [:]

  /// - Parameter turned: what another thread found.
  init(_ code: ProjectCode, turned: ImageFlips? = nil) {
    self.code = code
    if let turned { self.turned = turned }
  }

  /// The sets of that name as one, of which each must mirror or, by its files, point to no side; nil where no catalogue has one.
  func imageSet(_ name: String) -> Resolver.ImageSet? {
    if let known = imageSets[name] { return known }
    let bare = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let catalogues = sources.records.assets.value
    let sets = catalogues.imageSets(named: bare)
    let fixed = sets.first { set in
      guard let contents = catalogues.contents(of: set) else { return true }
      guard contents.direction == .fixed else { return false }
      guard let first = contents.fileNames.first(where: { $0.hasSuffix(".png") }) ?? contents.fileNames.first else { return true }
      return !contents.fileNames.allSatisfy { vocabularies.pointsToNoSide(picture: $0, of: bare) } && !showsNoSide(Path.join(Path.parent(of: set.path), first))
    }
    var answer: Resolver.ImageSet?
    if !sets.isEmpty {
      let mirrors = fixed == nil || catalogues.rightToLeftTwin(of: bare) != nil || catalogues.isForRightToLeft(bare)
        || vocabularies.otherFaces(of: bare).contains { !catalogues.imageSets(named: $0).isEmpty }
      answer = Resolver.ImageSet(mirrors: mirrors, place: mirrors ? nil : fixed.flatMap { code.place(of: ProjectTypes.Source(path: $0.path, offset: 0)) })
    }
    imageSets[name] = answer
    return answer
  }

  /// Whether a picture that no catalogue holds need not be turned round: it points to no side, or has a drawing for each direction.
  func isIdlePicture(_ name: String) -> Bool {
    if let known = idlePictures[name] { return known }
    let pictures = sources.records.loosePictures.value
    let paths = pictures.paths(named: name)
    let isIdle = !paths.isEmpty
      && (pictures.isOfPair(name) || paths.allSatisfy(showsNoSide) || vocabularies.otherFaces(of: name).contains { !pictures.paths(named: $0).isEmpty })
    idlePictures[name] = isIdle
    return isIdle
  }

  /// Whether a picture shows that there is nothing to turn round.
  private func showsNoSide(_ path: String) -> Bool {
    var bytes: [UInt8] = []
    guard path.hasSuffix(".png"), (try? sources.project.reader.read(path, into: &bytes)) != nil else { return false }
    return PNGImage.isScene(bytes) || PNGImage(bytes)?.showsNoSide ?? false
  }

  /// What code turns, by helpers of the project as well.
  private(set) lazy var turned: ImageFlips = {
    let found = code.scan(code.wants)
    var asked = ProjectScan.Request()
    asked.turners = Set(found.helpers.filter { $0.isPicture && !vocabularies.members.has($0.name) }.map(\.name))
    var flips = found.flips
    if !asked.turners.isEmpty { flips.merge(code.scanNamed(asked).flips) }
    return flips
  }()

  /// Properties whose value is a picture that is asked about, and the names of these pictures.
  private var pictures: [String: Set<String>] { sources.pictures.merging(code.withProperties(turned).properties) { $0.union($1) } }

  /// Image sets that code of the whole project turns round or rotates, or that it names where it follows the direction.
  private(set) lazy var flips: [String: Resolver.ImageFlip] = {
    let found = turned
    var flips: [String: Resolver.ImageFlip] = [:]
    func add(_ names: [String], _ place: String, _ kind: Resolver.ImageFlip.Kind) {
      for name in names {
        let known = flips[name]
        guard known == nil || known?.kind == kind && place < known?.place ?? "" else { continue }
        flips[name] = Resolver.ImageFlip(place: place, kind: kind)
      }
    }
    func spellings(_ name: String) -> [String] { name.hasSuffix(".png") ? [name, String(name.dropLast(4))] : [name] }
    for (property, images) in pictures {
      if let place = found.turned[property] { add(images.flatMap(spellings), place, .turned) }
    }
    for (name, place) in found.turned { add(sources.records.assets.value.names(ofConstant: name) + spellings(name), place, .turned) }
    for (name, place) in found.rotated { add(sources.records.assets.value.names(ofConstant: name) + spellings(name), place, .rotated) }
    for (constant, place) in found.constants { add(sources.records.assets.value.names(ofConstant: constant), place, .named) }
    for (name, place) in found.names { add(spellings(name), place, .named) }
    return flips
  }()
}
