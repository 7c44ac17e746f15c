"""Runs one process and measures it from outside, the same way for every tool."""
import json
import os
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass, field

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Run:
    """What one process took. `cpu` and `peak` include the processes that it started and waited for."""

    wall: float = 0.0  # seconds from start to end of the process
    cpu: float = 0.0  # seconds, user + system
    peak: float = 0.0  # megabytes (10^6 bytes) resident, of the largest process; never below this program's own 16
    others: float = 0.0  # cores that the rest of the machine (neighbours of a virtual machine too) kept busy meanwhile
    pages: list = field(default_factory=list)  # the JSON objects that it printed
    failure: str = ""  # why it cannot count, or empty


def measure(command, timeout):
    """Runs `command` to its end and returns its `Run`; a failure is part of the result, not an exception."""
    run = Run()
    with tempfile.TemporaryFile() as talk:
        busy, start = machine_seconds(), time.perf_counter()
        try:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=talk, stdin=subprocess.DEVNULL,
                                       start_new_session=True)
        except OSError as error:
            return Run(failure=f"cannot start: {error}")
        timer = threading.Timer(timeout, os.killpg, (process.pid, signal.SIGKILL))
        timer.start()
        try:
            with process.stdout:
                lines = process.stdout.readlines()
            _, status, usage = os.wait4(process.pid, 0)  # not Popen.wait: only wait4 gives this process's own figures
        except BaseException:  # Ctrl-C does not reach a process of another session
            os.killpg(process.pid, signal.SIGKILL)
            raise
        finally:
            timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        run.wall = time.perf_counter() - start
        run.cpu = usage.ru_utime + usage.ru_stime
        run.peak = usage.ru_maxrss * 1024 / 1e6
        run.others = max(0.0, machine_seconds() - busy - run.cpu) / run.wall
        try:
            run.pages = [json.loads(line) for line in lines if line.strip()]
        except ValueError as error:
            run.failure = f"printed a line that is not JSON: {error}"
        # Exit 1 with the failed pictures named is a result: they are scored as read empty, the others count.
        partial = process.returncode == 1 and {"error" in page for page in run.pages} == {True, False}
        if process.returncode != 0 and not partial:
            talk.seek(0)
            last = talk.read().decode("utf-8", "replace").strip().splitlines()[-1:]
            cause = f"no end after {timeout:.0f} s" if run.wall >= timeout else f"exit status {process.returncode}"
            run.failure = ": ".join([cause, *last])
    return run


def machine_seconds():
    """CPU seconds that the whole machine has been busy since it started, stolen time included.

    user, nice, system, irq, softirq and steal of the first line of /proc/stat; idle and waiting for disks left out.
    """
    with open("/proc/stat") as stat:
        ticks = [int(value) for value in stat.readline().split()[1:9]]
    return (sum(ticks) - ticks[3] - ticks[4]) / TICKS


def cpu_description():
    """Model, cores that this process may use, and the instructions that decide which precision engines choose."""
    model, flags = "unknown CPU", []
    with open("/proc/cpuinfo") as info:
        for line in info:
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                model = value.strip()
            elif key.strip() == "flags":
                flags = value.split()
                break
    fast = [flag for flag in ("avx2", "avx512f", "avx512_vnni", "avx512_bf16", "amx_bf16") if flag in flags]
    return {"model": model, "cores": len(os.sched_getaffinity(0)), "flags": fast}
