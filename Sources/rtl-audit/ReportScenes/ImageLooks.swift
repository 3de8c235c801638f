import RTLDiscovery
import RTLFacts
import RTLMatching
import RTLReporting
import RTLScenes

/// How the images of a project look in drawings.
final class ImageLooks {
  private let catalogue: AssetCatalog
  private let vocabularies: Vocabularies
  private let reader: SourceReader
  /// Bytes that one picture may take, and that all may take together.
  private let limit: Int
  private var budget: Int
  private var known: [SceneImage: ImageLook] = [:]
  /// Image sets that the fixes make turn round, by the path of their description.
  private let fixed: Set<String>

  init(_ project: Project, _ vocabularies: Vocabularies, limit: Int, budget: Int, fixed: Set<String>) {
    let reader = project.reader
    catalogue = AssetCatalog(files: project.files(), read: { reader.text($0)?.bytes })
    (self.vocabularies, self.reader) = (vocabularies, reader)
    (self.limit, self.budget, self.fixed) = (limit, budget, fixed)
  }

  /// - Parameter fixed: after the fixes.
  func look(_ image: SceneImage, fixed isFixed: Bool) -> ImageLook {
    var look = known[image] ?? read(image)
    known[image] = look
    if isFixed, sets(image).contains(where: { fixed.contains($0.path) }) { look.flips = true }
    return look
  }

  private func sets(_ image: SceneImage) -> [AssetSet] {
    image.isSymbol ? [] : catalogue.imageSets(named: image.name.hasSuffix(".png") ? String(image.name.dropLast(4)) : image.name)
  }

  private func read(_ image: SceneImage) -> ImageLook {
    let pointer: ImageLook.Pointer? = vocabularies.pointsLeft(picture: image.name).map { $0 ? .left : .right }
    if image.isSymbol { return ImageLook(pointer: pointer, flips: vocabularies.turns(symbol: image.name)) }
    guard let set = sets(image).first, let contents = catalogue.contents(of: set) else { return ImageLook(pointer: pointer) }
    let folder = set.path.dropLast("Contents.json".utf8.count)
    return ImageLook(pointer: pointer, flips: contents.direction != .fixed, picture: contents.fileNames.lazy.compactMap { self.picture(folder + $0) }.first)
  }

  /// A file as a data address. A vector file runs no script there, because it is shown as an image.
  private func picture(_ path: String) -> String? {
    let type: String
    if path.hasSuffix(".png") { type = "image/png" } else if path.hasSuffix(".svg") { type = "image/svg+xml" } else { return nil }
    var bytes: [UInt8] = []
    guard (try? reader.read(path, into: &bytes)) != nil, bytes.count <= min(limit, budget) else { return nil }
    guard type != "image/png" || bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    budget -= bytes.count
    return "data:\(type);base64,\(base64(bytes))"
  }
}
