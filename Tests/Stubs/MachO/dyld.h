// mach-o/dyld.h, in github.com/apple-oss-distributions/dyld

int _NSGetExecutablePath(char *buf, unsigned int *bufsize);
