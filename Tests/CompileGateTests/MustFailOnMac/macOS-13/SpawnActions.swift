import Darwin

func redirect(_ actions: inout posix_spawn_file_actions_t) {
  posix_spawn_file_actions_adddup2(&actions, 1, 2) // error: cannot convert value
}

func redirect(_ actions: inout posix_spawn_file_actions_t?) { posix_spawn_file_actions_adddup2(&actions, 1, 2) }
