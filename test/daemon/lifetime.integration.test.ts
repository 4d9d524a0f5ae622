import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rm, utimes } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { lanser, LANSER, startLanser, type Start } from '../helpers/lanser.ts';
import { descendantsOf, HAS_PROC, isRunning, processesNaming } from '../helpers/processes.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { coldStart, comparable, daemonStatus, warmStart } from '../helpers/warm-lanser.ts';

const sandbox = useSandbox();
const root = path.join(sandbox.path, 'project');
const start: Start = warmStart(sandbox, root);
const runtime = path.join(sandbox.temporary, `lanser-${process.getuid?.()}`);
const SELECTOR = 'main.py@L2:C1';
const DEFINITION = ['def', SELECTOR, '--json'];

let repository: SandboxRepository;

beforeAll(async () => {
  repository = await sandbox.repository('project');
  await repository.write('lib.py', 'def make() -> int:\n    return 1\n');
  await repository.write('main.py', 'from lib import make\nmake()\n');
  await repository.commit();
});

afterEach(async () => {
  if (existsSync(runtime)) chmodSync(runtime, 0o700);
  await lanser(['stop'], start);
  await rm(runtime, { recursive: true, force: true });
});

function daemons(): readonly { readonly pid: number; readonly parent: number; readonly command: string }[] {
  return processesNaming(sandbox.path).filter(({ command }) => command.includes(' serve '));
}

async function coldAnswer(): Promise<object> {
  return comparable(await lanser(DEFINITION, coldStart(start)));
}

test.runIf(HAS_PROC)(
  'of 20 first calls at once, one process survives and all answers are the same',
  async () => {
    const cold = await coldAnswer();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => lanser(DEFINITION, start)));
    for (const answer of answers) expect(comparable(answer)).toEqual(cold);
    await eventually('only one process', () => daemons().length === 1);
    expect(readdirSync(runtime)).toHaveLength(1);
  },
);

test('a socket without a process is replaced', async () => {
  await lanser(DEFINITION, start);
  const { pid = 0, socket = '' } = (await daemonStatus(start)) ?? {};
  process.kill(pid, 'SIGKILL');
  await eventually('the process has ended', () => daemons().length === 0);
  expect(existsSync(socket)).toBe(true);
  expect(await daemonStatus(start)).toBeNull();
  await lanser(DEFINITION, start);
  const next = await daemonStatus(start);
  expect([next?.pid === pid, next?.answered]).toEqual([false, 1]);
});

test('a folder that others can enter is not used', async () => {
  await mkdir(runtime, { mode: 0o700 });
  chmodSync(runtime, 0o755);
  expect(comparable(await lanser(DEFINITION, start))).toEqual(await coldAnswer());
  expect(readdirSync(runtime)).toEqual([]);
  const { exitCode, stderr } = await lanser(['serve'], start);
  expect([exitCode, stderr]).toEqual([71, expect.stringContaining('mode 700')]);
});

test('a folder in a checkout is not used', async () => {
  const inside = { ...start, env: { ...start.env, XDG_RUNTIME_DIR: root } };
  expect((await lanser(DEFINITION, inside)).exitCode).toBe(0);
  expect(await daemonStatus(start)).toBeNull();
  expect(daemons()).toEqual([]);
  await rm(path.join(root, path.basename(runtime)), { recursive: true });
});

test('a process that does not answer as expected is not waited for', async () => {
  await lanser(DEFINITION, start);
  const { socket = '' } = (await daemonStatus(start)) ?? {};
  await lanser(['stop'], start);
  await mkdir(runtime, { mode: 0o700, recursive: true });
  const silent = net.createServer(
    (connection) =>
      void connection
        .on('error', () => {})
        .resume()
        .end('no JSON\n'),
  );
  await new Promise<void>((resolve) => {
    silent.listen(socket, resolve);
  });
  expect(comparable(await lanser(DEFINITION, start))).toEqual(await coldAnswer());
  await new Promise((resolve) => {
    silent.close(resolve);
  });
});

test.runIf(HAS_PROC)('a caller whose process is killed meanwhile does the work itself', async () => {
  const cold = await coldAnswer();
  const { finished } = startLanser(['diag', '--json'], start);
  const coldDiagnostics = lanser(['diag', '--json'], coldStart(start));
  const killed = await eventually('a process works', () => {
    const [daemon] = daemons();
    return daemon !== undefined && descendantsOf(daemon.pid).length > 0 && daemon;
  });
  const children = descendantsOf(killed.pid);
  process.kill(killed.pid, 'SIGKILL');
  expect(comparable(await finished)).toEqual(comparable(await coldDiagnostics));
  await eventually('no server is left', () => !children.some(isRunning));
  expect(comparable(await lanser(DEFINITION, start))).toEqual(cold);
});

