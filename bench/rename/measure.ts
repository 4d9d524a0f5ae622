/**
 * Renames random definitions with lanser in a clone of a repository, and renames them back. Compares each rename
 * with Pyright's own edits. Checks the files with Git, and the diagnostics with Pyright. Exits with 1 if a check
 * fails.
 *
 *   npm run bench:rename -- REPOSITORY [--count 120] [--seed 1] [--judged 30] [--outcomes FILE] [--only N]
 *
 * A Pyright server counts the diagnostics after each rename. Pyright's command line also counts them if the counts of
 * the server and of lanser differ, and for a sample of the renames. `--judged` is the size of the sample. `--outcomes`
 * appends a line of JSON for each rename to the file. `--only` runs only rename number N. Failure messages start
 * with the number of the rename.
 */
import { appendFile, mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { oneRename } from './one-rename.ts';
import type { Outcome } from './outcome.ts';
import { openSides } from './sides.ts';
import { failureOf, summaryOf } from './summary.ts';
import { newNames, pickedTargets, targetsOf } from './targets.ts';
import { endWithUsage, scriptArguments } from '../usage.ts';

const { positionals, values } = scriptArguments({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    judged: { type: 'string', default: '30' },
    outcomes: { type: 'string' },
    only: { type: 'string' },
  },
});
const [repository] = positionals;
if (repository === undefined) endWithUsage('REPOSITORY is missing.');
const [count, seed, judged] = [values.count, values.seed, values.judged].map(Number) as [
  number,
  number,
  number,
];

const temporary = await realpath(await mkdtemp(path.join(os.tmpdir(), 'lanser-bench-')));
const outcomes: Outcome[] = [];
try {
  await using sides = await openSides(repository, temporary);
  const { clone } = sides.lanser;
  const targets = pickedTargets(targetsOf(clone.root), count, seed);
  const newName = newNames(seed, async (name) => clone.includes(name));
  for (const [index, target] of targets.entries()) {
    // Draws a name even for a skipped rename, so that a rename has the same new name with and without `--only`.
    const fresh = await newName(target.name);
    if (values.only !== undefined && Number(values.only) !== index + 1) continue;
    const outcome = await oneRename(sides, {
      target,
      newName: fresh,
      way: index % 2 === 0 ? 'plan' : 'rename',
      isJudged: Math.floor(((index + 1) * judged) / count) > Math.floor((index * judged) / count),
    });
    outcomes.push(outcome);
    if (values.outcomes !== undefined) await appendFile(values.outcomes, `${JSON.stringify(outcome)}\n`);
    for (const failure of failureOf(outcome)) process.stderr.write(`${index + 1} ${failure}\n`);
  }
} finally {
  await rm(temporary, { recursive: true, force: true });
}
process.stdout.write(summaryOf(outcomes));
if (outcomes.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
