import Darwin

func position(in folder: String) -> Int {
  let handle: OpaquePointer? = opendir(folder) // error: type 'UnsafeMutablePointer<DIR>?' to type 'OpaquePointer?'
  let listed: UnsafeMutablePointer<DIR> = opendir(folder)
  return Int(readdir(listed).pointee.d_off) // error: value of type 'dirent' has no member 'd_off'
}

func isFolder(_ entry: dirent) -> Bool {
  let type: UInt8 = DT_DIR // error: cannot convert value of type 'Int32' to specified type 'UInt8'
  return entry.d_type == type
}
