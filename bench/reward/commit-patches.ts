import type { SeededRandom } from '../../test/helpers/seeded-random.ts';
import type { Checkout } from './checkout.ts';
import type { PatchOrigin } from './operator-patches.ts';
import { changedFiles, countHunks, patchOf, withHunks, type Patch } from './patch.ts';
import { isSource } from './sources.ts';

/** The maximum number of recent commits. Older commits may need other versions of the dependencies. */
const RECENT = 400;
const MAX_HUNKS = 20;

interface Commit {
  readonly id: string;
  readonly parent: string;
  readonly sources: readonly string[];
}

function recentCommits(checkout: Checkout): readonly Commit[] {
  const log = ['log', '--first-parent', `--max-count=${RECENT}`, '--format=%x00%H %P', '--name-only'];
  const entries = checkout
    .git([...log, '--diff-merges=first-parent', '--', '*.py'])
    .split('\0')
    .slice(1);
  return entries.flatMap((entry) => {
    const [head = '', ...files] = entry.split('\n').filter(Boolean);
    const [id = '', parent = ''] = head.split(' ');
    const sources = files.filter(isSource);
    return parent === '' || sources.length === 0 ? [] : [{ id, parent, sources }];
  });
}

function sourceDiff(checkout: Checkout, { sources }: Commit, from: string, to: string): string {
  return checkout.git(['diff', '--no-color', '--no-ext-diff', '--no-renames', from, to, '--', ...sources]);
}

/** Draws recent commits without repetition until they give `count` patches or no commit is left. */
function drawCommits(
  checkout: Checkout,
  count: number,
  random: SeededRandom,
  patchesFrom: (commit: Commit) => readonly (Patch | undefined)[],
): readonly Patch[] {
  const commits = [...recentCommits(checkout)];
  const patches: Patch[] = [];
  while (patches.length < count && commits.length > 0) {
    const [commit] = commits.splice(random.below(commits.length), 1) as [Commit];
    patches.push(...patchesFrom(commit).filter((patch) => patch !== undefined));
  }
  return patches.slice(0, count);
}

/**
 * Makes patches of the base commit. Each patch reverts the source changes of a recent commit, completely or in part.
 * The checkout must be at the base commit. With the patch, tests that the reverted commit added should fail.
 */
export function revertPatches(
  checkout: Checkout,
  origin: PatchOrigin,
  count: number,
  random: SeededRandom,
): readonly Patch[] {
  return drawCommits(checkout, count, random, (commit) => {
    const whole = sourceDiff(checkout, commit, commit.id, commit.parent);
    return [
      ['commit-reverted', whole] as const,
      ['commit-reverted-in-part', someHunks(whole, random)] as const,
    ].map(([operator, diff]) =>
      patchWith(checkout, diff, { ...origin, operator, kind: 'fault', sameTree: false }),
    );
  });
}

/**
 * Makes patches that apply the source changes of recent commits to their parents. Each commit gives one complete
 * patch and at most two with a part of its hunks.
 */
export function commitPatches(
  checkout: Checkout,
  origin: Omit<PatchOrigin, 'base'>,
  count: number,
  random: SeededRandom,
): readonly Patch[] {
  return drawCommits(checkout, count, random, (commit) => {
    const whole = sourceDiff(checkout, commit, commit.parent, commit.id);
    const parts = new Set([someHunks(whole, random), someHunks(whole, random)]);
    checkout.reset(commit.parent);
    return [whole, ...parts].map((diff, index) =>
      patchWith(checkout, diff, {
        ...origin,
        base: commit.parent,
        operator: index === 0 ? 'commit' : 'commit-in-part',
        kind: index === 0 ? 'preserving' : 'fault',
        sameTree: false,
        testsOf: commit.id,
      }),
    );
  });
}

/** Returns the patch with this diff; undefined without a diff, or if the diff does not apply or changes no text. */
function patchWith(
  checkout: Checkout,
  diff: string | undefined,
  rest: Omit<Parameters<typeof patchOf>[0], 'path' | 'diff'>,
): Patch | undefined {
  const canonical = diff === undefined ? undefined : checkout.canonical(diff);
  const path = changedFiles(diff ?? '')[0]?.path;
  return canonical === undefined || path === undefined
    ? undefined
    : patchOf({ ...rest, path, diff: canonical });
}

/** Returns a random part of the hunks; undefined for a diff with fewer than 2 or more than 20 hunks. */
function someHunks(diff: string, random: SeededRandom): string | undefined {
  const hunks = countHunks(diff);
  if (hunks < 2 || hunks > MAX_HUNKS) return undefined;
  const kept = Array.from({ length: hunks }, () => random.chance(0.5));
  // Keeps at least one hunk, and omits at least one.
  const first = random.below(hunks);
  kept[first] = true;
  kept[(first + 1 + random.below(hunks - 1)) % hunks] = false;
  return withHunks(diff, (index) => kept[index] === true);
}
