import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { programWithPyright } from '../helpers/altered-pyright.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { lanser, LANSER, startLanser } from '../helpers/lanser.ts';
import { runnerCommands } from '../helpers/runner-log.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { HAS_STRACE } from '../helpers/strace.ts';
import { eventsIn, traceText } from '../helpers/trace-file.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { bundlesIn, idsOf, useRecordedBatch } from './recorded-batch.ts';

const sandbox = useSandbox();
const { FILE, SPARE, repository, start, printed, elsewhere } = useRecordedBatch(sandbox);

async function withoutWorkspace<T>(work: () => Promise<T>): Promise<T> {
  const away = path.join(sandbox.path, 'away');
  await rename(repository().path, away);
  try {
    return await work();
  } finally {
    await rename(away, repository().path);
  }
}

describe('trace replay', () => {
  test('recreates every bundle without the workspace, in a different folder, locale and time zone', async () => {
    expect(
      printed()
        .map(({ status }) => status)
        .join(),
    ).toBe('ok,ok,ok,error,ok,error,ok');
    const { exitCode, stdout, stderr } = await withoutWorkspace(async () =>
      lanser(['trace', 'replay', FILE, '--json'], elsewhere),
    );
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(idsOf(bundlesIn(stdout))).toEqual(idsOf(printed()));
    for (const bundle of bundlesIn(stdout)) expect(schemaErrors('bundle', bundle)).toEqual([]);
    const text = await lanser(['trace', 'replay', FILE], elsewhere);
    expect(text.stdout).toBe(
      printed()
        .map(({ request, bundleId }, index) => `match    ${index} ${String(request.cmd)} ${bundleId}\n`)
        .join(''),
    );
  });

  test.runIf(HAS_STRACE)(
    'starts only `cp` and a Node process for the cleanup, and opens no network connection',
    async () => {
      const log = path.join(sandbox.path, 'calls');
      const child = spawn(
        'strace',
        [
          '-f',
          '-qq',
          '--seccomp-bpf',
          '-s',
          '4096',
          '-e',
          'trace=execve,connect',
          '-o',
          log,
          process.execPath,
          LANSER,
          'trace',
          'replay',
          FILE,
        ],
        { cwd: elsewhere.cwd, env: { ...elsewhere.env, PATH: start().env['PATH'] }, stdio: 'ignore' },
      );
      expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
      const calls = readFileSync(log, 'utf8');
      const programs = [...calls.matchAll(/execve\("([^"]*)", \["[^"]*", "([^"]*)".*= 0$/gmu)].map(
        ([, program = '', first = '']) => `${path.basename(program)} ${path.basename(first)}`,
      );
      expect(programs.filter((program) => !program.startsWith('cp ')).toSorted()).toEqual([
        'node bin.js',
        'node janitor-process.js',
      ]);
      expect(calls).not.toMatch(/pyright|langserver|"git"/u);
      expect(calls).not.toMatch(/connect\(.*AF_INET/u);
    },
  );

  test('exits with 76 and prints the first difference if a recorded response lacks a reference', async () => {
    const events = await eventsIn(FILE);
    const file = path.join(sandbox.path, 'dropped.jsonl');
    // While recording, lanser asked until two answers were equal. So the test changes all responses to this request.
    const forged = events.map((event) =>
      event.kind === 'rpc' && event.method === 'textDocument/references' && 'result' in event
        ? { ...event, result: (event.result as readonly unknown[]).slice(1) }
        : event,
    );
    await writeFile(file, traceText(forged));
    const { exitCode, stdout } = await lanser(['trace', 'replay', file], elsewhere);
    expect(exitCode).toBe(76);
    expect(stdout).toMatch(
      /^mismatch 1 references sha256:[0-9a-f]{64}\n {2}Operation 1, event \d+: bundle at \/facts\/references\/0\/range\/0: /mu,
    );
    expect(stdout).toContain(`  /facts/references/0/range/0: 0 -> 2\n`);
  });

  test('exits with 22 and prints the number of the line at which a trace is cut off; --partial replays the earlier lines', async () => {
    const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
    const cut = path.join(sandbox.path, 'cut.jsonl');
    await writeFile(cut, `${lines.slice(0, -1).join('\n')}\n`);
    const refused = await lanser(['trace', 'replay', cut, '--json'], elsewhere);
    expect([refused.exitCode, refused.stderr]).toEqual([
      22,
      expect.stringContaining(`Line ${lines.length}: `),
    ]);
    const taken = await lanser(['trace', 'replay', cut, '--json', '--partial'], elsewhere);
    expect([taken.exitCode, idsOf(bundlesIn(taken.stdout))]).toEqual([0, idsOf(printed())]);
  });

  test('leaves no files if it is interrupted', async () => {
    const running = startLanser(['trace', 'replay', FILE], elsewhere);
    await running.waitForOutput(/^match {4}1 /mu);
    running.child.kill('SIGINT');
    // The replay may end before the signal arrives. After the tests, the sandbox checks that no files remain.
    expect([28, 0]).toContain((await running.finished).exitCode);
  });

  test('computes the bundles anew, so a changed lanser causes a mismatch', async () => {
    const dist = path.dirname(LANSER);
    const changed = path.join(sandbox.path, 'changed');
    await cp(dist, path.join(changed, 'dist'), { recursive: true });
    await cp(path.join(dist, '../package.json'), path.join(changed, 'package.json'));
    const program = path.join(changed, 'dist/shared.js');
    const source = await readFile(program, 'utf8');
    const sorting =
      /function (?<name>[\w$]+)\((?<left>[\w$]+), ?(?<right>[\w$]+)\) ?\{\s*return \k<left> < \k<right> \? -1 : \k<left> > \k<right> \? 1 : 0;?\s*\}/u;
    expect(source).toMatch(sorting);
    await writeFile(
      program,
      source.replace(sorting, (whole) => whole.replace('? -1 :', '? 1 :').replace('? 1 : 0', '? -1 : 0')),
    );
    const { exitCode, stdout } = await lanser(['trace', 'replay', FILE], {
      ...elsewhere,
      program: path.join(changed, 'dist/bin.js'),
    });
    expect(exitCode).toBe(76);
    expect(stdout).toMatch(/^mismatch 1 references/mu);
    await rm(changed, { recursive: true });
  });
});

