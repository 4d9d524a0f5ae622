"""Runs a project's tests with pytest, and prints the outcome of each test as JSON.

    python3 bench/reward/run_tests.py < REQUEST > RESULT

The request has these members:
- `files`: arguments of pytest
- `only`: ids of the tests to run; null for all
- `without`: ids of tests to leave out
- `brief`: true to stop at the second failure or error
- `trace`: absolute paths of the sources to trace
- `seconds`: the limit of CPU time

The working directory must be the root of the project. The result has these members:
- `outcomes`: passed, failed or other, by id
- `tests`: the ids of the tests, in the order of their start
- `errors`: ids of the test files, or of parts of them, that cannot be collected
- `exit`: pytest's exit code
- `seconds`: CPU time
- `lines`: executed lines by traced source
- `calls`: the tests that call each traced function, as positions in `tests`; by source, then by the function's
  first line (with decorators, the first decorator's). -1 is a call outside of a test, or in the setup of a fixture
  that several tests share. judge.ts treats -1 as calls by all tests.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import sys
import threading
import time
from types import FrameType

import pytest

OUTSIDE = -1


class Tracer:
    """A trace function that records the executed lines and the called functions of some files."""

    def __init__(self, paths: list[str]) -> None:
        self.paths = {os.path.realpath(path): path for path in paths}
        self.lines: dict[str, set[int]] = {path: set() for path in paths}
        self.calls: dict[str, dict[int, set[int]]] = {path: {} for path in paths}
        self.known: dict[str, str | None] = {}
        self.test = OUTSIDE

    def start(self) -> None:
        if self.paths:
            threading.settrace(self.enter)
            sys.settrace(self.enter)

    def enter(self, frame: FrameType, event: str, argument: object):
        code = frame.f_code
        try:
            path = self.known[code.co_filename]
        except KeyError:
            path = self.paths.get(os.path.realpath(code.co_filename))
            self.known[code.co_filename] = path
        if path is None:
            return None
        self.calls[path].setdefault(code.co_firstlineno, set()).add(self.test)
        lines = self.lines[path]
        lines.add(frame.f_lineno)

        def execute(frame: FrameType, event: str, argument: object):
            lines.add(frame.f_lineno)
            return execute

        return execute


class Plugin:
    def __init__(self, request: dict, tracer: Tracer) -> None:
        self.only = None if request["only"] is None else set(request["only"])
        self.without = set(request["without"])
        self.tracer = tracer
        self.tests: list[str] = []
        self.outcomes: dict[str, str] = {}
        self.errors: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config, items) -> None:
        kept = [
            item
            for item in items
            if item.nodeid not in self.without and (self.only is None or item.nodeid in self.only)
        ]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept

    def pytest_collectreport(self, report) -> None:
        if report.failed:
            self.errors.append(report.nodeid)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item):
        self.tracer.test = len(self.tests)
        self.tests.append(item.nodeid)
        # Starts tracing again, because the previous test may have set a different trace function.
        self.tracer.start()
        yield
        self.tracer.test = OUTSIDE

    @pytest.hookimpl(hookwrapper=True)
    def pytest_fixture_setup(self, fixturedef):
        test = self.tracer.test
        if fixturedef.scope != "function":
            self.tracer.test = OUTSIDE
        yield
        self.tracer.test = test

    def pytest_runtest_logreport(self, report) -> None:
        previous = self.outcomes.get(report.nodeid)
        if report.failed or previous == "failed":
            self.outcomes[report.nodeid] = "failed"
        elif report.when == "call" and report.passed:
            self.outcomes[report.nodeid] = "passed"
        elif previous is None and report.skipped:
            self.outcomes[report.nodeid] = "other"


def main() -> None:
    request = json.load(sys.stdin)
    soft = request["seconds"]
    resource.setrlimit(resource.RLIMIT_CPU, (soft, soft + 5))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    # Tests and their C code may print. Only the result goes to the real standard output.
    output = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    sys.path.insert(0, os.getcwd())
    tracer = Tracer(request["trace"])
    plugin = Plugin(request, tracer)
    # The ids of tests are relative to the root, even if a subfolder has a pytest configuration.
    arguments = [f"--rootdir={os.getcwd()}", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    if request["brief"]:
        arguments.append("--maxfail=2")
    tracer.start()
    with contextlib.redirect_stdout(sys.stderr):
        code = pytest.main([*arguments, *request["files"]], plugins=[plugin])
    sys.settrace(None)
    json.dump(
        {
            "exit": int(code),
            "seconds": time.process_time(),
            "outcomes": plugin.outcomes,
            "errors": plugin.errors,
            "tests": plugin.tests,
            "lines": {path: sorted(lines) for path, lines in tracer.lines.items()},
            "calls": {
                path: {line: sorted(tests) for line, tests in calls.items()}
                for path, calls in tracer.calls.items()
            },
        },
        output,
    )
    output.flush()
    # A normal exit would wait for threads that tests have left running.
    os._exit(0)


if __name__ == "__main__":
    main()
