import Darwin

func first() -> String? {
  let lines = _NSGetEnviron().pointee // error: cannot find '_NSGetEnviron' in scope
  return environ?.pointee.map { String(cString: $0) } // error: cannot use optional chaining on non-optional value
}