test('a trace contains no path of the sandbox or of Node, no user or host name, and no value of an environment variable', async () => {
  await writeTree(sandbox.path, { 'canary/lib/canary_lib.py': 'x: str = ""\n', 'canary/home/': '' });
  const file = path.join(sandbox.path, 'plain.jsonl');
  const env = {
    ...start().env,
    HOME: path.join(sandbox.path, 'canary/home'),
    USER: 'canary-user',
    CANARY: 'canary-value',
    PYTHONPATH: path.join(sandbox.path, 'canary/lib'),
  };
  const { exitCode } = await lanser(['diag', '--trace-file', file], { ...start(), env });
  expect(exitCode).toBe(0);
  const text = readFileSync(file, 'utf8');
  // A short host name could be part of an unrelated word.
  const host = hostname().length > 8 ? [hostname()] : [];
  for (const secret of ['canary', sandbox.path, process.execPath, ...host])
    expect(text).not.toContain(secret);
});

describe('file contents that the trace does not embed', () => {
  test('are read from the checkout, or from its history if the file has changed', async () => {
    expect(readFileSync(SPARE, 'utf8')).not.toContain('"content"');
    expect((await lanser(['trace', 'replay', SPARE], start())).exitCode).toBe(0);
    const replayArgs = ['trace', 'replay', SPARE, '--workspace', repository().path];
    expect((await lanser(replayArgs, { ...elsewhere, env: sandbox.env })).exitCode).toBe(0);
    const old = await readFile(path.join(repository().path, 'ledger/money.py'), 'utf8');
    await repository().write('ledger/money.py', 'x = 1\n');
    expect((await lanser(['trace', 'replay', SPARE], start())).exitCode).toBe(0);
    await repository().write('ledger/money.py', old);
  });

  test('cause an error with a hint if the command runs outside of a repository', async () => {
    const { exitCode, stderr } = await lanser(['trace', 'replay', SPARE], elsewhere);
    expect([exitCode, stderr]).toEqual([3, expect.stringMatching(/money\.py.*--workspace.*--no-embed/su)]);
  });
});

test('trace verify reports a conclusion for each trace file', async () => {
  const bad = path.join(sandbox.path, 'bad.jsonl');
  await writeFile(bad, readFileSync(FILE, 'utf8').replace('"seq":1,', '"seq":2,'));
  const missing = path.join(sandbox.path, 'gone.jsonl');
  expect((await lanser(['trace', 'verify', FILE], elsewhere)).stdout).toBe(
    `match           7 bundles run.jsonl\n`,
  );
  const { exitCode, stdout } = await lanser(['trace', 'verify', FILE, bad, missing, '--json'], elsewhere);
  expect(exitCode).toBe(1);
  const checks = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(checks).toMatchObject([
    { path: 'run.jsonl', conclusion: 'match', bundles: 7, firstDifference: null },
    { path: 'bad.jsonl', conclusion: 'unreadable', bundles: 0, firstDifference: { line: 2, index: null } },
    { path: 'gone.jsonl', conclusion: 'unreadable', bundles: 0, firstDifference: { line: null } },
  ]);
  for (const check of checks) expect(schemaErrors('report#/$defs/traceCheck', check)).toEqual([]);
});

