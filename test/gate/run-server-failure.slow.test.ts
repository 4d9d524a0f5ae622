import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { startLanser, type Running, type Start } from '../helpers/lanser.ts';
import { descendantsOf, HAS_PROC, type RunningProcess } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { slowModule } from '../helpers/slow-module.ts';

const sandbox = useSandbox();
let start: Start;

beforeAll(async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  start = { cwd, env: sandbox.env };
  await write('quick.py', 'x = 1\n');
  await commit();
  await write('slow.py', slowModule());
  await commit();
});

function startGate(base: string, ...args: readonly string[]): Running {
  return startLanser(['gate', '--base', base, '--head', base, '--json', '--verbose', ...args], start);
}

function serversOf({ child }: Running): readonly RunningProcess[] {
  return descendantsOf(child.pid ?? 0).filter(({ command }) => command.includes('langserver.index.js'));
}

async function inconclusive(run: Running): Promise<Report['failures']> {
  const { exitCode, stdout } = await run.finished;
  const report = JSON.parse(stdout) as Report;
  expect(schemaErrors('report', report)).toEqual([]);
  expect(exitCode).toBe(25);
  expect(report.conclusion).toBe('inconclusive');
  expect(report).toMatchObject({
    delta: null,
    reward: null,
    before: { counts: null },
    after: { counts: null },
  });
  expect(report.policy).toMatchObject({ failed: true, reasons: ['inconclusive'] });
  return report.failures;
}

describe.runIf(HAS_PROC)('a server that', () => {
  test('is killed during a check makes the gate inconclusive', async () => {
    const run = startGate('HEAD');
    await run.waitForOutput(/after: Found 2 source files/u);
    const [first] = serversOf(run);
    process.kill(first?.pid ?? 0, 'SIGKILL');
    const failures = await inconclusive(run);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({
      code: 'E/LS_CRASH',
      workingDirectory: '.',
      details: { signal: 'SIGKILL' },
    });
  });

  test.concurrent.each([
    ['before it answers', 'HEAD~1', [], /answer initialize/u],
    [
      'during a check',
      'HEAD',
      [/before: Found 2 source files/u, /after: Found 2 source files/u],
      /answer textDocument\/diagnostic/u,
    ],
  ])('is suspended %s makes the gate inconclusive after --timeout', async (_, base, expected, awaited) => {
    const run = startGate(base, '--timeout', '4');
    for (const words of expected) await run.waitForOutput(words);
    await vi.waitFor(() => expect(serversOf(run)).toHaveLength(2), { timeout: 30_000, interval: 5 });
    for (const { pid } of serversOf(run)) process.kill(pid, 'SIGSTOP');
    const [failure] = await inconclusive(run);
    expect(failure).toMatchObject({ code: 'E/LS_TIMEOUT', details: { timeoutSeconds: 4 } });
    expect(failure?.message).toMatch(awaited);
    expect(failure?.hint).toBe('raise-timeout');
  });

  test.runIf(existsSync('/usr/bin/prlimit'))('runs out of memory makes the gate inconclusive', async () => {
    const run = startGate('HEAD');
    await run.waitForOutput(/before: Found 2 source files/u);
    const [server] = serversOf(run);
    const used = Number(
      /^VmData:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${server?.pid}/status`, 'utf8'))?.[1],
    );
    execFileSync('/usr/bin/prlimit', ['--pid', String(server?.pid), `--data=${used * 1024}`]);
    const [failure, ...others] = await inconclusive(run);
    expect(others).toEqual([]);
    expect(failure).toMatchObject({ code: 'E/LS_CRASH', details: { outOfMemory: true } });
    expect(failure?.message).toContain('ran out of memory');
  });
});
