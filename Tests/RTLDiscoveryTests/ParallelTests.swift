import RTLDiscovery
import Testing

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 7, 15, 16, 17, 1000], [1, 2, 5]) func everyIndexIsDoneOnce(count: Int, threads: Int) {
    let workers = Platform.forEach(count, threads: threads, makeWorker: { [Int]() }) { $0.append($1) }
    #expect(workers.flatMap { $0 }.sorted() == Array(0..<count))
    #expect(!workers.isEmpty && workers.count <= threads)
    // Each thread goes forward: what it keeps stays in order.
    #expect(workers.allSatisfy { $0 == $0.sorted() })
  }
}
