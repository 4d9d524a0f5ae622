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

const SYNTAX = "echo 'a.py:1:1:1:2: error: Invalid syntax  [syntax]'";

test('if mypy reports a syntax error and exits with code 2, the bundle contains all errors', async () => {
  await using box = await toolBox(TREE, { mypy: program(`${PARTIAL}; ${SYNTAX}; exit 2`) });
  const bundle = await box.run('mypy');
  expect(bundle.facts?.counts.error).toBe(2);
});

const TWICE = 'a.py: error: Source file found twice under different module names: "a" and "b.a"';

test.each([
  [`echo '${TWICE}'`, /at "a\.py": Source file found twice/u],
  [
    `${SYNTAX}; echo 'a.py:1:1:1:2: error: "break" outside loop'`,
    /at "a\.py", line 1: "break" outside loop/u,
  ],
  [PARTIAL, /stopped before it checked all files\./u],
])('if an error other than a syntax error stops mypy, the run fails: %s', async (script, words) => {
  await using box = await toolBox(TREE, { mypy: program(`${script}; exit 2`) });
  const failed = box.run('mypy');
  await expect(failed).rejects.toMatchObject({ code: 'E/INCONCLUSIVE' });
  await expect(failed).rejects.toThrow(words);
});

const WRONG = 'a.py:1: error: Wrong  [misc]\n';
const NOT_PARSED = 'a.py:1: error: Invalid syntax  [syntax]\n';
const CHECKED = '1 file (checked 1 source file)\n';
const STOPPED = 'Found 1 error in 1 file (errors prevented further checking)\n';
const pyrightOutput = (counts: object, severities: readonly string[]): string =>
  JSON.stringify({
    version: '1.1.1',
    generalDiagnostics: severities.map((severity) => ({ file: 'a.py', severity, message: 'm' })),
    summary: { filesAnalyzed: 1, ...counts },
  });

test.each([
  ['mypy', `Found 1 error in ${CHECKED}`],
  ['mypy', `${WRONG}Found 2 errors in ${CHECKED}`],
  ['mypy', `${WRONG}Found 1 error in ${CHECKED}Found 1 error in ${CHECKED}`],
  ['mypy', STOPPED],
  ['mypy', `${TWICE}\n${STOPPED}Success: no issues found in 1 source file\n`],
  ['pyright', pyrightOutput({ errorCount: 2 }, ['error', 'warning'])],
  ['pyright', pyrightOutput({ errorCount: 1, warningCount: 1 }, ['error'])],
  ['pyright', pyrightOutput({ informationCount: 1 }, [])],
] as const)(
  'saved output of %s is rejected if it lacks diagnostics that its summary counts, or if an error other than a syntax error stopped the run: %j',
  async (tool, output) => {
    await using box = await toolBox(TREE);
    await expect(box.run(tool, { output })).rejects.toMatchObject({ code: 'E/INCONCLUSIVE' });
  },
);

test.each([
  ['mypy', `${WRONG}Found 1 error in ${CHECKED}`],
  // mypy counts this note as an error, because the note contains ": error:".
  ['mypy', `${WRONG}a.py:1: note: Revealed type is ": error:"\nFound 2 errors in ${CHECKED}`],
  ['mypy', `${NOT_PARSED}${STOPPED}`],
  ['pyright', pyrightOutput({ errorCount: 1, warningCount: 1, informationCount: 0 }, ['error', 'warning'])],
] as const)(
  'saved output of %s that lists all diagnostics that its summary counts is accepted, even if a syntax error stopped the run: %j',
  async (tool, output) => {
    await using box = await toolBox(TREE);
    const bundle = await box.run(tool, { output });
    expect(bundle.facts?.counts.error).toBe(1);
  },
);

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

test('saved output is rejected if it names a missing file or a link out of the workspace, and accepted if it has no diagnostics', async () => {
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
