import Darwin

func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  sigaction(number, nil, &action)
  return action.__sigaction_handler.sa_handler == nil // error: value of type 'sigaction' has no member '__sigaction_handler'
}
