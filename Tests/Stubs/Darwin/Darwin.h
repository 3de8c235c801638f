// What the sources of the tool use of the C library of macOS. Each part names the public header that declares it
// there, in github.com/apple-oss-distributions: Libc, xnu (bsd), libpthread and copyfile. What decides whether
// a call compiles is theirs: the widths, what may be null, the layout of structures.

#ifndef STUB_DARWIN_H
#define STUB_DARWIN_H

// sys/_types.h, i386/_types.h, arm/_types.h
typedef int blksize_t;
typedef long long blkcnt_t;
typedef int dev_t;
typedef unsigned int gid_t;
typedef unsigned long long ino_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int sigset_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef long time_t;
typedef unsigned int uid_t;
typedef unsigned int uint32_t;

// sys/_types/_timespec.h
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

// sys/errno.h
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define ENXIO 6
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ENOTSUP 45
#define ELOOP 62
#define EOPNOTSUPP 102

// sys/syslimits.h
#define PATH_MAX 1024

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
uid_t getuid(void);
int stat(const char *, struct stat *);

// sys/fcntl.h; `open` and `fcntl` take variable arguments: see Darwin.swift
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1

// sys/dirent.h, dirent.h
struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
typedef struct {
  int __dd_fd;
  long __dd_loc;
  long __dd_size;
  char *__dd_buf;
  int __dd_len;
  long __dd_seek;
  int __dd_flags;
} DIR;
int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// sys/poll.h
#define POLLOUT 0x0004
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
int poll(struct pollfd *, nfds_t, int);

// sys/ttycom.h; `TIOCGWINSZ` is in Darwin.swift
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

// sys/wait.h
pid_t waitpid(pid_t, int *, int);

// sys/signal.h, signal.h, i386/signal.h, arm/signal.h; `SIG_DFL` and `SIG_IGN` are in Darwin.swift
#define SIGHUP 1
#define SIGINT 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGPIPE 13
#define SIGTERM 15
#define SIGCHLD 20
#define SIGXFSZ 25
typedef int sig_atomic_t;
typedef void (*sig_t)(int);
struct __siginfo;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int kill(pid_t, int);
int dup(int);
int dup2(int, int);
int raise(int);
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
void (*signal(int, void (*)(int)))(int);

// spawn.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawnp(
  pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
  char *const __argv[restrict], char *const __envp[restrict]);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);

// pthread/pthread.h, sys/_pthread/_pthread_types.h: all of it says what may be null
#pragma clang assume_nonnull begin
struct _opaque_pthread_mutex_t {
  long __sig;
  char __opaque[56];
};
struct _opaque_pthread_mutexattr_t {
  long __sig;
  char __opaque[8];
};
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
typedef unsigned long pthread_key_t;
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_key_create(pthread_key_t *, void (*_Nullable)(void *));
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *restrict, const pthread_mutexattr_t *_Nullable restrict);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
#pragma clang assume_nonnull end

// copyfile.h
#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
typedef struct _copyfile_state *copyfile_state_t;
typedef uint32_t copyfile_flags_t;
int fcopyfile(int, int, copyfile_state_t, copyfile_flags_t);

// unistd.h, sys/unistd.h
#define W_OK (1 << 1)
#define R_OK (1 << 2)
#define _SC_NPROCESSORS_ONLN 58
int access(const char *, int);
int close(int);
int fchown(int, uid_t, gid_t);
int fsync(int);
pid_t getpid(void);
int isatty(int);
int pipe(int[2]);
ssize_t read(int, void *, size_t);
long sysconf(int);
int unlink(const char *);
ssize_t write(int, const void *, size_t);

// stdio.h, stdlib.h, malloc/malloc.h
int rename(const char *, const char *);
__attribute__((noreturn)) void exit(int);
void free(void *);
char *getenv(const char *);
void *malloc(size_t);
char *realpath(const char *restrict, char *restrict);

// string.h
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *strdup(const char *);
char *strerror(int);
size_t strlen(const char *);

// time.h; the names without a line are in Darwin.swift
typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
} clockid_t;
int clock_gettime(clockid_t, struct timespec *);

#endif
