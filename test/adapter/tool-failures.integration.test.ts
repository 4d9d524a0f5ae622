import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { testHost } from '../helpers/test-host.ts';
import { toolBox } from './real-tools.ts';

const TREE = { 'a.py': 'x = 1\n' };

const program = (script: string): string =>
  `#!/bin/sh\nif [ "$1" = --version ]; then echo 'tool 1.2.3'; exit 0; fi\n${script}\n`;

const EMPTY = '{"version":"1.1.1","generalDiagnostics":[],"summary":{"filesAnalyzed":1}}';

test('the smallest valid output is converted to a bundle without diagnostics', async () => {
  await using box = await toolBox(TREE, { pyright: program(`echo '${EMPTY}'`) });
  const bundle = await box.run('pyright');
  expect(bundle.facts?.diagnostics).toEqual([]);
  expect(bundle.environment.server).toEqual({ name: 'pyright', version: '1.2.3' });
});

test.each([
  [
    'exits with an unexpected code',
    `echo '${EMPTY}'; echo words >&2; exit 4`,
    'E/INCONCLUSIVE',
    /exited with code 4: words/u,
  ],
  ['prints nothing', 'exit 0', 'E/INCONCLUSIVE', /output of the tool is empty/u],
  ['prints incomplete output', `printf '%.20s' '${EMPTY}'`, 'E/INCONCLUSIVE', /or is incomplete/u],
  ['prints text instead of JSON', 'echo hello', 'E/INCONCLUSIVE', /not Pyright's JSON/u],
  ['is killed', 'kill -9 $$', 'E/LS_CRASH', /SIGKILL/u],
])('a tool that %s causes an error', async (_, script, code, words) => {
  await using box = await toolBox(TREE, { pyright: program(script) });
  const failed = box.run('pyright');
  await expect(failed).rejects.toMatchObject({ code });
  await expect(failed).rejects.toThrow(words);
});

const PARTIAL = "echo 'a.py:1:1:1:2: error: Wrong  [misc]'";

test.each([
  ['mypy', 'echo Traceback >&2; exit 1', /mypy exited with code 1: Traceback/u],
  [
    'mypy',
    `${PARTIAL}; echo 'b.py:1: error: INTERNAL ERROR -- words' >&2; exit 2`,
    /INTERNAL ERROR -- words/u,
  ],
  ['tsc', 'echo Debug Failure >&2; exit 1', /tsc exited with code 1: Debug Failure/u],
  ['tsc', 'exit 2', /tsc exited with code 2 and no output/u],
] as const)('a crash of %s causes an error, even after partial output: %s', async (tool, script, words) => {
  await using box = await toolBox({ ...TREE, 'tsconfig.json': '{}' }, { [tool]: program(script) });
  const failed = box.run(tool);
  await expect(failed).rejects.toMatchObject({ code: 'E/INCONCLUSIVE' });
  await expect(failed).rejects.toThrow(words);
});

test('if mypy reports an error in a file and exits with code 2, the bundle contains the error', async () => {
  await using box = await toolBox(TREE, { mypy: program(`${PARTIAL}; exit 2`) });
  const bundle = await box.run('mypy');
  expect(bundle.facts?.counts.error).toBe(1);
});

// On a busy machine, a timeout may expire before the child process starts. The test then tries a longer timeout.
test.each([
  ['timeout', 'E/LS_TIMEOUT', [1500, 15_000, 120_000]],
  ['abort signal', 'E/REQUEST_CANCELLED', [600_000]],
] as const)('the %s ends the run and the child process of the tool', async (cause, code, limits) => {
  await using box = await toolBox(TREE, { pyright: program('sleep 600 & echo $! > "$PID_FILE"; wait') });
  const pidFile = path.join(box.programs, 'pid');
  const started = (): number | undefined =>
    existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) || undefined : undefined;
  const abort = new AbortController();
  for (const timeoutMs of limits) {
    const failed = expect(
      box.run('pyright', {
        host: testHost({ PATH: `${box.programs}:${process.env['PATH'] ?? ''}`, PID_FILE: pidFile }),
        timeoutMs,
        signal: abort.signal,
      }),
    ).rejects.toMatchObject({ code });
    if (cause === 'abort signal') {
      await eventually('the tool has started', started);
      abort.abort();
    }
    await failed;
    if (started() !== undefined) break;
  }
  const pid = started() ?? expect.fail('the tool has not started');
  await eventually('the child process has ended', () => isGone(pid));
});

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

test('a tool in the workspace is not run, even through a link from outside', async () => {
  await using box = await toolBox(TREE);
  const bin = path.join(box.workspace, 'bin');
  await mkdir(bin);
  await writeFile(path.join(bin, 'pyright'), program(`echo '${EMPTY}'`), { mode: 0o755 });
  await symlink(path.join(bin, 'pyright'), path.join(box.programs, 'pyright'));
  const failed = box.run('pyright', { host: testHost({ PATH: `${bin}:${box.programs}` }) });
  await expect(failed).rejects.toMatchObject({ code: 'E/NO_SERVER' });
  await expect(failed).rejects.toThrow(/npm install --global pyright/u);
});

test('saved output is rejected if it names a missing file or a link out of the workspace, else accepted', async () => {
  await using box = await toolBox(TREE);
  const output = JSON.stringify({
    ...(JSON.parse(EMPTY) as object),
    generalDiagnostics: [{ file: 'gone.py', severity: 'error', message: 'm' }],
  });
  await expect(box.run('pyright', { output })).rejects.toMatchObject({ code: 'E/VERSION_SKEW' });
  await symlink('/etc/hostname', path.join(box.workspace, 'gone.py'));
  await expect(box.run('pyright', { output })).rejects.toMatchObject({ code: 'E/JAIL' });
  const empty = await box.run('pyright', { output: EMPTY });
  expect(empty.environment.server).toEqual({ name: 'pyright', version: '1.1.1' });
  expect(empty.facts?.scope).toEqual({ kind: 'workspace', files: 1 });
});
