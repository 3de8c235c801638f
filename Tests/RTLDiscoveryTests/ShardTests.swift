import Testing

@testable import RTLDiscovery

@Test(arguments: [1, 2, 3, 7]) func everyFileBelongsToOnePart(count: Int) {
  let shards = (1...count).map { Shard(number: $0, count: count)! }
  let paths = (0..<2_000).map { "App/Screens/Cell\($0).swift" }
  #expect(paths.allSatisfy { path in shards.count { $0.contains(path) } == 1 })
  // No part has more than a fifth above its share.
  #expect(shards.allSatisfy { paths.count(where: $0.contains) <= 2_400 / count + 1 })
}

@Test(arguments: [(0, 2), (3, 2), (1, 0), (-1, -1)]) func aPartThatIsNoneIsRefused(number: Int, count: Int) {
  #expect(Shard(number: number, count: count) == nil)
}

@Test func thePartOfAFileNeverChanges() {
  #expect((1...4).first { Shard(number: $0, count: 4)!.contains("App/Cart.swift") } == 2)
}
