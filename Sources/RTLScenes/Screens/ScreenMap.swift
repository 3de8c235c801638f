import RTLFacts

/// One screen of an app: what is drawn of it, and how far it is from where the app begins.
package struct Screen: Sendable {
  /// Of its scene; of a screen that only code makes, the class.
  package var title: String
  /// In code; nil for a scene without a class of its own.
  package var className: String?
  /// Which class of that name it is, see `ScreenClasses`.
  package var classKey: String?
  /// Its own scene first, then the cells and views that its code names; numbers of scenes.
  package var scenes: [Int]
  /// Steps from the first screen; nil where no way is seen.
  package var depth: Int?
  /// Screens come first, then views, then those that only code makes.
  package var kind: Kind
  /// A controller's scene; a cell or view that no screen's code names; a controller class without a scene.
  package enum Kind: Sendable { case screen, view, codeOnly }
}

/// Joins the scenes of a project to screens, in the order in which a user reaches them.
package struct ScreenMap: Sendable {
  /// A scene and the path of its file.
  package struct Source: Sendable {
    /// Relative to the project's root.
    package var path: String
    /// One of several that the file may have.
    package var scene: Scene
    /// - Parameter path: relative to the project's root.
    package init(path: String, scene: Scene) { (self.path, self.scene) = (path, scene) }
  }

  private let sources: [Source]
  private let documents: [(path: String, document: InterfaceDocument)]
  private let classes: ScreenClasses
  private let controllers: Set<String>

  /// - Parameter controllers: classes of the system that show a screen.
  package init(_ sources: [Source], documents: [(path: String, document: InterfaceDocument)], classes: ScreenClasses, controllers: Set<String>) {
    (self.sources, self.documents, self.classes, self.controllers) = (sources, documents, classes, controllers)
  }

  /// By kind, then by steps from where the app begins; those that nothing leads to come last of their kind.
  package func screens() -> [Screen] {
    let depths = reach()
    var screens: [Screen] = []
    var byClass: [String: [Int]] = [:]
    for (number, source) in sources.enumerated() where isScreen(source) {
      let key = classes.key(of: source)
      if let key { byClass[key, default: []].append(screens.count) }
      let depth = depths[Node(path: source.path, id: source.scene.id)] ?? key.flatMap { depths[Node(path: "", id: $0)] }
      screens.append(Screen(title: source.scene.title, className: source.scene.customClass, classKey: key, scenes: [number], depth: depth, kind: .screen))
    }
    for key in classes.entries.keys.sorted() where byClass[key] == nil && isController(key) {
      byClass[key] = [screens.count]
      let name = classes.name(ofKey: key)
      screens.append(Screen(title: name, className: name, classKey: key, scenes: [], depth: depths[Node(path: "", id: key)], kind: .codeOnly))
    }
    screens += addViews(to: &screens, byClass)
    return screens.enumerated().sorted { a, b in
      let (x, y) = (rank(a.element), rank(b.element))
      return x != y ? x < y : a.offset < b.offset
    }.map(\.element)
  }

  private func rank(_ screen: Screen) -> Int {
    switch screen.kind {
    case .screen: screen.depth ?? 10_000
    case .view: 20_000
    case .codeOnly: 30_000 + (screen.depth ?? 10_000)
    }
  }

  /// The scene of a controller, or a xib that a controller owns.
  private func isScreen(_ source: Source) -> Bool { source.scene.isController || classes.key(of: source).map(isController) ?? false }

  private func isController(_ key: String) -> Bool {
    var key = key
    for _ in 0..<24 {
      if controllers.contains(key) { return true }
      guard let supertype = classes.entries[key]?.supertype else { return false }
      key = supertype
    }
    return false
  }

  /// Gives cells and views to the screens whose code names their class or their file.
  /// - Returns: those that no screen names.
  private func addViews(to screens: inout [Screen], _ byClass: [String: [Int]]) -> [Screen] {
    var users: [String: [Int]] = [:]
    for (key, numbers) in byClass {
      for word in classes.entries[key]?.names ?? [] { users[word, default: []] += numbers }
    }
    var loose: [Screen] = []
    for (number, source) in sources.enumerated() where !isScreen(source) {
      let names = [classes.key(of: source), classes.key(ofFile: Self.stem(source.path), in: source.path)].compactMap { $0 }
      let owners = Set(names.flatMap { users[$0] ?? [] }).sorted()
      for owner in owners { screens[owner].scenes.append(number) }
      if owners.isEmpty {
        loose.append(
          Screen(title: source.scene.title, className: source.scene.customClass, classKey: classes.key(of: source), scenes: [number], depth: nil, kind: .view))
      }
    }
    return loose
  }

  // MARK: Reach

  /// A controller in a file, or a class where the path is empty.
  private struct Node: Hashable { var path: String, id: String }

  /// Steps from the first screens, along segues and along the names in code.
  private func reach() -> [Node: Int] {
    var ways: [Node: [Node]] = [:]
    var initials: [String: Node] = [:]
    var identified: [String: Node] = [:]
    var referred: Set<String> = []
    for (path, document) in documents {
      let tree = document.tree
      let stem = classes.key(ofFile: Self.stem(path), in: path)
      if let root = tree.root, let id = tree.value("initialViewController", of: root), tree.value("launchScreen", of: root) != "YES" {
        initials[stem] = initials[stem] ?? Node(path: path, id: id)
      }
      for element in tree.elements.indices {
        if let identifier = tree.value("storyboardIdentifier", of: element), let id = document.id(of: element) {
          identified[stem + "/" + identifier] = Node(path: path, id: id)
        }
      }
    }
    for (path, document) in documents {
      let tree = document.tree
      for element in tree.elements.indices {
        if tree.isNamed("segue", element), let to = tree.value("destination", of: element), let from = controller(around: element, document) {
          ways[Node(path: path, id: from), default: []].append(Node(path: path, id: to))
        } else if tree.isNamed("viewControllerPlaceholder", element), let file = tree.value("storyboardName", of: element), let id = document.id(of: element) {
          let name = classes.key(ofFile: file, in: path)
          referred.insert(name)
          let target = tree.value("referencedIdentifier", of: element).flatMap { identified[name + "/" + $0] } ?? initials[name]
          if let target { ways[Node(path: path, id: id), default: []].append(target) }
        }
        guard let custom = document.customClass(of: element), let id = document.id(of: element) else { continue }
        let name = classes.key(of: custom, module: document.customModule(of: element), in: path)
        // A controller and its class are one.
        ways[Node(path: path, id: id), default: []].append(Node(path: "", id: name))
        if tree.parent(of: element).map({ tree.isNamed("objects", $0) }) ?? false {
          ways[Node(path: "", id: name), default: []].append(Node(path: path, id: id))
        }
      }
    }
    for (name, declared) in classes.entries {
      referred.formUnion(declared.names)
      ways[Node(path: "", id: name), default: []] += declared.names.sorted().flatMap { [Node(path: "", id: $0)] + (initials[$0].map { [$0] } ?? []) }
    }
    let unreferred = initials.filter { !referred.contains($0.key) }.map(\.value)
    return steps(from: unreferred.isEmpty ? Array(initials.values) : unreferred, ways)
  }

  private func steps(from starts: [Node], _ ways: [Node: [Node]]) -> [Node: Int] {
    var depths: [Node: Int] = [:]
    for start in starts { depths[start] = 0 }
    // From a controller to its class and back is no step, so those are walked first.
    var front = starts
    var depth = 0
    while !front.isEmpty {
      var next: [Node] = []
      while let node = front.popLast() {
        for way in ways[node] ?? [] where depths[way] == nil {
          let isSame = (node.path.isEmpty) != (way.path.isEmpty)
          depths[way] = isSame ? depth : depth + 1
          if isSame { front.append(way) } else { next.append(way) }
        }
      }
      front = next
      depth += 1
    }
    return depths
  }

  private func controller(around element: ElementTree.Index, _ document: InterfaceDocument) -> String? {
    let tree = document.tree
    return document.nearby(element).first { tree.parent(of: $0).map { tree.isNamed("objects", $0) } ?? false }.flatMap(document.id)
  }

  /// `Main` of `App/Base.lproj/Main.storyboard`.
  package static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
