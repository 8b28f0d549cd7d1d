/* Troubles that a process cannot tell from real ones: its clock goes wrong, its disk is slow.

   Loaded with LD_PRELOAD; two numbers in the file that MEADHALL_TROUBLE names say how much, and may change at any time:
   nanoseconds that the clock of the day is wrong by, and microseconds that every sync takes longer. The monotonic clock
   stays right, as it does where somebody sets the time of a real machine. */

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t *trouble;       /* clock, sync */

__attribute__((constructor)) static void begin(void)
{
    const char *path = getenv("MEADHALL_TROUBLE");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *found = mmap(NULL, 2 * sizeof(int64_t), PROT_READ, MAP_SHARED, file, 0);
    trouble = found == MAP_FAILED ? NULL : found;
    close(file);
}

int clock_gettime(clockid_t which, struct timespec *now)
{
    int done = syscall(SYS_clock_gettime, which, now);
    if (done == 0 && trouble && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) {
        int64_t wrong = (int64_t)now->tv_sec * 1000000000 + now->tv_nsec + trouble[0];
        now->tv_sec = wrong / 1000000000;
        now->tv_nsec = wrong % 1000000000;
    }
    return done;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
    struct timespec found;
    (void)zone;
    int done = clock_gettime(CLOCK_REALTIME, &found);
    if (now) {
        now->tv_sec = found.tv_sec;
        now->tv_usec = found.tv_nsec / 1000;
    }
    return done;
}

time_t time(time_t *into)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (into)
        *into = now.tv_sec;
    return now.tv_sec;
}

static void dawdle(void)
{
    int64_t left = trouble ? trouble[1] : 0;
    if (left > 0)
        nanosleep(&(struct timespec){left / 1000000, left % 1000000 * 1000}, NULL);
}

int fsync(int file)
{
    dawdle();
    return syscall(SYS_fsync, file);
}

int fdatasync(int file)
{
    dawdle();
    return syscall(SYS_fdatasync, file);
}
