/**
 * Sends many requests to a warm process (a background process that keeps language servers open), and edits files
 * between the requests. Afterwards, kills processes at random times. Reports the memory and the open handles over
 * time. Compares every `--check`-th answer, and answers during and after a kill, with those of separate processes.
 * A difference does not count if one of the two answers is E/INCONCLUSIVE or E/LS_TIMEOUT.
 *
 *   npm run bench:soak -- REPOSITORY [--requests 100000] [--minutes 60] [--kills 50] [--check 2000] [--seed 1]
 *
 * The requests stop after `--requests` requests or `--minutes` minutes. Exits with 1 if an answer is wrong or
 * missing, or if handles, temporary folders, sockets or processes are leaked. Also exits with 1 if the warm process
 * is replaced before the kills. A short run has too few samples to find leaked handles. Uses a copy of REPOSITORY.
 */
import { once } from 'node:events';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LanserError } from '../../src/model/lanser-error.ts';
import { eventually } from '../../test/helpers/eventually.ts';
import { descendantsOf, isRunning, processesNaming } from '../../test/helpers/processes.ts';
import { seededRandom } from '../../test/helpers/seeded-random.ts';
import { benchArguments } from '../bench-arguments.ts';
import { loadText, median } from '../measures.ts';
import { identifiersOf } from '../navigation/identifiers.ts';
import { processUse, type ProcessUse } from './process-use.ts';
import { comparable, copyProgram, recordedCaller, type Ended } from './program-copy.ts';

const { repository, options } = benchArguments({
  requests: 100000,
  minutes: 60,
  kills: 50,
  check: 2000,
  seed: 1,
});
const { requests } = options;
const random = seededRandom(options.seed);
await using copy = copyProgram('soak');
const root = path.join(copy.folder, 'repository');
cpSync(repository, root, { recursive: true });
const places = identifiersOf(root);
const texts = new Map(
  [...new Set(places.map(({ file }) => file))].map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
  ]),
);
const files = [...texts.keys()];
const EDIT_EVERY = 20;
/** The number of edits between two additions of a file. Additions are rare, because they are slow for the server. */
const ADDED_EVERY = 50;
const SAMPLES = 50;
const MAX_PAUSE_MS = 600;

function nextCommand(): readonly string[] {
  const { file, line, character } = random.pick(places);
  const place = `${file}@L${line + 1}:C${character + 1}`;
  const kind = random.below(200);
  if (kind === 0) return ['rename', place, 'soaked', '--json'];
  if (kind < 3) return ['refs', place, '--json'];
  if (kind < 10) return ['diag', file, '--json'];
  if (kind < 40) return ['symbols', file, '--json'];
  if (kind < 80) return ['hover', place, '--json'];
  if (kind < 100) return ['locate', place, '--json'];
  return ['def', place, '--json'];
}

let edits = 0;
let edited: string | undefined;

/** Restores the last changed file, then changes a file. Sometimes also adds or removes a file. */
function edit(): void {
  edits += 1;
  if (edited !== undefined) writeFileSync(path.join(root, edited), texts.get(edited) ?? '');
  edited = random.pick(files);
  appendFileSync(path.join(root, edited), `\nsoaked_${edits}: int = "${edits}"\n`);
  const added = path.join(root, 'soak_added.py');
  if (edits % ADDED_EVERY === 0) writeFileSync(added, `number = ${edits}\n`);
  else if (edits % ADDED_EVERY === 1) rmSync(added, { force: true });
}

let wrong = 0;
function report(text: string): void {
  wrong += 1;
  console.log(`WRONG ${text}`);
}

/** The exit codes of errors that time limits on a loaded machine can cause. */
const LIMITED: ReadonlySet<number | null> = new Set([
  new LanserError('E/INCONCLUSIVE', '').exitCode,
  new LanserError('E/LS_TIMEOUT', '').exitCode,
]);
let limited = 0;

async function expectAnswer(argv: readonly string[], answer: Ended): Promise<void> {
  const alone = await copy.runAlone(root, argv);
  const [warm, cold] = [answer, alone].map(comparable);
  if (warm === cold) return;
  if (LIMITED.has(answer.exitCode) || LIMITED.has(alone.exitCode)) limited += 1;
  else report(`${argv.join(' ')}\n  warm ${warm}\n  cold ${cold}`);
}

const send = await recordedCaller(copy, root, ['def', 'main.py@L1:C1']);
await copy.run(root, nextCommand());
const firstPid = (await copy.status(root))?.pid ?? 0;

async function soak(): Promise<readonly ProcessUse[]> {
  const samples: ProcessUse[] = [];
  const startMs = performance.now();
  const endMs = startMs + options.minutes * 60_000;
  const every = Math.max(1, Math.floor(requests / SAMPLES));
  let checked = 0;
  let done = 0;
  for (; done < requests && performance.now() < endMs; done += 1) {
    if (done % EDIT_EVERY === 0) edit();
    const argv = nextCommand();
    const outcome = await send(argv);
    if (outcome.kind !== 'done') {
      report(`${argv.join(' ')}: ${outcome.kind}`);
      await copy.run(root, argv);
    } else if ((done + 1) % options.check === 0) {
      const textOf = (wanted: string): string =>
        outcome.output.map(([stream, text]) => (stream === wanted ? text : '')).join('');
      const { exitCode } = outcome;
      await expectAnswer(argv, { exitCode, stdout: textOf('stdout'), stderr: textOf('stderr') });
      checked += 1;
    }
    if ((done + 1) % every === 0) samples.push(sampled(done + 1, performance.now() - startMs));
  }
  const minutes = ((performance.now() - startMs) / 60_000).toFixed(1);
  console.log(`${done} requests and ${edits} edits in ${minutes} minutes, ${checked} answers compared`);
  return samples;
}

