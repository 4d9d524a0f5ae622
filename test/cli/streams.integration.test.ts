import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANSER, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const workspace = path.join(sandbox.path, 'workspace');
const start = { cwd: workspace, env: sandbox.env };
const ESCAPE = '\u001B';
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/u;
const diag = `'${process.execPath}' '${LANSER}' diag`;

beforeAll(() => {
  mkdirSync(workspace);
  writeFileSync(path.join(workspace, 'one.py'), 'x: int = ""\n');
  const include = ['.', `missing${ESCAPE}[31m\n\u202E`];
  writeFileSync(path.join(workspace, 'pyrightconfig.json'), JSON.stringify({ include }));
  writeFileSync(path.join(workspace, 'escape.py'), `x: int = "${ESCAPE}[31m\u202E"\n`);
  // The output for `many.py` exceeds a pipe's buffer. So `head` closes the pipe before lanser has written everything.
  writeFileSync(path.join(workspace, 'many.py'), '(1).wrong\n'.repeat(1500));
});

test('a command succeeds if the reader of its output closes the pipe early', () => {
  const { stdout, stderr, status } = spawnSync(
    'bash',
    ['-c', `set -o pipefail; ${diag} --json many.py | head -c 9`],
    {
      ...start,
      encoding: 'utf8',
    },
  );
  expect([stdout, status]).toEqual(['{"version', 0]);
  expect(stderr).not.toMatch(/EPIPE|Error/u);
});

test('with --json, stdout contains only JSON; with --verbose, stderr contains only `lanser:` lines, with escaped control characters', async () => {
  const { stdout, stderr } = await lanser(['diag', '--json', '--verbose', 'one.py'], start);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'ok' });
  expect(stdout.indexOf('\n')).toBe(stdout.length - 1);
  expect(stderr).toMatch(/^lanser: python \d/mu);
  // Pyright's log contains texts from the configuration.
  expect(stderr).toContain('missing\\u001B[31m\n');
  expect(
    stderr
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('lanser: ')),
  ).toEqual([]);
  expect(stderr).not.toMatch(CONTROL_CHARACTERS);
  expect(stderr).toMatch(/^lanser: pyright: Found 3 source files$/mu);
});

describe('colours', () => {
  test('are not written to a pipe, even with FORCE_COLOR or with escape codes in the checked text', async () => {
    const env = {
      ...sandbox.env,
      CI: 'true',
      FORCE_COLOR: '3',
      COLORTERM: 'truecolor',
      TERM: 'xterm-256color',
    };
    const { stdout, stderr } = await lanser(['diag', 'escape.py'], { ...start, env });
    expect(stdout).toContain('escape.py:1:10 - error: Type "Literal[');
    expect(stdout).toContain('\\u202E');
    expect(stdout + stderr).not.toMatch(CONTROL_CHARACTERS);
  });

  // The program `script` of util-linux runs a command on a terminal.
  const terminal = (env: Readonly<Record<string, string>>): string =>
    execFileSync('script', ['--quiet', '--return', '--command', `${diag} one.py`, '/dev/null'], {
      cwd: workspace,
      env: { ...sandbox.env, TERM: 'xterm', ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });

  describe.runIf(process.platform === 'linux' && existsSync('/usr/bin/script'))('on a terminal', () => {
    test('appear', () => expect(terminal({})).toContain(`${ESCAPE}[31merror${ESCAPE}[39m`));

    test('are not written if NO_COLOR is set', () => {
      const text = terminal({ NO_COLOR: '1' });
      expect(text).toContain('one.py:1:10 - error: ');
      expect(text.replaceAll(`\r${ESCAPE}[2K`, '')).not.toContain(ESCAPE);
    });
  });
});
