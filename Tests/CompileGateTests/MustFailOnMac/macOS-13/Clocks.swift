import Darwin

func seconds() -> Int {
  let clock: Int32 = CLOCK_MONOTONIC // error: cannot convert value of type 'clockid_t' to specified type 'Int32'
  var time = timespec()
  clock_gettime(CLOCK_BOOTTIME, &time) // error: cannot find 'CLOCK_BOOTTIME' in scope
  clock_gettime(CLOCK_REALTIME, &time)
  return time.tv_sec
}
