/**
 * Evaluates many candidates (changed versions) of one base in one call. Also checks the base twice with the Pyright
 * CLI. Compares the call's time with the mean of the two checks, and the call's memory with the maximum of the two.
 * With --own N, also runs a separate gate for each of the first N candidates, and compares the reports. With --cli N,
 * also checks the first N candidates with the Pyright CLI, and compares the deltas (the introduced and the resolved
 * diagnostics). Exits with 1 if a report or a delta differs. Needs Linux.
 *
 *   npm run bench:candidates -- REPOSITORY [--count 64] [--seed 1] [--history] [--scope affected] [--own 0] [--cli 0]
 *
 * By default, each candidate is a small random edit of one tracked Python file. With --history, each candidate
 * reverts one commit of the first-parent history. Skips merges, commits without a changed `.py` file, and commits
 * that cannot be reverted without a conflict.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Candidates } from '../src/model/candidates.ts';
import type { Report } from '../src/model/report.ts';
import { seededRandom } from '../test/helpers/seeded-random.ts';
import { benchArguments } from './bench-arguments.ts';
import { commandLineDelta, linesOfDelta } from './command-line-delta.ts';
import { loadText } from './measures.ts';

const { repository, options } = benchArguments({
  count: 64,
  seed: 1,
  history: false,
  scope: 'affected',
  own: 0,
  cli: 0,
});
const lanser = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const pyright = createRequire(import.meta.url).resolve('pyright/index.js');
const folder = await mkdtemp(path.join(os.tmpdir(), 'lanser-candidates-'));
const clone = path.join(folder, 'clone');

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['-C', clone, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args],
    { encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Commits the changed files of the clone on a new branch, and checks out the base again. Returns the branch's name;
 * undefined if no file has changed.
 */
function branch(name: string): string | undefined {
  git(['checkout', '--quiet', '-b', name]);
  const isCommitted = git(['commit', '--quiet', '--all', '--message', name]) !== undefined;
  git(['checkout', '--quiet', '--force', 'base']);
  return isCommitted ? name : undefined;
}

function fromHistory(count: number): readonly string[] {
  const commits = (git(['log', '--first-parent', '--no-merges', '--format=%H', '--', '*.py']) ?? '').split(
    '\n',
  );
  const names: string[] = [];
  for (const commit of commits) {
    if (names.length === count) break;
    const patch = path.join(folder, 'patch');
    git(['diff', '--binary', `--output=${patch}`, commit, `${commit}^`]);
    if (git(['apply', '--index', patch]) === undefined) {
      git(['checkout', '--quiet', '--force', 'base']);
      continue;
    }
    const name = branch(`candidate-${names.length + 1}`);
    if (name !== undefined) names.push(name);
  }
  return names;
}

const random = seededRandom(options.seed);

/**
 * Changes or inserts one line of a source. The result can equal the source. Inserted names and values contain
 * the number `mark`.
 */
function edited(source: string, mark: number): string {
  const lines = source.split('\n');
  const places = lines.flatMap((line, index) =>
    /^\s+(?:return|self\.\w+ =|\w+ =|raise|if) /u.test(line) ? [index] : [],
  );
  if (places.length === 0) return `${source}\nmark_${mark} = ${mark}\n`;
  const at = places[random.below(places.length)] as number;
  const line = lines[at] as string;
  const indentation = /^\s+/u.exec(line)?.[0] ?? '';
  const inserted = [
    `${indentation}mark_${mark} = len("${mark}")`,
    `${indentation}mark_${mark}: int = "${mark}"`,
    `${indentation}assert ${mark} > 0`,
    `${indentation}print(missing_${mark})`,
  ];
  const choice = random.below(6);
  if (choice < inserted.length) lines.splice(at, 0, inserted[choice] as string);
  else if (choice === 4) lines[at] = line.replace(/\breturn .*[^\\([{,]$/u, 'return None');
  else lines[at] = line.replace(/\b\d+\b/u, (digits) => String(Number(digits) + 1));
  return lines.join('\n');
}

async function randomEdits(count: number): Promise<readonly string[]> {
  const files = (git(['ls-files', '*.py']) ?? '').split('\n');
  const names: string[] = [];
  while (names.length < count) {
    const file = path.join(clone, files[random.below(files.length)] as string);
    const before = await readFile(file, 'utf8');
    await writeFile(file, edited(before, names.length + 1));
    const name = branch(`candidate-${names.length + 1}`);
    if (name !== undefined) names.push(name);
    else git(['branch', '--quiet', '-D', `candidate-${names.length + 1}`]);
  }
  return names;
}

interface Run {
  readonly seconds: number;
  /** The processor time of the run, in seconds. The machine's load has less effect on it than on `seconds`. */
  readonly cpu: number;
  /** The largest sampled total of the resident memory of the run's processes, in MiB. */
  readonly memory: number;
  readonly stdout: string;
}

/** Returns the resident memory of a process and all its descendants, in MiB. */
function memoryBelow(root: number): number {
  const parents = new Map<number, { readonly parent: number; readonly memory: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const number = (key: string): number =>
        Number(new RegExp(`^${key}:\\s+(\\d+)`, 'mu').exec(status)?.[1] ?? 0);
      parents.set(Number(name), { parent: number('PPid'), memory: number('VmRSS') / 1024 });
    } catch {
      // The process has ended.
    }
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(parents.get(pid)?.parent ?? 0));
  return [...parents].reduce((sum, [pid, { memory }]) => sum + (isBelow(pid) ? memory : 0), 0);
}

/** Returns the processor time of the ended descendants of this process, in seconds. */
function cpuOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

async function run(args: readonly string[]): Promise<Run> {
  const [start, cpu] = [performance.now(), cpuOfChildren()];
  const child = spawn(process.execPath, args, { cwd: clone, stdio: ['ignore', 'pipe', 'ignore'] });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryBelow(child.pid ?? 0))), 250);
  await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  return { seconds: (performance.now() - start) / 1000, cpu: cpuOfChildren() - cpu, memory, stdout };
}

