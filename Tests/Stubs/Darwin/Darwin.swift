// What Swift adds to the C library on macOS: Platform.swift and TiocConstants.swift in stdlib/public/Platform of
// github.com/swiftlang/swift.

@_exported import Darwin

// sys/errno.h
public var errno: Int32 {
  get { 0 }
  set {}
}

// fcntl.h
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

// ioctl.h
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt { 0 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }

// signal.h
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }

// time.h: what the importer makes of a macro that stands for a constant.
public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { UnsafeMutablePointer(bitPattern: 1)! }
