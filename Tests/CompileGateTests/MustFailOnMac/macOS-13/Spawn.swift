import Darwin

func start(_ arguments: [UnsafeMutablePointer<CChar>?]) -> pid_t {
  var actions = posix_spawn_file_actions_t() // error: missing argument for parameter #1 in call
  var child: pid_t = 0
  posix_spawnp(&child, "git", nil, nil, arguments, environ)
  return child
}
