import RTLSystem
import Testing

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 7, 15, 16, 17, 1000], [1, 2, 5]) func everyIndexIsDoneOnce(count: Int, threads: Int) {
    let workers = Platform.forEach(count, threads: threads, makeWorker: { [Int]() }) { $0.append($1) }
    #expect(workers.flatMap { $0 }.sorted() == Array(0..<count))
    #expect(!workers.isEmpty && workers.count <= threads)
    // Each thread goes forward: what it keeps stays in order.
    #expect(workers.allSatisfy { $0 == $0.sorted() })
  }

  @Test(arguments: [0, 1, 17, 1000], [1, 2, 5]) func resultsStandInOrder(count: Int, threads: Int) {
    #expect(Platform.map(count, threads: threads) { String($0) } == (0..<count).map(String.init))
  }

  @Test func aLaterValueIsMadeOnceAndNotBeforeItIsAskedFor() {
    let made = Shared(0)
    let later = Later {
      made.withValue { $0 += 1 }
      return 7
    }
    #expect(made.withValue(\.self) == 0)
    Platform.inBackground { _ = later.value }
    #expect(Platform.map(100, threads: 4) { _ in later.value } == Array(repeating: 7, count: 100))
    #expect(made.withValue(\.self) == 1)
  }
}
