import Darwin

func describe(_ status: stat) -> [UInt64] {
  let mode: UInt32 = status.st_mode // error: cannot convert value of type 'mode_t' (aka 'UInt16') to specified type 'UInt32'
  let links: UInt = status.st_nlink // error: cannot convert value of type 'nlink_t' (aka 'UInt16') to specified type 'UInt'
  let device: UInt = status.st_dev // error: cannot convert value of type 'dev_t' (aka 'Int32') to specified type 'UInt'
  return [status.st_ino]
}
