import Darwin

func makePipe(_ ends: inout [Int32]) {
  _ = pipe(&ends)
  _ = pipe2(&ends, O_CLOEXEC) // error: cannot find 'pipe2' in scope
}

func handler() -> sighandler_t? { nil } // error: cannot find type 'sighandler_t' in scope

func flush(_ file: Int32) -> Bool {
  fdatasync(file) == 0 // error: cannot find 'fdatasync' in scope
}
