// The warm process keeps servers open and runs commands for other processes. See docs/daemon.md.
import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { lanser, startLanser } from '../helpers/lanser.ts';
import { descendantsOf, HAS_PROC, isRunning, processesNaming } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { coldStart, comparable, daemonStatus } from '../helpers/warm-lanser.ts';
import { DEFINITION, LOCATION, SELECTOR, useWarmProject } from './warm-project.ts';

const sandbox = useSandbox();
const project = useWarmProject(sandbox);
const { root, start, runtime, daemons, coldAnswer } = project;

test('a new warm process replaces the socket of a killed warm process', async () => {
  await lanser(LOCATION, start);
  const { pid, socket } = (await daemonStatus(start)) ?? expect.fail('no warm process is running');
  process.kill(pid, 'SIGKILL');
  await eventually('the process has ended', () => daemons().length === 0);
  expect(existsSync(socket)).toBe(true);
  expect(await daemonStatus(start)).toBeNull();
  await lanser(LOCATION, start);
  const next = await daemonStatus(start);
  expect([next?.pid === pid, next?.answered]).toEqual([false, 1]);
});

test.skipIf(!HAS_PROC)('a warm process inherits a setting of Node, but no tokens', async () => {
  const env = {
    ...start.env,
    NODE_DISABLE_COMPILE_CACHE: '1',
    NODE_AUTH_TOKEN: 'hunter2',
    API_KEY: 'hunter2',
  };
  await lanser(LOCATION, { ...start, env });
  const { pid } = (await daemonStatus(start)) ?? expect.fail('no warm process is running');
  const variables = readFileSync(`/proc/${pid}/environ`, 'utf8');
  expect(variables).toContain('NODE_DISABLE_COMPILE_CACHE=1\0');
  expect(variables).not.toContain('hunter2');
});

