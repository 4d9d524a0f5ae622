/**
 * Measures whether lanser's rewards distinguish correct patches from incorrect patches. Makes patches of Python
 * projects. Judges each patch by the project's own tests, and scores the patch with lanser. Prints Markdown tables.
 *
 *   npm run bench:reward -- [--patches 100] [--seed 1] [--output FILE] [--json FILE] [--standard NAME]...
 *     [--lanser dist/index.js] [--publish FILE] REPOSITORY...
 *
 * The tests run with the first `python3` of PATH, which needs pytest and the projects' dependencies. `--patches` is
 * the number for all projects together. `--output` appends a line of JSON per patch to the file, and skips patches
 * that the file already contains. Without a repository, the program only analyses the patches of that file.
 * `--json` writes the analysis. `--publish` writes the lines of all patches, but omits diffs and failures. These
 * contain text of the projects. `--standard` names a repository. All its sources are checked in Pyright's standard
 * mode, not with its own configuration. `--lanser` is the built SDK that scores the patches.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type * as Lanser from '../../src/index.ts';
import { analyse } from './analysis.ts';
import { withoutProjectText, type Outcome } from './outcome.ts';
import { openScorer } from './score.ts';
import { studyRepository } from './study-repository.ts';
import { markdownOf } from './tables.ts';
import { endWithUsage, scriptArguments } from '../usage.ts';

const { values, positionals } = scriptArguments({
  allowPositionals: true,
  options: {
    patches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    output: { type: 'string' },
    json: { type: 'string' },
    standard: { type: 'string', multiple: true, default: [] },
    publish: { type: 'string' },
    lanser: { type: 'string', default: 'dist/index.js' },
  },
});
const { output } = values;
const outcomes: Outcome[] =
  output !== undefined && existsSync(output)
    ? readFileSync(output, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Outcome)
    : [];
if (positionals.length === 0 && outcomes.length === 0) {
  endWithUsage('REPOSITORY is missing.');
}
const nameOf = (repository: string): string => path.basename(path.resolve(repository));
const unknown = values.standard.find((name) => !positionals.some((place) => nameOf(place) === name));
if (unknown !== undefined) throw new Error(`--standard ${unknown}: none of the repositories has this name`);
const seed = Number(values.seed);
const temporary = await realpath(await mkdtemp(path.join(os.tmpdir(), 'lanser-reward-')));
const lanser = (await import(path.resolve(values.lanser))) as typeof Lanser;
const scorer = openScorer(lanser);
try {
  // Two projects are studied at the same time, because some of their tests mostly wait for a network.
  const queue = [...positionals.entries()];
  const studyNext = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await study(...next);
  };
  await Promise.all([studyNext(), studyNext()]);
} finally {
  await rm(temporary, { recursive: true, force: true });
}
if (values.publish !== undefined) {
  const lines = outcomes
    .toSorted((left, right) => (left.id < right.id ? -1 : 1))
    .map((outcome) => `${JSON.stringify(withoutProjectText(outcome))}\n`);
  writeFileSync(values.publish, lines.join(''));
}
const analysis = analyse(outcomes, seed);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(analysis, null, 1)}\n`);
process.stdout.write(markdownOf(analysis));

async function study(index: number, repository: string): Promise<void> {
  const share = Math.floor(Number(values.patches) / positionals.length);
  const extra = index < Number(values.patches) % positionals.length ? 1 : 0;
  await studyRepository({
    repository,
    temporary,
    seed,
    lanser,
    scorer,
    count: share + extra,
    configuration: values.standard.includes(nameOf(repository)) ? 'standard' : 'own',
    done: new Set(outcomes.map(({ id }) => id)),
    onOutcome(outcome) {
      outcomes.push(outcome);
      if (output !== undefined) appendFileSync(output, `${JSON.stringify(outcome)}\n`);
      const { operator, verdict, reason, score, masked, path: file } = outcome;
      const scored = score === null ? `masked: ${masked}` : `r ${score.rlCsfV1}`;
      process.stderr.write(
        `${outcomes.length} ${outcome.repository} ${file} ${operator}: ${verdict} (${reason}), ${scored}\n`,
      );
    },
  });
}
