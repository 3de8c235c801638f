import Darwin

func width() -> UInt16 {
  var size = winsize()
  let request: Int32 = TIOCGWINSZ // error: cannot convert value of type 'UInt' to specified type 'Int32'
  ioctl(1, Int32(TIOCGWINSZ), &size) // error: cannot convert value of type 'Int32' to expected argument type 'UInt'
  ioctl(1, TIOCGWINSZ, &size)
  return size.ws_col
}