function essenceOf(report: Report | null | undefined): unknown {
  return report && { ...report, timing: null };
}

try {
  execFileSync('git', ['clone', '--quiet', path.resolve(repository), clone]);
  git(['checkout', '--quiet', '-b', 'base']);
  const { count } = options;
  const names = options.history ? fromHistory(count) : await randomEdits(count);
  const first = await run([pyright, '--outputjson']);
  const all = await run([
    lanser,
    'candidates',
    '--base',
    'base',
    '--scope',
    options.scope,
    '--json',
    ...names,
  ]);
  const second = await run([pyright, '--outputjson']);
  const { candidates } = JSON.parse(all.stdout) as Candidates;
  const one = (first.seconds + second.seconds) / 2;
  const oneCpu = (first.cpu + second.cpu) / 2;
  const shares = candidates.map(({ report }) => (report?.scope?.checked ?? 0) / (report?.scope?.files ?? 1));
  const share = shares.reduce((sum, value) => sum + value, 0) / Math.max(1, shares.length);
  process.stdout.write(
    `${path.basename(repository)}: ${names.length} candidates, ${(100 * share).toFixed(0)} % of the files affected: ${all.seconds.toFixed(1)} s, ${(all.seconds / one).toFixed(2)} times one check by the Pyright CLI (${first.seconds.toFixed(1)} s and ${second.seconds.toFixed(1)} s); processor time ${all.cpu.toFixed(1)} s, ${(all.cpu / oneCpu).toFixed(2)} times; memory ${all.memory.toFixed(0)} MiB, ${(all.memory / Math.max(first.memory, second.memory)).toFixed(2)} times; ${loadText()}\n`,
  );
  let different = 0;
  let compared = 0;
  let withDifferences = 0;
  const gates: Run[] = [];
  for (const candidate of candidates.slice(0, options.own)) {
    const args = [
      'gate',
      '--base',
      'base',
      '--head',
      candidate.name,
      '--scope',
      options.scope,
      '--json',
      '--allow-dirty',
    ];
    const gate = await run([lanser, ...args]);
    gates.push(gate);
    const own = JSON.parse(gate.stdout) as Report;
    compared += 1;
    const { introduced = [], resolved = [], changed = [] } = own.delta ?? {};
    if (introduced.length + resolved.length + changed.length > 0) withDifferences += 1;
    if (isDeepStrictEqual(essenceOf(own), essenceOf(candidate.report))) continue;
    different += 1;
    const keys = Object.keys(own) as (keyof Report)[];
    const parts = keys.filter(
      (key) => key !== 'timing' && !isDeepStrictEqual(own[key], candidate.report?.[key]),
    );
    process.stdout.write(`${candidate.name}: ${parts.join()} differ\n`);
    await writeFile(
      path.join(os.tmpdir(), `${candidate.name}.json`),
      JSON.stringify({ own, shared: candidate.report }, null, 1),
    );
  }
  const seconds = gates.reduce((sum, gate) => sum + gate.cpu, 0);
  const memory = Math.max(0, ...gates.map((gate) => gate.memory));
  process.stdout.write(
    `${compared} separate gates, ${withDifferences} with a delta: ${different} with a different report; processor time ${seconds.toFixed(1)} s, at most ${memory.toFixed(0)} MiB each\n`,
  );
  let wrong = 0;
  const sample = candidates.slice(0, options.cli);
  for (const { name, report } of sample) {
    git(['checkout', '--quiet', '--force', name]);
    const { stdout } = await run([pyright, '--outputjson']);
    const base = { revision: 'base', output: first.stdout };
    const expected = await commandLineDelta(clone, base, { revision: name, output: stdout });
    const delta = linesOfDelta(report?.delta ?? { introduced: [], resolved: [] });
    if (isDeepStrictEqual(delta, expected)) continue;
    wrong += 1;
    process.stdout.write(`${name}: ${JSON.stringify({ delta, commandLine: expected })}\n`);
  }
  process.stdout.write(`${sample.length} checked by the Pyright CLI: ${wrong} with a different delta\n`);
  if (different + wrong > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