test('`stop` and `serve --status` fail if the warm process does not answer', async () => {
  await lanser(LOCATION, start);
  const { pid, socket } = (await daemonStatus(start)) ?? expect.fail('no warm process is running');
  process.kill(pid, 'SIGSTOP');
  try {
    const failed = {
      exitCode: 64,
      stderr: expect.stringContaining(`${socket}", but does not answer`) as string,
    };
    const outcomes = [lanser(['stop'], start), lanser(['serve', '--status'], start)];
    expect(await Promise.all(outcomes)).toMatchObject([failed, failed]);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  expect(await lanser(['stop'], start)).toMatchObject({ exitCode: 0, stdout: 'Stopped.\n' });
});

test('a socket folder that other users can enter is not used, and `lanser serve` reports the required mode', async () => {
  await mkdir(runtime, { mode: 0o700 });
  chmodSync(runtime, 0o755);
  expect(comparable(await lanser(LOCATION, start))).toEqual(await coldAnswer(LOCATION));
  expect(readdirSync(runtime)).toEqual([]);
  const { exitCode, stderr } = await lanser(['serve'], start);
  expect([exitCode, stderr]).toEqual([71, expect.stringContaining('mode 700')]);
});

test('with --json, `lanser serve` prints only JSON', async () => {
  const { finished } = startLanser(['serve', '--json', '--idle', '1'], start);
  const { exitCode, stdout } = await finished;
  expect([exitCode, JSON.parse(stdout)]).toEqual([0, { socket: expect.stringContaining(runtime) as string }]);
});

test('if XDG_RUNTIME_DIR is a checkout, no socket folder is created there, and no warm process starts', async () => {
  const inside = { ...start, env: { ...start.env, XDG_RUNTIME_DIR: root } };
  expect((await lanser(LOCATION, inside)).exitCode).toBe(0);
  expect(await daemonStatus(inside)).toBeNull();
  expect(daemons()).toEqual([]);
  expect(readdirSync(root)).not.toContain(path.basename(runtime));
});

test('a workspace that is a file or has a circular `.git` link gets the same answer as without a warm process', async () => {
  const looped = path.join(sandbox.path, 'looped');
  await mkdir(looped);
  writeFileSync(path.join(looped, 'main.py'), 'x = 1\n');
  symlinkSync('.git', path.join(looped, '.git'));
  for (const workspace of ['main.py', looped]) {
    const args = [...LOCATION, '--workspace', workspace];
    const answer = await lanser(args, start);
    expect(comparable(answer)).toEqual(await coldAnswer(args));
    expect(answer.stderr).not.toContain('    at ');
  }
  await lanser(['stop', '--workspace', looped], start);
});

test('`reload` through a link closes the linked workspace in the warm process', async () => {
  const link = path.join(sandbox.path, 'link');
  symlinkSync(root, link);
  await lanser([...LOCATION, '--workspace', link], start);
  expect((await daemonStatus(start))?.workspaces).toMatchObject([{ root }]);
  expect((await lanser(['reload', '--workspace', link], start)).exitCode).toBe(0);
  expect((await daemonStatus(start))?.workspaces).toEqual([]);
});

test('a request that fails does not end the servers of its workspace', async () => {
  const file = path.join(root, 'wide.py');
  writeFileSync(file, 'x = "\u{1F600}"\n');
  const unknown = `docVersion=blob:${'0'.repeat(40)}`;
  expect((await lanser(DEFINITION, start)).exitCode).toBe(0);
  for (const [exitCode, ...args] of [
    [2, 'def', 'py://'],
    [3, 'def', 'main.py:missing'],
    [10, 'def', `${SELECTOR}?${unknown}`],
    [20, 'def', SELECTOR, '--server', 'unknown'],
    [22, 'def', '{"kind": "cursor"}'],
    [24, 'def', '../main.py:1:1'],
    [26, 'def', 'wide.py@L1:C7'],
    [72, 'impl', SELECTOR],
    [75, 'def', SELECTOR, '--index-io', 'utf-32'],
  ] as const) {
    expect([args, (await lanser(args, start)).exitCode]).toEqual([args, exitCode]);
    expect([args, (await daemonStatus(start))?.workspaces]).toMatchObject([args, [{ root, servers: 1 }]]);
  }
  await rm(file);
});

test('a running warm process applies a new or changed lanser.yml to the next command', async () => {
  const file = path.join(root, 'lanser.yml');
  expect((await lanser(LOCATION, start)).exitCode).toBe(0);
  const { pid, answered = 0 } = (await daemonStatus(start)) ?? {};
  writeFileSync(file, 'indexIo: 1\n');
  const created = await lanser(LOCATION, start);
  writeFileSync(file, 'indexIo: utf-8\n');
  const changed = await lanser(LOCATION, start);
  await rm(file);
  expect([created.exitCode, changed.exitCode]).toEqual([21, 0]);
  expect(created.stdout).toContain('lanser.yml: /indexIo');
  expect(await daemonStatus(start)).toMatchObject({ pid, answered: answered + 2 });
});

test.runIf(HAS_PROC)(
  'if the warm process is killed during a command, the caller runs the command itself',
  async () => {
    const cold = await coldAnswer(LOCATION);
    const { finished } = startLanser(['diag', '--json'], start);
    const coldDiagnostics = lanser(['diag', '--json'], coldStart(start));
    const killed = await eventually('the warm process has a child process', () => {
      const [daemon] = daemons();
      return daemon !== undefined && descendantsOf(daemon.pid).length > 0 && daemon;
    });
    const children = descendantsOf(killed.pid);
    process.kill(killed.pid, 'SIGKILL');
    expect(comparable(await finished)).toEqual(comparable(await coldDiagnostics));
    await eventually('no server is running', () => !children.some(isRunning));
    expect(comparable(await lanser(LOCATION, start))).toEqual(cold);
  },
);

test('worktrees share a warm process but get separate answers, and the servers of a removed worktree end', async () => {
  const other = path.join(sandbox.path, 'worktree');
  await project.repository().git(['worktree', 'add', '--quiet', other]);
  writeFileSync(path.join(other, 'lib.py'), '\n\n\ndef make() -> int:\n    return 1\n');
  const elsewhere = { ...start, cwd: other };
  const here = comparable(await lanser(DEFINITION, start));
  const there = comparable(await lanser(DEFINITION, elsewhere));
  expect(there).toEqual(comparable(await lanser(DEFINITION, coldStart(elsewhere))));
  expect(here).not.toEqual(there);
  const status = await daemonStatus(elsewhere);
  expect(status?.pid).toBe((await daemonStatus(start))?.pid);
  expect(status?.workspaces.map((workspace) => workspace.root).toSorted()).toEqual([root, other]);
  expect(processesNaming(other).length > 0).toBe(HAS_PROC);
  await project.repository().git(['worktree', 'remove', '--force', other]);
  // The warm process checks every two seconds whether its workspaces exist.
  await eventually('the removed worktree is closed', () => processesNaming(other).length === 0);
});
