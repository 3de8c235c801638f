import Darwin

func written(_ status: stat) -> Int {
  status.st_mtim.tv_sec // error: value of type 'stat' has no member 'st_mtim'
}

func changed(_ status: stat) -> Int { status.st_ctimespec.tv_sec }