test('trace verify and trace replay reach a late fault although the reader of their output has closed the pipe', async () => {
  const cut = path.join(sandbox.path, 'cut-off.jsonl');
  await writeFile(cut, readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n'));
  const statusOf = (...args: readonly string[]): number | null => {
    // Without pipefail, the exit code would be that of `true`, which reads nothing.
    const script = 'set -o pipefail; "$@" | true';
    const command = ['-c', script, 'bash', process.execPath, LANSER, 'trace', ...args];
    const { status, stderr } = spawnSync('/bin/bash', command, { ...elsewhere, encoding: 'utf8' });
    expect(stderr).not.toMatch(/EPIPE/u);
    return status;
  };
  expect(statusOf('verify', FILE, FILE, cut)).toBe(1);
  expect(statusOf('replay', cut)).toBe(22);
  expect(statusOf('replay', FILE)).toBe(0);
});

test('a change that only the digest in the last line detects is reported as a mismatch', async () => {
  const changed = path.join(sandbox.path, 'changed.jsonl');
  const text = readFileSync(FILE, 'utf8');
  // Changes the recorded architecture, which a replay does not use.
  const platform = /"platform":"(\w+)-\w+"/u.exec(text)?.[0] ?? '';
  await writeFile(changed, text.replace(platform, platform.replace(/-\w+/u, '-other')));
  const lines = text.trimEnd().split('\n').length;
  const listed = await lanser(['trace', 'list', changed], elsewhere);
  expect([listed.exitCode, listed.stderr]).toEqual([
    76,
    expect.stringContaining(`E/REPLAY_MISMATCH: Line ${lines}: the digest differs`),
  ]);
  expect((await lanser(['trace', 'replay', changed], elsewhere)).exitCode).toBe(76);
  const { exitCode, stdout } = await lanser(['trace', 'verify', changed, '--json'], elsewhere);
  expect([exitCode, JSON.parse(stdout)]).toMatchObject([1, { conclusion: 'mismatch' }]);
});

test('in a GitHub job, trace and reward print no workflow command from a recording or its file name', async () => {
  const hostile = path.join(sandbox.path, '\n::error::name.jsonl');
  await lanser(['locate', '\n::error::text ##[error]text', '--trace-file', hostile], start());
  const job = { ...elsewhere, env: { ...elsewhere.env, GITHUB_ACTIONS: 'true' } };
  for (const args of [
    ['trace', 'list', hostile],
    ['trace', 'show', hostile],
    ['trace', 'replay', hostile],
    ['trace', 'verify', hostile],
    ['reward', '--trace', hostile],
  ]) {
    for (const form of [[], ['--json']]) {
      const { exitCode, stdout, stderr } = await lanser([...args, ...form], job);
      expect([args, exitCode, stderr]).toEqual([args, 0, '']);
      expect(stdout).not.toBe('');
      expect(runnerCommands(stdout)).toEqual([]);
      if (form.length > 0) expect(JSON.parse(stdout)).toEqual(expect.anything());
      else if (args[1] === 'list') expect(stdout.match(/\n/gu)).toHaveLength(1);
    }
  }
});

describe('trace replay --live', () => {
  test('recreates the bundle with a real server on a copy of the workspace', async () => {
    const before = folderDigest(repository().path);
    const { exitCode, stdout, stderr } = await lanser(['trace', 'replay', SPARE, '--live'], start());
    expect([exitCode, stderr, stdout]).toEqual([0, '', expect.stringMatching(/^match {4}0 hover /u)]);
    const log = (await lanser(['trace', 'replay', SPARE, '--live', '--verbose'], start())).stderr;
    expect(log).toMatch(/^lanser: pyright: Pyright language server .* starting$/mu);
    expect(log).toContain(`${sandbox.temporary}/lanser-`);
    expect(log).not.toContain(repository().path);
    expect(folderDigest(repository().path)).toEqual(before);
  });

  test('rejects the trace of a gate', async () => {
    const file = path.join(sandbox.path, 'gate.jsonl');
    const gate = ['gate', '--base', 'HEAD', '--head', 'HEAD', '--trace-file', file];
    expect((await lanser(gate, start())).exitCode).toBe(0);
    const { exitCode, stdout, stderr } = await lanser(['trace', 'replay', file, '--live'], start());
    expect([exitCode, stdout, stderr]).toEqual([20, '', expect.stringContaining('The trace of a gate')]);
    expect((await lanser(['trace', 'replay', file], elsewhere)).exitCode).toBe(0);
  });

  test('reports a mismatch if the answer of the real server differs from the recorded one', async () => {
    const program = programWithPyright(
      path.join(sandbox.path, 'altered'),
      `(text) => text.replace('class Money(', 'class Other(')`,
    );
    const { exitCode, stdout } = await lanser(['trace', 'replay', SPARE, '--live'], { ...start(), program });
    expect([exitCode, stdout]).toEqual([76, expect.stringMatching(/^mismatch 0 hover /u)]);
  });
});
