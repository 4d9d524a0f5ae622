/**
 * Runs a manifest, a file with one pair of commits per line, with `lanser run`. The pairs come from small generated
 * repositories and from the history of the named repositories. Runs the manifest with one worker, with two, and
 * (on Linux) with random kills of workers and whole runs. With --slurm, a Slurm cluster on this machine also runs the
 * manifest, with and without kills. Exits with 1 if the merged results differ.
 *
 *   npm run bench:run -- [REPOSITORY...] [--made 80] [--commits 10] [--tasks 4] [--cpus N] [--seed 1] [--slurm]
 *
 * - --made: the number of pairs in the eight generated repositories, rounded up to a multiple of 8
 * - --commits: the maximum number of pairs from each REPOSITORY
 * - --tasks: the number of tasks of the Slurm job
 * - --cpus: the maximum number of concurrent Slurm tasks; default: the number of processors
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processesNaming } from '../test/helpers/processes.ts';
import { seededRandom } from '../test/helpers/seeded-random.ts';
import { startSlurm } from '../test/helpers/slurm-cluster.ts';
import { scriptArguments } from './usage.ts';

const { values, positionals } = scriptArguments({
  allowPositionals: true,
  options: {
    made: { type: 'string', default: '80' },
    commits: { type: 'string', default: '10' },
    tasks: { type: 'string', default: '4' },
    cpus: { type: 'string', default: String(os.availableParallelism()) },
    seed: { type: 'string', default: '1' },
    slurm: { type: 'boolean', default: false },
  },
});
const lanser = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const folder = await mkdtemp(path.join(os.tmpdir(), 'lanser-run-'));
const random = seededRandom(Number(values.seed));
const pairs: unknown[] = [];
const MADE_REPOSITORIES = 8;

function git(repository: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  return execFileSync('git', ['-C', repository, ...identity, ...args], { encoding: 'utf8' }).trim();
}

/**
 * Makes a repository of small modules. Each module imports all earlier modules. Each commit after the first rewrites
 * one module with random types.
 */
function makeRepository(name: string, commits: number): void {
  const root = path.join(folder, name);
  mkdirSync(root);
  git(root, 'init', '--quiet', '--initial-branch=main');
  const types = ['int', 'str', 'float', 'bytes'];
  const modules = ['a', 'b', 'c', 'd', 'e'];
  const write = (module: string): void => {
    const uses = modules.slice(0, modules.indexOf(module));
    const type = random.pick(types);
    const lines = [
      ...uses.map((used) => `from ${used} import make_${used}`),
      `def make_${module}(value: ${random.pick(types)} | None = None) -> ${type}:\n    return ${type}()`,
      ...uses.map((used) => `kept_${used}: ${random.pick(types)} = make_${used}()`),
    ];
    writeFileSync(path.join(root, `${module}.py`), `${lines.join('\n\n')}\n`);
  };
  for (const module of modules) write(module);
  for (let commit = 0; commit <= commits; commit += 1) {
    if (commit > 0) write(random.pick(modules));
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--allow-empty', '--message', String(commit));
  }
}

function addHistory(repository: string, count: number): void {
  const log = ['log', '--first-parent', '--no-merges', `--max-count=${count}`, '--format=%H %P'];
  for (const line of git(repository, ...log).split('\n')) {
    const [head, base] = line.split(' ');
    if (base !== undefined) pairs.push({ repository, base, head, options: { scope: 'affected' } });
  }
}

