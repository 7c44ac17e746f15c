#define _GNU_SOURCE
#include "Apart.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Bytes of the address space in use. */
static size_t address_space(void) {
    char text[64] = {0};
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    return length > 0 ? strtoull(text, NULL, 10) * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

static void limit(int resource, rlim_t value) {
    struct rlimit limits;
    if (getrlimit(resource, &limits) == 0 && value < limits.rlim_cur) {
        limits.rlim_cur = value;
        setrlimit(resource, &limits);
    }
}

static void settle(size_t memory) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    /* The handlers are of the process that was copied; here a signal just ends the work. */
    const int numbers[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) signal(numbers[i], SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    /* Whoever waits for the end of the process's output must not have to wait for this too. */
    int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (nowhere >= 0) {
        dup2(nowhere, STDIN_FILENO);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
    }
    limit(RLIMIT_CORE, 0);
    size_t present = address_space();
    if (present > 0) limit(RLIMIT_AS, present + memory);
}

/* Waits until the child has ended or the deadline has come: 1 for the end, 0 for the deadline. */
static int wait_for_end(pid_t child, double deadline) {
#ifdef SYS_pidfd_open
    int descriptor = (int)syscall(SYS_pidfd_open, child, 0);
    if (descriptor >= 0) {
        int ended = 0;
        for (;;) {
            double rest = deadline - now();
            struct pollfd end = {.fd = descriptor, .events = POLLIN};
            int milliseconds = rest <= 0 ? 0 : rest > 1e6 ? 1000000000 : (int)(rest * 1000) + 1;
            ended = poll(&end, 1, milliseconds);
            if (ended > 0 || (ended == 0 && now() >= deadline)) break;
        }
        close(descriptor);
        return ended > 0;
    }
#endif
    for (;;) {
        siginfo_t end = {0};
        if (waitid(P_PID, (id_t)child, &end, WEXITED | WNOHANG | WNOWAIT) != 0 || end.si_pid == child) return 1;
        if (now() >= deadline) return 0;
        usleep(500);
    }
}

apart_result apart(void (*work)(void *), void *context, double seconds, size_t memory) {
    double deadline = now() + seconds;
    pid_t child = fork();
    if (child < 0) return APART_IMPOSSIBLE;
    if (child == 0) {
        settle(memory);
        work(context);
        _exit(0);
    }
    int in_time = wait_for_end(child, deadline);
    if (!in_time) kill(child, SIGKILL);
    int status = 0;
    pid_t reaped;
    do {
        reaped = waitpid(child, &status, 0);
    } while (reaped < 0 && errno == EINTR);
    if (!in_time) return APART_OUT_OF_TIME;
    /* A process that ignores its children's ends has no status; the work's own traces tell then. */
    return reaped < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 0) ? APART_DONE : APART_BROKEN;
}
