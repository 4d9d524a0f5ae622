/**
 * Runs the same requests under many conditions and compares the answers. Some conditions change the order of requests
 * or files, the path, the user, the time zone or the language. Other conditions use cold or warm servers, a busy
 * machine, cached answers or other versions of Pyright. The requests are about random names and files in copies of a
 * repository. Prints a table or, with `--json`, the outcomes as JSON. Prints the differing facts to standard error.
 * Exits with 1 if an answer differs although Pyright has the same version and configuration. The installed Python
 * packages must not change during the run.
 *
 *   npm run bench:determinism -- REPOSITORY [--count 1000] [--seed 1] [--only TEXT]... [--json]
 *     [--canonical] [--pyright 1.1.413]... [--program dist/bin.js]
 *
 * `--canonical` is passed to every batch. `--pyright` installs and runs an additional version. `--only` selects the
 * conditions whose names contain TEXT, and the conditions with which these are compared.
 */
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pinned from '../../src/server/pyright/pinned.json' with { type: 'json' };
import { answerRequests } from './answer-requests.ts';
import { compareAnswers, type Answers, type Comparison } from './compare.ts';
import { answerCold, chosenConditions, CONDITIONS } from './conditions.ts';
import { factLines, isUnequal, tableOf, type ColdSide, type Outcome } from './report.ts';
import { requestsOf } from './requests.ts';
import { openSetting, type Setting } from './setting.ts';
import { versionConditions } from './versions.ts';
import { endWithUsage, scriptArguments } from '../usage.ts';

const FIRST = 'first run';
const MAX_REPEATED = 10;

const { positionals, values } = scriptArguments({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    pyright: { type: 'string', multiple: true, default: [] },
    program: { type: 'string', default: fileURLToPath(new URL('../../dist/bin.js', import.meta.url)) },
    canonical: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [repository] = positionals;
if (repository === undefined) endWithUsage('REPOSITORY is missing.');
const [count, seed] = [Number(values.count), Number(values.seed)];
const versions = values.pyright.length === 0 ? [] : versionConditions(pinned.version, values.pyright);
const conditions = chosenConditions([...CONDITIONS, ...versions], values.only);

/**
 * Repeats up to ten requests with differing answers, each in a new process. Returns, by request id, which answer
 * the new process gives: `expected`, `got` or `neither`.
 */
async function coldSides(
  setting: Setting,
  expected: Answers,
  got: Answers,
  { differing }: Comparison,
): Promise<Outcome['cold']> {
  const repeatedIds = differing.slice(0, MAX_REPEATED).map(({ id }) => id);
  const cold = await answerCold(
    setting,
    setting.requests.filter(({ id }) => repeatedIds.includes(id)),
  );
  return Object.fromEntries(
    repeatedIds.map((id): [number, ColdSide] => {
      const coldId = cold.get(id)?.bundleId;
      if (coldId === expected.get(id)?.bundleId) return [id, 'expected'];
      return [id, coldId === got.get(id)?.bundleId ? 'got' : 'neither'];
    }),
  );
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [value: T, seconds: number]> {
  const start = performance.now();
  const value = await work();
  return [value, (performance.now() - start) / 1000];
}

const temporary = await realpath(await mkdtemp(path.join(os.tmpdir(), 'lanser-determinism-')));
const outcomes: Outcome[] = [];
try {
  const root = await realpath(repository);
  const requests = await requestsOf(root, count, seed);
  const others = await requestsOf(root, count, seed + 1000);
  const program = path.resolve(values.program);
  const batchOptions = values.canonical ? ['--canonical'] : [];
  const options = { program, repository: root, temporary, requests, others, seed, batchOptions };
  const setting = await openSetting(options);
  const answers = new Map<string, Answers>();
  const [first, seconds] = await timed(async () => answerRequests(requests, setting.first));
  answers.set(FIRST, first);
  process.stderr.write(`${requests.length} requests, ${FIRST}: ${seconds.toFixed(0)} s\n`);
  for (const condition of conditions) {
    const { name, against = FIRST, otherTools = false } = condition;
    const [got, took] = await timed(async () => condition.run(setting));
    answers.set(name, got);
    const expected = answers.get(against) ?? new Map();
    const comparison = compareAnswers(expected, got);
    // `coldSides` uses the shipped server, so it cannot confirm answers of other servers.
    const isShipped = against === FIRST && !otherTools;
    const cold = isShipped ? await coldSides(setting, expected, got, comparison) : {};
    const outcome = { ...comparison, condition: name, against, otherTools, seconds: took, cold };
    outcomes.push(outcome);
    process.stderr.write(
      `${name}: ${outcome.equalIds} of ${outcome.total} are equal, ${took.toFixed(0)} s\n`,
    );
    for (const line of factLines(outcome, requests)) process.stderr.write(`  ${line}\n`);
  }
  process.stdout.write(values.json ? `${JSON.stringify({ seed, requests, outcomes })}\n` : tableOf(outcomes));
} finally {
  await rm(temporary, { recursive: true, force: true });
}
if (outcomes.some(isUnequal)) process.exitCode = 1;