function sampled(done: number, ms: number): ProcessUse {
  const use = processUse(firstPid);
  const { mainMiB, serversMiB, mainHandles, serverHandles, servers, threads } = use;
  console.log(
    `${done} requests, ${(ms / 60_000).toFixed(1)} min: lanser ${mainMiB.toFixed(0)} MiB, ${mainHandles} handles, ${threads} threads; ${servers} servers ${serversMiB.toFixed(0)} MiB, ${serverHandles} handles; ${readdirSync(copy.temporary).length} temporary folders`,
  );
  return use;
}

/** Compares the second and the last fifth of the samples. Ignores the first fifth, because a new process grows. */
function judge(samples: readonly ProcessUse[]): void {
  const fifth = Math.floor(samples.length / 5);
  if (fifth === 0) return;
  const early = samples.slice(fifth, 2 * fifth);
  const late = samples.slice(-fifth);
  const medianOf = (list: readonly ProcessUse[], field: keyof ProcessUse): number =>
    median(list.map((one) => one[field]));
  for (const field of ['mainMiB', 'serversMiB', 'mainHandles', 'serverHandles', 'threads'] as const) {
    const [before, after] = [medianOf(early, field), medianOf(late, field)];
    console.log(`${field}: ${before.toFixed(0)}, then ${after.toFixed(0)}`);
    // Up to two more handles can belong to work in progress.
    if (field.endsWith('Handles') && after > before + 2) report(`${field} grow`);
  }
}

const TARGETS = ['daemon', 'server', 'client'] as const;

/**
 * Kills a process at a random time after the start of a request. The kill must leave no orphaned process, and no
 * request in progress. A later answer must be right. Unless the client was killed, the answer to the request must
 * also be right.
 */
async function kill(target: (typeof TARGETS)[number]): Promise<void> {
  edit();
  const argv = nextCommand();
  await copy.run(root, ['symbols', random.pick(files), '--json']);
  const pid = (await copy.status(root))?.pid;
  if (pid === undefined) return report('no warm process runs');
  const client = copy.start(root, argv);
  const closed = once(client, 'close');
  let stdout = '';
  let stderr = '';
  client.stdout?.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  client.stderr?.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  await delay(random.next() * MAX_PAUSE_MS);
  const tree = descendantsOf(pid);
  const server = tree.find(({ command }) => command.includes('langserver'))?.pid;
  const victim = { daemon: pid, server, client: client.pid }[target];
  try {
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
  const [exitCode, signal] = (await closed) as [number | null, string | null];
  if (signal === null) await expectAnswer(argv, { exitCode, stdout, stderr });
  else if (target !== 'client') report(`${argv.join(' ')}: ${signal}`);
  const later = nextCommand();
  await expectAnswer(later, await copy.run(root, later));
  if (target === 'daemon') await eventually('nothing is left', () => !tree.some(isRunning));
  const next = await copy.status(root);
  if (next === undefined || (next.pid === pid) === (target === 'daemon'))
    report(`after a kill of the ${target}, the warm process ${pid} is now ${next?.pid ?? 'missing'}`);
  if (next !== undefined) {
    await eventually('at most one server', () => processUse(next.pid).servers <= 1);
    const own = new Set([next.pid, ...descendantsOf(next.pid).map((one) => one.pid)]);
    await eventually('no orphan', () => processesNaming(copy.folder).every((one) => own.has(one.pid)));
    const requestsLeft = (await copy.status(root))?.requests;
    if (requestsLeft !== 0) report(`${target}: ${requestsLeft} requests in progress`);
  }
}

console.log(`${loadText()}, Node ${process.versions.node}`);
judge(await soak());
const lastPid = (await copy.status(root))?.pid;
if (lastPid !== firstPid) report(`process ${firstPid} was replaced by ${lastPid}`);
const { kills } = options;
for (let index = 0; index < kills; index += 1) await kill(TARGETS[index % TARGETS.length] ?? 'daemon');
console.log(`${kills} kills of ${TARGETS.join(', ')}`);
await copy.run(root, ['stop']);
const left = {
  processes: processesNaming(copy.folder).map(({ command }) => command),
  folders: readdirSync(copy.temporary),
  sockets: readdirSync(copy.folder).filter((name) => name.startsWith('lanser-')),
};
console.log('left', JSON.stringify(left), loadText());
if (Object.values(left).some((list) => list.length > 0)) report('something is left');
if (limited > 0) console.log(`${limited} not compared, because a time limit was reached`);
console.log(`${wrong} wrong`);
if (wrong > 0) process.exitCode = 1;
