import path from 'node:path';
import type * as Lanser from '../../src/index.ts';
import { grouped } from '../../src/text/grouped.ts';
import { seededRandom } from '../../test/helpers/seeded-random.ts';
import { cloneRepository, type Checkout } from './checkout.ts';
import { commitPatches, revertPatches } from './commit-patches.ts';
import { judge, testBase, testCommit, type TestBase, type Verdict } from './judge.ts';
import { operatorPatches } from './operator-patches.ts';
import type { Outcome } from './outcome.ts';
import { changedFiles, type Patch } from './patch.ts';
import { renamePatches } from './rename-patches.ts';
import type { Scored, Scorer } from './score.ts';
import { sourcesOf } from './sources.ts';
import { typingOfLines } from './structure.ts';

/** The maximum shares of patches that rename, revert a commit or apply a commit. operators.py makes the others. */
const RENAMES = 0.12;
const REVERTS = 0.1;
const COMMITS = 0.08;
/** The maximum number of patches that one server evaluates. The server's memory grows with each patch. */
const BATCH = 200;

interface StudyOptions {
  readonly repository: string;
  readonly temporary: string;
  readonly seed: number;
  readonly count: number;
  readonly configuration: Patch['configuration'];
  readonly lanser: typeof Lanser;
  readonly scorer: Scorer;
  /** The ids of the patches to skip, because an earlier run has their outcomes. */
  readonly done: ReadonlySet<string>;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Makes patches of one repository, judges each by the repository's tests, and scores each with lanser. */
export async function studyRepository(options: StudyOptions): Promise<void> {
  const { repository, temporary, done, scorer, onOutcome, configuration } = options;
  const name = path.basename(path.resolve(repository));
  // Two clones: the tests change the files of one while lanser reads the other.
  const tested = cloneRepository(repository, path.join(temporary, name, 'tested', name));
  const scored = cloneRepository(repository, path.join(temporary, name, 'scored', name));
  const patches = (await patchesOf(tested, name, options)).filter(({ id }) => !done.has(id));
  const byBase = grouped(patches, ({ base, testsOf }) => `${base} ${testsOf ?? ''}`);
  for (const ofBase of byBase.values()) {
    const [first] = ofBase;
    if (first === undefined) continue;
    const base = await openBase(tested, first, ofBase);
    for (let start = 0; start < ofBase.length; start += BATCH) {
      const batch = ofBase.slice(start, start + BATCH);
      const resolvers: ((score: Scored) => void)[] = [];
      const scores = batch.map(async () => new Promise<Scored>((resolve) => resolvers.push(resolve)));
      scored.reset(first.base);
      const scoredBase = configuration === 'standard' ? standardBase(scored) : first.base;
      const scoring = scorer(scored.root, scoredBase, batch, (index, score) => resolvers[index]?.(score));
      // Rejects if the scorer fails, so that the loop does not wait for missing scores. Otherwise, stays pending.
      const failure = scoring.then(async () => new Promise<never>(() => {}));
      for (const [index, patch] of batch.entries()) {
        const verdict: Verdict = await judge(tested, base, patch);
        const score = await Promise.race([scores[index] as Promise<Scored>, failure]);
        const typing = typingOfLines(base.structures, changedFiles(patch.diff)) ?? null;
        onOutcome({ ...patch, ...verdict, ...score, annotated: annotatedShare(base, patch), typing });
      }
      await scoring;
    }
  }
}

async function patchesOf(
  tested: Checkout,
  repository: string,
  { seed, count, configuration, lanser }: StudyOptions,
): Promise<readonly Patch[]> {
  const head = tested.git(['rev-parse', 'HEAD']).trim();
  const origin = { repository, base: head, configuration, seed };
  const sources = sourcesOf(tested);
  const random = seededRandom(seed);
  await using workspace = await lanser.openWorkspace(tested.root, { host: lanser.nodeHost({}) });
  const renames = await renamePatches(
    tested,
    workspace,
    sources,
    origin,
    Math.round(RENAMES * count),
    random,
  );
  const reverts = revertPatches(tested, origin, Math.round(REVERTS * count), random);
  const commits = commitPatches(
    tested,
    { repository, configuration, seed },
    Math.round(COMMITS * count),
    random,
  );
  tested.reset(head);
  // The operators `rename-missed-reference` and `rename-one-file` can make the same patch. The map keeps one of them.
  const others = new Map([...renames, ...reverts, ...commits].map((patch) => [patch.id, patch]));
  const byOperators = operatorPatches(tested, sources, origin, count - others.size);
  // The ids are hashes, so the sort mixes the operators. Even a run that stops early evaluates several operators.
  // Patches that apply a commit have a base other than head. They come last, because each such base costs two runs of
  // all tests.
  return [...byOperators, ...others.values()].toSorted(
    (left, right) =>
      Number(left.base !== head) - Number(right.base !== head) || (left.id < right.id ? -1 : 1),
  );
}

async function openBase(
  tested: Checkout,
  { base, testsOf }: Patch,
  patches: readonly Patch[],
): Promise<TestBase> {
  if (testsOf !== undefined) {
    const files = patches.flatMap(({ diff }) => changedFiles(diff).map(({ path: file }) => file));
    return testCommit(tested, base, testsOf, [...new Set(files)]);
  }
  tested.reset(base);
  return testBase(tested, base, sourcesOf(tested));
}

/** Returns the id of a new commit, whose Pyright configuration checks all sources in standard mode. */
function standardBase(scored: Checkout): string {
  const include = [...new Set(sourcesOf(scored).map((file) => file.split('/')[0]))];
  const blob = JSON.stringify({ include, typeCheckingMode: 'standard' });
  const id = scored.git(['hash-object', '-w', '--stdin'], blob).trim();
  scored.git(['update-index', '--add', '--cacheinfo', `100644,${id},pyrightconfig.json`]);
  const tree = scored.git(['write-tree']).trim();
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  return scored.git([...author, 'commit-tree', tree, '-p', 'HEAD', '-m', 'standard configuration']).trim();
}

function annotatedShare({ structures }: TestBase, { path: file }: Patch): number | null {
  const { annotated, definitions } = structures[file] ?? { annotated: 0, definitions: 0 };
  return definitions === 0 ? null : annotated / definitions;
}
