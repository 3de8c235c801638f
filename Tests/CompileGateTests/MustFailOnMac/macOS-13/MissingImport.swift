import Darwin

func path(_ buffer: UnsafeMutablePointer<CChar>, _ size: inout UInt32) -> Bool {
  _NSGetExecutablePath(buffer, &size) == 0 // error: cannot find '_NSGetExecutablePath' in scope
}
