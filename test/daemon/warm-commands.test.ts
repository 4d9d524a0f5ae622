import { expect, test } from 'vitest';
import { isForDaemon, WARM_COMMANDS, workspaceArgument } from '../../src/daemon/warm-commands.ts';
import type { Operation } from '../../src/registry/operation.ts';
import { operationNamed, OPERATIONS } from '../../src/registry/operations.ts';

test('commands in WARM_COMMANDS write nothing without --apply, and do not run in the warm process with --apply or --keep', () => {
  for (const command of WARM_COMMANDS) {
    // `delta` and `hook` are not in `OPERATIONS`, and have neither `--apply` nor `--keep`.
    if (command === 'delta' || command === 'hook') continue;
    const name = operationNamed(command);
    expect(name, command).toBeDefined();
    const operation: Operation | undefined = name && OPERATIONS[name];
    expect(['never', 'if applied'], command).toContain(operation?.writes);
    for (const option of ['--apply', '--keep']) {
      expect(isForDaemon([command, 'x', option], {}), `${command} ${option}`).toBe(false);
    }
    expect(isForDaemon([command, 'x'], {}), command).toBe(true);
  }
});

test('with some commands, arguments and environment variables, a command line does not run in the warm process', () => {
  for (const option of [
    '-',
    '-h',
    '--help',
    '--keep',
    '--no-daemon',
    '--trace-file=x',
    '--verbose',
    '--tool',
    '--out=x',
    '--prev=-',
  ]) {
    expect(isForDaemon(['def', 'x', option], {}), option).toBe(false);
  }
  expect(isForDaemon(['def', 'x'], { LANSER_NO_DAEMON: '1' })).toBe(false);
  expect(isForDaemon(['def', 'x'], { CI: 'true' })).toBe(false);
  expect(isForDaemon(['def', 'x'], { LANSER_NO_DAEMON: '', CI: 'false' })).toBe(true);
  expect(isForDaemon(['apply', 'x'], {})).toBe(false);
  expect(isForDaemon(['hook', 'install'], {})).toBe(false);
  expect(isForDaemon(['hook', 'unknown'], {})).toBe(false);
  expect(isForDaemon(['hook', '--budget', '3', 'install'], {})).toBe(false);
  expect(isForDaemon(['hook', '--budget', '3'], {})).toBe(true);
  expect(isForDaemon([], {})).toBe(false);
});

test('the workspace argument is the value of the last --workspace, or else the current folder', () => {
  expect(workspaceArgument(['def', 'x'])).toBe('.');
  expect(workspaceArgument(['def', '--workspace', 'a', 'x'])).toBe('a');
  expect(workspaceArgument(['def', '--workspace=a=b', 'x'])).toBe('a=b');
  expect(workspaceArgument(['def', '--workspace', '--json'])).toBe('.');
  expect(workspaceArgument(['def', '--workspace', 'a', '--workspace=b'])).toBe('b');
});
