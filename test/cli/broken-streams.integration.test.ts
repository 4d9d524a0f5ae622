import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANSER } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const workspace = path.join(sandbox.path, 'workspace');

beforeAll(() => {
  mkdirSync(workspace);
  writeFileSync(path.join(workspace, 'one.py'), 'x: int = ""\n');
});

interface ShellResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

function shell(command: string, preload = 'data:text/javascript,'): ShellResult {
  const program = `'${process.execPath}' --import '${preload}' '${LANSER}'`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', command.replace('lanser', program)], {
    cwd: workspace,
    env: sandbox.env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

describe('a failed write to standard error does not change the exit code', () => {
  test('if standard error is closed early', () => {
    const { stdout, status } = shell('lanser diag --json --verbose one.py 2> >(head -n 1 > /dev/null)');
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ok' });
    expect(status).toBe(0);
  });

  test.runIf(existsSync('/dev/full'))('if standard error is full', () => {
    const { stdout, status } = shell('lanser diag --json --verbose one.py 2> /dev/full');
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ok' });
    expect(status).toBe(0);
    expect(shell('lanser diag missing.py 2> /dev/full').status).toBe(3);
  });
});

test
  .runIf(existsSync('/dev/full'))
  .each(['diag one.py', 'diag --json one.py', 'diag --json none.py', '--help'])(
  '%s exits with 71 and prints one error line if standard output is full',
  (args) => {
    const { stderr, status } = shell(`lanser ${args} > /dev/full`);
    expect(status).toBe(71);
    const errorLines = stderr.split('\n').filter((line) => line.includes('E/FS_PERMISSIONS'));
    expect(errorLines).toEqual([
      'lanser: E/FS_PERMISSIONS: Standard output cannot be written: no space left on device. Check the program or file that receives the output.',
    ]);
    expect(stderr).not.toMatch(/^\s+at /mu);
  },
);

describe('after an internal error, the exit code is 125', () => {
  const BUG = 'throw new Error("a \\u202Ebug")';
  const ONCE_IT_RUNS = 'process.on("newListener",(name)=>{if(name==="SIGINT")';
  const PRELOADS = [
    ['if it occurs in a command', `data:text/javascript,performance.now=()=>{${BUG}}`],
    ['if it occurs outside a command', `data:text/javascript,${ONCE_IT_RUNS}setTimeout(()=>{${BUG}})})`],
    [
      'if it rejects a promise that has no handler',
      `data:text/javascript,${ONCE_IT_RUNS}setTimeout(async()=>{${BUG}})})`,
    ],
  ] as const;

  test.each(PRELOADS)('%s', (_where, preload) => {
    const { stdout, stderr, status } = shell('lanser diag --json one.py', preload);
    expect(status).toBe(125);
    expect(stderr).toMatch(/^lanser: internal error: Error: a \\u202Ebug\n\s+at /u);
    expect(stdout).toBe('');
  });

  test('if standard error is closed', () => {
    expect(shell('lanser diag one.py 2>&-', PRELOADS[0][1]).status).toBe(125);
  });
});

test('a removed current folder is a usage error, which --json prints as a bundle', () => {
  const { stdout, stderr, status } = shell('mkdir gone && cd gone && rmdir ../gone && lanser diag --json');
  expect(status).toBe(20);
  expect(JSON.parse(stdout)).toMatchObject({ request: { cmd: 'diagnostics' }, error: { code: 'E/USAGE' } });
  expect(stderr).toContain(
    'lanser: E/USAGE: The current folder does not exist. Change to an existing folder.',
  );
  expect(stderr).not.toMatch(/^\s+at /mu);
});
