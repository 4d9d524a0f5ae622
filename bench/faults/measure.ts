/**
 * Runs the gate under faults: signals at random moments, busy processes and, if a file system can be mounted, a disk
 * that fills up. The checked commit introduces an error, so no run may pass, and a run beside busy processes must
 * report findings. Prints the number of runs by fault and outcome. A run is bad if its outcome is wrong, or if it
 * leaves a temporary file or (checked on Linux) a process behind. Prints the bad runs. Exits with 1 if a run is bad.
 *
 *   npm run bench:faults -- [RUNS] [SEED]
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../../test/helpers/seeded-random.ts';
import { drawFault, isAllowed, type Fault } from './fault.ts';
import { runUnder, type Outcome, type Setting } from './run.ts';

const [runs = '500', seed = '1'] = process.argv.slice(2);
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lanser-faults-')));
const home = path.join(folder, 'home');
const repository = path.join(folder, 'repository');
const environment = {
  PATH: process.env['PATH'] ?? '',
  HOME: home,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};
const program = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...who, ...args], { cwd: repository, stdio: 'ignore', env: environment });
}

function makeRepository(): void {
  for (const directory of [home, repository]) mkdirSync(directory);
  git('init', '--quiet', '--initial-branch=main', '--template=');
  for (let index = 0; index < 30; index += 1) {
    writeFileSync(path.join(repository, `module${index}.py`), `value: int = ${index}\n`.repeat(20));
  }
  git('add', '.');
  git('commit', '--quiet', '-m', 'base');
  writeFileSync(path.join(repository, 'module7.py'), 'value: int = ""\n');
  git('commit', '--quiet', '-a', '-m', 'head');
}

/** Calls `work` with the temporary folder of one run. `kibibytes` limits the size of this folder. */
function withTemporaryFolder<T>(
  kibibytes: number | undefined,
  work: (temporary: string) => Promise<T>,
): Promise<T> {
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  const isMounted = kibibytes !== undefined;
  if (isMounted) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'tmpfs', temporary]);
  return work(temporary).finally(() => {
    if (isMounted) execFileSync('umount', ['-l', temporary]);
    rmSync(temporary, { recursive: true, force: true });
  });
}

function canMount(): boolean {
  const point = path.join(folder, 'mount');
  mkdirSync(point);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', point], { stdio: 'ignore' });
    execFileSync('umount', [point]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(point, { recursive: true, force: true });
  }
}

async function one(fault: Fault): Promise<Outcome> {
  const kibibytes = fault.kind === 'full-disk' ? fault.kibibytes : undefined;
  const busy = fault.kind === 'busy' ? [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'])) : [];
  try {
    return await withTemporaryFolder(kibibytes, async (temporary) => {
      const setting: Setting = { program, repository, temporary, environment };
      return runUnder(fault, setting);
    });
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
}

try {
  makeRepository();
  await one({ kind: 'none' });
  const start = performance.now();
  const calm = await one({ kind: 'none' });
  const limits = {
    wholeMs: performance.now() - start,
    wholeKibibytes: 700,
    canMount: canMount(),
  };
  if (!isAllowed({ kind: 'none' }, calm.exitCode, calm.conclusion)) {
    throw new Error(`an undisturbed run gave ${JSON.stringify(calm)}`);
  }
  const random = seededRandom(Number(seed));
  const table = new Map<string, number>();
  const bad: string[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    const fault = drawFault(random, limits);
    const outcome = await one(fault);
    const { exitCode, signal, conclusion, left } = outcome;
    const name = fault.kind === 'signal' ? fault.signal : fault.kind;
    const row = `${name} | ${exitCode ?? signal ?? ''} | ${conclusion ?? 'no report'}`;
    table.set(row, (table.get(row) ?? 0) + 1);
    if (!isAllowed(fault, exitCode, conclusion) || left.files.length + left.processes.length > 0) {
      bad.push(JSON.stringify({ run, fault, outcome }));
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${run + 1} of ${runs}`);
  }
  console.log('| fault | exit | conclusion | runs |\n|---|---|---|---:|');
  for (const row of [...table.keys()].toSorted()) console.log(`| ${row} | ${table.get(row)} |`);
  console.log(`\n${runs} runs, ${bad.length} with a wrong outcome, or with files or processes left behind`);
  for (const line of bad) console.log(line);
  if (bad.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
