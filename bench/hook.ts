/**
 * Replays commits as sessions of a coding agent, and compares the errors of `lanser hook` and `lanser gate`.
 *
 * Each session starts with the parent of a commit. The benchmark writes the commit's files one by one. It calls the
 * hook at the start, after each Python file, and at the stop. Exits with 1 if the hook's errors at the stop differ
 * from the new errors of the gate in the scope `--scope`. Compares the numbers of errors and the first ten errors,
 * because the hook lists at most ten.
 *
 * Also compares the hook's errors after the last edit, which may be fewer than those of the gate. Exits with 1 if the
 * gate lacks an error of the hook. Skips this comparison if the gate reports more than ten errors.
 *
 *   npm run bench:hook -- REPOSITORY [--count 40] [--skip 0] [--scope full] [--think SECONDS]
 *
 * Clones the repository, skips its newest `--skip` commits to Python files, and replays the next `--count`. Waits
 * `--think` seconds before the first edit of each session, as an agent does. Prints a line for each commit, and how
 * long `lanser hook` runs for edits and for stops.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { HookOutput } from '../src/hook/answer-event.ts';
import type { Report } from '../src/model/report.ts';
import { loadText, median, quantile } from './measures.ts';
import { endWithUsage, scriptArguments } from './usage.ts';

const LANSER = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const { positionals, values } = scriptArguments({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    skip: { type: 'string', default: '0' },
    scope: { type: 'string', default: 'full' },
    think: { type: 'string', default: '0' },
  },
});
const [repository] = positionals;
if (repository === undefined) endWithUsage('REPOSITORY is missing.');
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lanser-hook-')));
const clone = path.join(folder, 'clone');
const { LANSER_NO_DAEMON: _off, CI: _ci, ...inherited } = process.env;
const env = { ...inherited, XDG_RUNTIME_DIR: folder, XDG_CACHE_HOME: path.join(folder, 'cache') };

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', ['-C', clone, ...args], { maxBuffer: 2 ** 30 });
}

const linesOf = (...args: readonly string[]): readonly string[] =>
  git(...args)
    .toString()
    .split('\n')
    .filter((line) => line !== '');

interface Event {
  readonly ms: number;
  readonly output: HookOutput | undefined;
}

/** Sends an event to `lanser hook`. A long `--budget` prevents a timeout on a loaded machine. */
function hook(sessionId: string, name: string, file?: string): Event {
  const event = {
    session_id: sessionId,
    cwd: clone,
    hook_event_name: name,
    stop_hook_active: false,
    ...(file === undefined ? {} : { tool_name: 'Write', tool_input: { file_path: path.join(clone, file) } }),
  };
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [LANSER, 'hook', '--budget', '600'], {
    cwd: clone,
    env,
    input: JSON.stringify(event),
    encoding: 'utf8',
  });
  const ms = performance.now() - start;
  if (status !== 0 || /E\//u.test(stderr)) throw new Error(`${name}: ${status ?? 'killed'} ${stderr}`);
  return { ms, output: stdout === '' ? undefined : (JSON.parse(stdout) as HookOutput) };
}

interface Reported {
  readonly count: number;
  /** The listed errors, in the order of the report. The hook lists at most ten. */
  readonly errors: readonly string[];
}

function reportedIn(output: HookOutput | undefined): Reported {
  if (output === undefined) return { count: 0, errors: [] };
  const text = 'reason' in output ? output.reason : output.hookSpecificOutput.additionalContext;
  const errors = text
    .split('\n')
    .flatMap((line) => /^(?<error>.+?:\d+:\d+: error \S+):/u.exec(line)?.[1] ?? []);
  return { count: Number(/lanser: (?<count>\d+) new/u.exec(text)?.groups?.['count']), errors };
}

