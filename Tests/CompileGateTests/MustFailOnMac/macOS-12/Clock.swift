func now() -> ContinuousClock.Instant { // error: 'ContinuousClock' is only available in macOS 13.0 or newer
  ContinuousClock().now // error: 'ContinuousClock' is only available in macOS 13.0 or newer
}
