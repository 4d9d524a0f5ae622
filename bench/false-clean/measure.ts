/**
 * Checks the gate against Pyright's command line on changes in random repositories. The command line checks the
 * files before and after a change, both with the configuration of the gate's base. A repository has one part, or
 * several independent parts. A pair is one part before and after the change. Prints tables, and the details of the
 * pairs with differences. Exits with 1 if the gate misses a new error or warning of the command line.
 *
 *   npm run bench:false-clean -- [--seed 1] [--pairs 200] [--jobs 1] [--output FILE] [--keep FOLDER]
 *     [--lanser dist/index.js]
 *
 * `--output` appends a line of JSON per seed to FILE. The script does not run the seeds in FILE again, but reads
 * their pairs from it. The script ends when it has at least `--pairs` pairs. `--keep` keeps the repositories and the
 * checked trees in FOLDER.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkersOf } from './checkers.ts';
import { randomCase } from './random-case.ts';
import { runCase, type PairOutcome } from './run-case.ts';
import { MISSED } from './judge.ts';
import { printTables } from './tables.ts';
import { scriptArguments } from '../usage.ts';

export interface SeedOutcome {
  readonly seed: number;
  readonly pairs: readonly PairOutcome[];
}

const { values } = scriptArguments({
  options: {
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '200' },
    jobs: { type: 'string', default: '1' },
    output: { type: 'string' },
    keep: { type: 'string' },
    lanser: { type: 'string', default: 'dist/index.js' },
  },
});
const pairCount = Number(values.pairs);
const outcomes: SeedOutcome[] =
  values.output !== undefined && existsSync(values.output)
    ? readFileSync(values.output, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as SeedOutcome)
    : [];
const done = new Set(outcomes.map(({ seed }) => seed));
let count = outcomes.reduce((sum, { pairs }) => sum + pairs.length, 0);
let next = Number(values.seed);

const temporary = await realpath(await mkdtemp(path.join(os.tmpdir(), 'lanser-false-clean-')));
const spent = new Map<string, number>();
const start = performance.now();
try {
  const open = await checkersOf(path.resolve(values.lanser), temporary, spent);
  await Promise.all(
    Array.from({ length: Number(values.jobs) }, async () => {
      using checkers = open();
      while (count < pairCount) {
        const seed = next;
        next += 1;
        if (done.has(seed)) continue;
        const folder = path.join(
          values.keep === undefined ? temporary : path.resolve(values.keep),
          `${seed}`,
        );
        const pairs = await runCase(randomCase(seed), folder, checkers);
        count += pairs.length;
        outcomes.push({ seed, pairs });
        if (values.output !== undefined)
          appendFileSync(values.output, `${JSON.stringify({ seed, pairs })}\n`);
        if (values.keep === undefined) await rm(folder, { recursive: true, force: true });
      }
    }),
  );
} finally {
  await rm(temporary, { recursive: true, force: true });
}
printTables(outcomes, spent, performance.now() - start);
const isMissed = ({ outcome }: PairOutcome): boolean => MISSED.has(outcome);
if (outcomes.some(({ pairs }) => pairs.some(isMissed))) process.exitCode = 1;
