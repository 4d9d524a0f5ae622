import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { folderDigest } from '../helpers/folder-digest.ts';
import { gateReport, startLanser, type Running, type Start } from '../helpers/lanser.ts';
import { cpuSeconds, descendantsOf, HAS_PROC, isRunning, processesNaming } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { slowModule } from '../helpers/slow-module.ts';

const sandbox = useSandbox();
const reports = path.join(sandbox.path, 'reports');
let start: Start;
let untouched: ReturnType<typeof folderDigest>;

beforeAll(async () => {
  const { path: cwd, git, write, link, commit } = await sandbox.repository();
  start = { cwd, env: sandbox.env };
  await write('a.py', 'x = 1\n');
  await write('run.sh', '#!/bin/sh\n', 0o755);
  await link('link.py', 'a.py');
  await commit();
  await git(['checkout', '--quiet', '-b', 'slow']);
  await write('slow.py', slowModule());
  await commit();
  await git(['checkout', '--quiet', 'main']);
  await write('staged.py', 'x = 1\n');
  await git(['add', 'staged.py']);
  await write('a.py', 'x: int = ""\n');
  await write('untracked.py', 'x = 1\n');
  // Only the file's times change. A plain `git status` would then update the index.
  utimesSync(path.join(cwd, 'run.sh'), 1, 1);
  untouched = folderDigest(cwd);
});

test('a run changes neither the checkout nor its index, and leaves no temporary files', async () => {
  const { report } = await gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
  expect(report.conclusion).toBe('findings');
  expect(folderDigest(start.cwd)).toEqual(untouched);
  expect(readdirSync(sandbox.temporary)).toEqual([]);
});

/** Starts a run, and waits until both servers are in a check that would take minutes. */
async function startUntilBusy(): Promise<Running> {
  const args = ['gate', '--base', 'slow', '--head', 'slow', '--json', '--verbose'];
  const run = startLanser([...args, '--report-directory', reports], start);
  await run.waitForOutput(/before: Found 3 source files/u);
  await run.waitForOutput(/after: Found 3 source files/u);
  const servers = descendantsOf(run.child.pid ?? 0).filter(({ command }) => command.includes('langserver'));
  expect(servers).toHaveLength(HAS_PROC ? 2 : 0);
  const idle = new Map(servers.map(({ pid }) => [pid, cpuSeconds(pid)]));
  // The hard case: a server that computes does not read its input, so it ignores lanser's request to exit.
  const busy = (): boolean => [...idle].every(([pid, seconds]) => cpuSeconds(pid) > seconds + 0.5);
  await vi.waitUntil(busy, { timeout: 300_000 });
  expect(readdirSync(sandbox.temporary)).toHaveLength(1);
  return run;
}

describe('during a check', () => {
  test.each([
    ['SIGINT', 28],
    ['SIGTERM', 28],
    ['SIGKILL', null],
  ] as const)(
    '%s leaves no files, folders or processes, and the exit code is %s',
    async (signal, expected) => {
      const run = await startUntilBusy();
      const children = descendantsOf(run.child.pid ?? 0);
      // Two servers, the janitor (a process that cleans up), and a Git process that reads objects.
      expect(children.filter(isRunning)).toHaveLength(HAS_PROC ? 4 : 0);
      run.child.kill(signal);
      const { exitCode, stdout, stderr } = await run.finished;
      expect(exitCode).toBe(expected);
      if (expected === null) {
        // After SIGKILL, the janitor may still be running.
        await vi.waitFor(() => expect(readdirSync(sandbox.temporary)).toEqual([]), { timeout: 120_000 });
        await vi.waitFor(() => expect(children.filter(isRunning)).toEqual([]), { timeout: 120_000 });
        expect(stdout).toBe('');
      } else {
        expect(stderr).toMatch(/^lanser: E\/INTERRUPTED: Interrupted/mu);
        const bundle = JSON.parse(stdout) as unknown;
        expect(schemaErrors('bundle', bundle)).toEqual([]);
        expect(bundle).toMatchObject({ error: { code: 'E/INTERRUPTED' }, meta: { exitCode: 28 } });
      }
      expect(readdirSync(sandbox.temporary)).toEqual([]);
      expect(children.filter(isRunning)).toEqual([]);
      expect(processesNaming(sandbox.path)).toEqual([]);
      expect(existsSync(reports)).toBe(false);
      expect(folderDigest(start.cwd)).toEqual(untouched);
    },
  );
});
