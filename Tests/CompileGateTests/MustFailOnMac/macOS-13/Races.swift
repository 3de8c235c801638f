import Dispatch

var count = 0 // error: var 'count' is not concurrency-safe because it is nonisolated global shared mutable state

func add() {
  var sum = 0
  DispatchQueue.global().async { sum += 1 } // error: mutation of captured var 'sum' in concurrently-executing code
}