function gate(parent: string, commit: string): Reported {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [LANSER, 'gate', '--base', parent, '--head', commit, '--scope', values.scope, '--json'],
    { cwd: clone, env, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  const { delta } = JSON.parse(stdout) as Report;
  if (delta === null) throw new Error(`${commit}: no delta ${stderr}`);
  const errors = delta.introduced.filter(({ severity }) => severity === 'error');
  return {
    count: errors.length,
    errors: errors.map(({ uri, range, rule }) => `${uri}:${range[0] + 1}:${range[1] + 1}: error ${rule}`),
  };
}

function replay(parent: string, commit: string): readonly Event[] {
  const events: Event[] = [];
  for (const file of linesOf('diff', '--name-only', '--no-renames', parent, commit)) {
    const target = path.join(clone, file);
    const [entry = ''] = linesOf('ls-tree', commit, '--', file);
    rmSync(target, { force: true, recursive: true });
    if (entry !== '') {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, git('show', `${commit}:${file}`), {
        mode: entry.startsWith('100755') ? 0o755 : 0o644,
      });
    }
    if (/\.pyi?$/u.test(file)) events.push(hook(commit, 'PostToolUse', file));
  }
  return events;
}

/** Returns the time in milliseconds that an empty Node program takes: a measure of the machine's load. */
function nothing(): number {
  const start = performance.now();
  spawnSync(process.execPath, ['-e', '0'], { cwd: clone, env });
  return performance.now() - start;
}

const idle: number[] = [];
const edits: number[] = [];
const stops: number[] = [];
let different = 0;
let withErrors = 0;
let early = 0;

async function session(commit: string): Promise<void> {
  const [parent = ''] = linesOf('rev-parse', `${commit}^`);
  git('checkout', '--quiet', '--force', '--detach', parent);
  git('clean', '-fdxq');
  hook(commit, 'SessionStart');
  await setTimeout(Number(values.think) * 1000);
  idle.push(nothing());
  const events = replay(parent, commit);
  const stop = hook(commit, 'Stop');
  edits.push(...events.map(({ ms }) => ms));
  stops.push(stop.ms);
  const expected = gate(parent, commit);
  const found = reportedIn(stop.output);
  const last = reportedIn(events.at(-1)?.output);
  // After the last edit, the hook may report fewer errors than the gate, but only errors that the gate reports.
  const isOld = expected.count <= 10 && last.errors.some((error) => !expected.errors.includes(error));
  const isEqual =
    found.count === expected.count &&
    JSON.stringify(found.errors) === JSON.stringify(expected.errors.slice(0, 10));
  if (!isEqual || isOld) different += 1;
  if (expected.count > 0) withErrors += 1;
  const isEarly = events.some(({ output }) => reportedIn(output).count === expected.count);
  if (expected.count > 0 && isEarly) early += 1;
  process.stdout.write(
    `${commit.slice(0, 10)} edits ${events.map(({ ms }) => Math.round(ms)).join()} ms, new errors: hook ${found.count}, gate ${expected.count}, after the last edit ${last.count}; stop ${Math.round(stop.ms)} ms${isEqual && !isOld ? '' : ' DIFFERENT'}\n`,
  );
  if (!isEqual || isOld) process.stdout.write(`${JSON.stringify({ expected, found, last })}\n`);
}

try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', path.resolve(repository), clone]);
  const commits = linesOf('log', '--no-merges', '--format=%H', '--diff-filter=AMD', '--', '*.py').slice(
    Number(values.skip),
    Number(values.skip) + Number(values.count),
  );
  for (const [index, commit] of commits.entries()) {
    await session(commit);
    // The first session also starts `lanser serve` and the language server, so its times do not count.
    if (index === 0) for (const times of [edits, stops, idle]) times.length = 0;
  }
  process.stdout.write(
    `${path.basename(repository)}: ${commits.length} sessions, ${withErrors} with new errors, ${early} of them reported after an edit, ${different} different from the gate; ${edits.length} edits: median ${median(edits).toFixed(0)} ms, 95th percentile ${quantile(edits, 0.95).toFixed(0)} ms; ${stops.length} stops: median ${median(stops).toFixed(0)} ms, 95th percentile ${quantile(stops, 0.95).toFixed(0)} ms; node -e 0: median ${median(idle).toFixed(0)} ms; ${loadText()}\n`,
  );
  if (different > 0) process.exitCode = 1;
} finally {
  spawnSync(process.execPath, [LANSER, 'stop'], { cwd: clone, env });
  rmSync(folder, { recursive: true, force: true });
}
