import Darwin

func makeKey() -> UInt32 {
  var key = pthread_key_t()
  pthread_key_create(&key) { free($0!) } // error: cannot force unwrap value of non-optional type 'UnsafeMutableRawPointer'
  return key // error: cannot convert return expression of type 'pthread_key_t' (aka 'UInt') to return type 'UInt32'
}
