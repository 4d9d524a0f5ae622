// The warm process keeps servers open and runs commands for other processes. See docs/daemon.md.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rm, utimes } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { lanser, LANSER, startLanser } from '../helpers/lanser.ts';
import { descendantsOf, HAS_PROC } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { coldStart, comparable, daemonStatus } from '../helpers/warm-lanser.ts';
import { DEFINITION, SELECTOR, useWarmProject } from './warm-project.ts';

const sandbox = useSandbox();
const project = useWarmProject(sandbox);
const { root, start, runtime, daemons, coldAnswer } = project;

test.runIf(HAS_PROC)(
  'after 20 concurrent first calls, one warm process is running, and each answer is correct',
  async () => {
    const cold = await coldAnswer();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => lanser(DEFINITION, start)));
    for (const answer of answers) expect(comparable(answer)).toEqual(cold);
    await eventually('only one process is running', () => daemons().length === 1);
    expect(readdirSync(runtime)).toHaveLength(1);
  },
);

test.runIf(HAS_PROC)('an interrupted command prints the same with and without a warm process', async () => {
  await project.repository().write('slow.py', 'x = [1]\n'.repeat(20_000));
  const answers: object[] = [];
  for (const one of [coldStart(start), start]) {
    const { child, finished } = startLanser(['diag', 'slow.py', '--json'], one);
    await eventually('the process that runs the command has a child process', () => {
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

test('a warm process ends after the idle time, and when its checkout is removed', async () => {
  expect(await lanser(['serve', '--idle', '1'], start)).toMatchObject({ exitCode: 0, stderr: '' });
  const removed = await sandbox.repository('removed');
  await removed.write('main.py', 'x = 1\n');
  const inside = { ...start, cwd: removed.path };
  const { finished } = startLanser(['serve'], inside);
  await eventually('the process listens', () => existsSync(runtime));
  await rm(removed.path, { recursive: true });
  expect(await finished).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a second installation has a separate warm process, which ends when the program file changes', async () => {
  const copy = path.join(sandbox.path, 'copy');
  await cp(path.dirname(LANSER), path.join(copy, 'dist'), { recursive: true });
  await cp(path.join(path.dirname(LANSER), '../package.json'), path.join(copy, 'package.json'));
  const program = path.join(copy, 'dist/bin.js');
  const withCopy = { ...start, program };
  await lanser(DEFINITION, withCopy);
  const first = (await daemonStatus(withCopy))?.pid;
  expect(await daemonStatus(start)).toBeNull();
  await utimes(program, 1, 1);
  await eventually(
    'the process of the changed program has ended',
    () => !daemons().some(({ pid }) => pid === first),
  );
  expect((await lanser(DEFINITION, withCopy)).exitCode).toBe(0);
  expect((await daemonStatus(withCopy))?.answered).toBe(1);
  await lanser(['stop'], withCopy);
  await rm(copy, { recursive: true });
});

test('if the response from the socket is invalid, the command runs without the warm process', async () => {
  await lanser(DEFINITION, start);
  const { socket = '' } = (await daemonStatus(start)) ?? {};
  await lanser(['stop'], start);
  await mkdir(runtime, { mode: 0o700, recursive: true });
  const fake = net.createServer(
    (connection) =>
      void connection
        .on('error', () => {})
        .resume()
        .end('no JSON\n'),
  );
  await new Promise<void>((resolve) => {
    fake.listen(socket, resolve);
  });
  expect(comparable(await lanser(DEFINITION, start))).toEqual(await coldAnswer());
  await new Promise((resolve) => {
    fake.close(resolve);
  });
});

test(
  '`lanser stop` fails if the warm process is still running after 30 seconds',
  { timeout: 120_000 },
  async () => {
    await lanser(DEFINITION, start);
    const status = await daemonStatus(start);
    await lanser(['stop'], start);
    await mkdir(runtime, { mode: 0o700, recursive: true });
    // The status contains the id of the test's own process, which does not end.
    const fake = net.createServer((connection) => {
      connection.on('error', () => {}).resume();
      connection.end(`${JSON.stringify({ kind: 'status', status: { ...status, pid: process.pid } })}\n`);
    });
    await new Promise<void>((resolve) => {
      fake.listen(status?.socket ?? '', resolve);
    });
    const { exitCode, stdout, stderr } = await lanser(['stop'], start);
    expect([exitCode, stdout]).toEqual([64, '']);
    expect(stderr).toContain(`The warm process ${process.pid} has not ended within 30 s`);
    await new Promise((resolve) => {
      fake.close(resolve);
    });
  },
);

test.runIf(HAS_PROC)(
  'in a warm process, the request of a killed command ends, and a command succeeds after the server was killed',
  async () => {
    const cold = await coldAnswer();
    await lanser(DEFINITION, start);
    const { pid } = (await daemonStatus(start)) ?? expect.fail('no warm process is running');
    await project.repository().write('slow.py', 'x = [1]\n'.repeat(20_000));
    const { child, finished } = startLanser(['diag', 'slow.py'], start);
    const requests = async (): Promise<unknown> => (await daemonStatus(start))?.requests;
    await vi.waitFor(async () => expect(await requests()).toBe(1), { timeout: 60_000 });
    child.kill('SIGKILL');
    await finished;
    await vi.waitFor(async () => expect(await requests()).toBe(0), { timeout: 60_000 });
    await rm(path.join(root, 'slow.py'));
    await project.repository().write('lib.py', 'def make() -> int:\n    return 2\n');
    expect((await lanser(['refs', SELECTOR], start)).exitCode).toBe(0);
    const server = descendantsOf(pid).find(({ command }) => command.includes('langserver'));
    process.kill(server?.pid ?? expect.fail('no server is running'), 'SIGKILL');
    expect(comparable(await lanser(DEFINITION, start))).toMatchObject({ exitCode: 0, stderr: '' });
    await project.repository().write('lib.py', 'def make() -> int:\n    return 1\n');
    expect(comparable(await lanser(DEFINITION, start))).toEqual(cold);
    expect(await daemonStatus(start)).toMatchObject({ pid, requests: 0 });
  },
);

test.runIf(HAS_PROC)('a warm process runs servers for at most two worktrees at any time', async () => {
  const trees = [root];
  for (const name of ['one', 'two', 'three', 'four']) {
    const tree = path.join(sandbox.path, name);
    await project.repository().git(['worktree', 'add', '--quiet', tree]);
    writeFileSync(
      path.join(tree, 'lib.py'),
      `${'\n'.repeat(trees.length)}def make() -> int:\n    return 1\n`,
    );
    trees.push(tree);
  }
  const inTree = trees.map((cwd) => ({ ...start, cwd }));
  // The runs without the warm process have a separate cache. With a shared cache, the warm process would take its
  // answers from the cache and start no servers.
  const cache = { XDG_CACHE_HOME: path.join(sandbox.path, 'cold') };
  const cold = await Promise.all(
    inTree
      .map(coldStart)
      .map(async (one) => comparable(await lanser(DEFINITION, { ...one, env: { ...one.env, ...cache } }))),
  );
  let most = 0;
  const timer = setInterval(() => {
    const servers = daemons().flatMap(({ pid }) =>
      descendantsOf(pid).filter(({ command }) => command.includes('langserver')),
    );
    most = Math.max(most, servers.length);
  }, 20);
  const warm = await Promise.all(inTree.map(async (one) => comparable(await lanser(DEFINITION, one))));
  clearInterval(timer);
  expect(warm).toEqual(cold);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
  expect((await daemonStatus(start))?.answered).toBe(trees.length);
});