for (let index = 0; index < MADE_REPOSITORIES; index += 1) {
  const count = Math.ceil(Number(values.made) / MADE_REPOSITORIES);
  makeRepository(`made-${index}`, count);
  addHistory(path.join(folder, `made-${index}`), count);
}
for (const repository of positionals) addHistory(path.resolve(repository), Number(values.commits));
writeFileSync(path.join(folder, 'pairs.jsonl'), pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
console.log(`${pairs.length} pairs`);

const env = { ...process.env, LANSER_NO_DAEMON: '1' };

interface Measured {
  readonly seconds: number;
  readonly exitCode: number | null;
}

async function measured(
  program: string,
  args: readonly string[],
  own: NodeJS.ProcessEnv = env,
): Promise<Measured> {
  const startMs = performance.now();
  const child = spawn(program, args, { cwd: folder, env: own, stdio: 'ignore' });
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { seconds: (performance.now() - startMs) / 1000, exitCode };
}

async function run(out: string, workers: number): Promise<Measured> {
  const args = [lanser, 'run', 'pairs.jsonl', '--out', out, '--workers', String(workers)];
  return measured(process.execPath, args);
}

function bytesOf(out: string): string {
  return execFileSync(process.execPath, [lanser, 'merge', out], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
}

function entries(out: string): number {
  const place = path.join(folder, out);
  try {
    const indexes = readdirSync(place).filter((name) => name.startsWith('index'));
    return indexes.flatMap((name) => readFileSync(path.join(place, name), 'utf8').split('\n').slice(1))
      .length;
  } catch {
    return 0;
  }
}

/** Kills random processes of a run at random moments until the run has ended. Returns the number of kills. */
async function killing(out: string, ended: () => boolean): Promise<number> {
  let kills = 0;
  while (!ended()) {
    const next = entries(out) + 1 + random.below(6);
    while (!ended() && entries(out) < next) await delay(50);
    await delay(random.below(1000));
    const place = path.join(folder, out);
    const own = processesNaming(folder).filter(
      ({ command }) =>
        command.includes(` run `) && (command.includes(place) || command.includes(`--out ${out}`)),
    );
    if (ended() || own.length === 0) continue;
    try {
      process.kill(random.pick(own).pid, 'SIGKILL');
      kills += 1;
    } catch {
      // The process has ended in the meantime.
    }
  }
  return kills;
}

function report(name: string, { seconds, exitCode }: Measured, more = ''): void {
  const perMinute = (pairs.length / seconds) * 60;
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${perMinute.toFixed(1)} pairs a minute, exit ${exitCode}${more}`,
  );
}

const differences: string[] = [];
function compare(out: string, whole: string): void {
  const isEqual = bytesOf(out) === whole;
  console.log(`${out}: ${isEqual ? 'the same bytes' : 'DIFFERENT BYTES'}`);
  if (!isEqual) differences.push(out);
}

try {
  const one = await run('one', 1);
  report('one worker', one);
  const whole = bytesOf('one');
  const conclusions = whole
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const { report: own, error } = JSON.parse(line) as {
        readonly report: { readonly conclusion: string } | null;
        readonly error: { readonly code: string } | null;
      };
      return own?.conclusion ?? error?.code ?? '';
    });
  const names = [...new Set(conclusions)];
  console.log(
    names
      .map((name) => `${conclusions.filter((conclusion) => conclusion === name).length} ${name}`)
      .join(', '),
  );
  const two = await run('two', 2);
  report('two workers', two, `, efficiency ${(one.seconds / two.seconds / 2).toFixed(2)}`);
  compare('two', whole);

  let kills = 0;
  let runs = 0;
  let killed: Measured | undefined;
  const startMs = performance.now();
  for (; killed === undefined || killed.exitCode !== 0; runs += 1) {
    let ended = false;
    const running = run('killed', 2).finally(() => (ended = true));
    const counting = killing('killed', () => ended);
    killed = await running;
    kills += await counting;
  }
  const seconds = (performance.now() - startMs) / 1000;
  report('two workers, killed', { seconds, exitCode: 0 }, `, ${kills} kills, ${runs} runs`);
  compare('killed', whole);

  if (values.slurm) {
    const tasks = Number(values.tasks);
    chmodSync(folder, 0o755);
    await using cluster = await startSlurm(path.join(folder, 'slurm'), Number(values.cpus));
    const script = `#!/bin/bash\n"${process.execPath}" "${lanser}" run pairs.jsonl --out "$OUT" --shard auto --workers 1\n`;
    writeFileSync(path.join(folder, 'pairs.sbatch'), script);
    const submit = async (out: string): Promise<Measured> =>
      measured('sbatch', ['--wait', `--array=1-${tasks}`, '--output=/dev/null', 'pairs.sbatch'], {
        ...env,
        ...cluster.env,
        OUT: out,
      });
    const slurm = await submit('slurm');
    report(
      `Slurm, ${tasks} tasks, ${values.cpus} at a time`,
      slurm,
      `, ${(two.seconds / slurm.seconds).toFixed(2)} times as fast as two local workers`,
    );
    compare('slurm', whole);
    let ended = false;
    const running = submit('slurm-killed').finally(() => (ended = true));
    const counting = killing('slurm-killed', () => ended);
    let last = await running;
    const count = await counting;
    while (last.exitCode !== 0) last = await submit('slurm-killed');
    console.log(`Slurm, killed: ${count} kills`);
    compare('slurm-killed', whole);
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
process.exitCode = differences.length === 0 ? 0 : 1;
