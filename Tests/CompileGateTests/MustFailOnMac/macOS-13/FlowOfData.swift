func start(_ isFirst: Bool) -> Int {
  let number: Int
  if isFirst { number = 1 }
  return number // error: constant 'number' used before being initialized
}