test.runIf(HAS_PROC)('a killed caller leaves no request, and a killed server no error', async () => {
  const cold = await coldAnswer();
  await lanser(DEFINITION, start);
  const { pid = 0 } = (await daemonStatus(start)) ?? {};
  const { child, finished } = startLanser(['refs', SELECTOR], start);
  child.kill('SIGKILL');
  await finished;
  await repository.write('lib.py', 'def make() -> int:\n    return 2\n');
  expect((await lanser(['refs', SELECTOR], start)).exitCode).toBe(0);
  const server = descendantsOf(pid).find(({ command }) => command.includes('langserver'));
  process.kill(server?.pid ?? 0, 'SIGKILL');
  expect(comparable(await lanser(DEFINITION, start))).toMatchObject({ exitCode: 0, stderr: '' });
  await repository.write('lib.py', 'def make() -> int:\n    return 1\n');
  expect(comparable(await lanser(DEFINITION, start))).toEqual(cold);
  expect(await daemonStatus(start)).toMatchObject({ pid, requests: 0 });
});

test.runIf(HAS_PROC)('an interrupted caller prints what it prints without the process', async () => {
  await repository.write('slow.py', 'x = [1]\n'.repeat(20_000));
  const answers: object[] = [];
  for (const one of [coldStart(start), start]) {
    const { child, finished } = startLanser(['diag', 'slow.py', '--json'], one);
    await eventually('the work has begun', () => {
      const worker = one === start ? daemons()[0]?.pid : child.pid;
      return worker !== undefined && descendantsOf(worker).length > 0;
    });
    child.kill('SIGTERM');
    answers.push(comparable(await finished));
  }
  await rm(path.join(root, 'slow.py'));
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[1]).toMatchObject({ exitCode: 28 });
});

test('all worktrees share a process, each with its own answers', async () => {
  const other = path.join(sandbox.path, 'worktree');
  await repository.git(['worktree', 'add', '--quiet', other]);
  writeFileSync(path.join(other, 'lib.py'), '\n\n\ndef make() -> int:\n    return 1\n');
  const elsewhere = { ...start, cwd: other };
  const here = comparable(await lanser(DEFINITION, start));
  const there = comparable(await lanser(DEFINITION, elsewhere));
  expect(there).toEqual(comparable(await lanser(DEFINITION, coldStart(elsewhere))));
  expect(here).not.toEqual(there);
  const status = await daemonStatus(elsewhere);
  expect(status?.pid).toBe((await daemonStatus(start))?.pid);
  expect(status?.workspaces.map((workspace) => workspace.root).toSorted()).toEqual([root, other]);
  await repository.git(['worktree', 'remove', '--force', other]);
  // Two seconds, the interval of its look at the disk.
  await eventually('the removed worktree is let go', () => processesNaming(other).length === 0);
});

test('the process ends after idleness, and when its checkout is removed', async () => {
  expect(await lanser(['serve', '--idle', '1'], start)).toMatchObject({ exitCode: 0, stderr: '' });
  const removed = await sandbox.repository('removed');
  await removed.write('main.py', 'x = 1\n');
  const inside = { ...start, cwd: removed.path };
  const { finished } = startLanser(['serve'], inside);
  await eventually('it listens', () => existsSync(runtime));
  await rm(removed.path, { recursive: true });
  expect(await finished).toMatchObject({ exitCode: 0, stderr: '' });
});

test('another version has its own process, and the replaced one ends', async () => {
  const copy = path.join(sandbox.path, 'copy');
  await cp(path.dirname(LANSER), path.join(copy, 'dist'), { recursive: true });
  await cp(path.join(path.dirname(LANSER), '../package.json'), path.join(copy, 'package.json'));
  const program = path.join(copy, 'dist/bin.js');
  const withCopy = { ...start, program };
  await lanser(DEFINITION, withCopy);
  const first = (await daemonStatus(withCopy))?.pid;
  expect(await daemonStatus(start)).toBeNull();
  await utimes(program, 1, 1);
  await eventually('the old version has ended', () => !daemons().some(({ pid }) => pid === first));
  expect((await lanser(DEFINITION, withCopy)).exitCode).toBe(0);
  expect((await daemonStatus(withCopy))?.answered).toBe(1);
  await lanser(['stop'], withCopy);
  await rm(copy, { recursive: true });
});
