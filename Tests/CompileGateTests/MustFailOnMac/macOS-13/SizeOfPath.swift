import Darwin
import MachO

func path(_ buffer: UnsafeMutablePointer<CChar>, _ size: inout Int) -> Bool {
  _NSGetExecutablePath(buffer, &size) == 0 // error: cannot convert value of type 'UnsafeMutablePointer<Int>'
}
