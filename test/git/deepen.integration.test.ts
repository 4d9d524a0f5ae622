import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { establishMergeBase } from '../../src/git/deepen.ts';
import { completeCommit, lacksTree } from '../../src/git/partial-clone.ts';
import { resolveCommit } from '../../src/git/revisions.ts';
import { listTree } from '../../src/git/trees.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openedStore, type OpenedStore } from '../helpers/opened-store.ts';
import {
  repositoryAt,
  temporaryRepository,
  type TemporaryRepository,
} from '../helpers/temporary-repository.ts';

/** A commit of a generated history. `parents` contains the numbers of its parents. */
interface Drawn {
  readonly parents: readonly number[];
}

const PAYLOAD_BYTES = 30_000;

/** Makes the commits 0, 1, …, each with a branch `b<number>` and a large file of its own. Returns their ids. */
async function history(origin: TemporaryRepository, drawn: readonly Drawn[]): Promise<readonly string[]> {
  const lines = drawn.flatMap(({ parents: [first, ...others] }, index) => {
    const payload = Array.from({ length: PAYLOAD_BYTES / 10 }, (_, at) => (at * 7919 + index * 104_729) % 1e9)
      .map((number) => String(number).padStart(9, '0'))
      .join('\n');
    const block = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}`;
    return [
      `commit refs/heads/b${index}`,
      `mark :${index + 1}`,
      `committer A <a@example.org> ${1_700_000_000 + index * 60} +0000`,
      block(`commit ${index}`),
      ...(first === undefined ? [] : [`from :${first + 1}`]),
      ...others.map((parent) => `merge :${parent + 1}`),
      `M 100644 inline folder/file-${index}.txt`,
      block(payload),
    ];
  });
  await origin.git(['fast-import', '--quiet'], { input: `${lines.join('\n')}\n` });
  await origin.git(['config', 'uploadpack.allowFilter', 'true']);
  await origin.git(['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  const ids = await origin.git(['rev-parse', ...drawn.map((_, index) => `b${index}`)]);
  return ids.split('\n');
}

/** Creates a shallow clone of a single branch, with an empty work tree. Returns its path. */
async function shallowClone(origin: TemporaryRepository, branch: number, depth: number): Promise<string> {
  const clone = path.join(origin.beside, `clone-${branch}-${depth}`);
  const options = ['--bare', '--quiet', `--depth=${depth}`, '--single-branch', '--branch', `b${branch}`];
  await origin.git(['clone', ...options, `file://${origin.path}`, path.join(clone, '.git')]);
  await repositoryAt(clone, '').git(['config', 'core.bare', 'false']);
  return clone;
}

async function mergeBaseWith({ store, signal }: OpenedStore, base: string): Promise<string> {
  const head = await resolveCommit(store, 'HEAD', undefined, signal);
  const baseCommit = await resolveCommit(store, base, undefined, signal);
  return establishMergeBase(store, baseCommit, head, undefined, signal);
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** A main line with the commits 0 to 299. A branch of 30 commits starts at commit 259. */
const LONG: readonly Drawn[] = [
  ...Array.from({ length: 300 }, (_, index) => ({ parents: index === 0 ? [] : [index - 1] })),
  ...Array.from({ length: 30 }, (_, index) => ({ parents: [index === 0 ? 259 : 299 + index] })),
];

describe('the merge base in a shallow clone', () => {
  test('is found from a part of the history, without fetching trees or changing the clone', async () => {
    await using origin = await temporaryRepository();
    const ids = await history(origin, LONG);
    const clone = await shallowClone(origin, 329, 1);
    const digest = folderDigest(clone);
    await using opened = await openedStore(clone);
    const { store, signal } = opened;
    const before = await mergeBaseWith(opened, ids[299] ?? '');
    expect(before).toBe(ids[259]);
    const commits = await store.read(['rev-list', '--count', '--all'], signal);
    expect(Number(commits)).toBeLessThanOrEqual(30 + 40 + 2 * 120);
    // With the trees and their files of 30 kB each, the fetch would transfer several megabytes.
    expect(await lacksTree(store, before, signal)).toBe(true);
    const fetched = bytesBelow(path.join(store.directory, 'objects'));
    expect(fetched).toBeLessThan(bytesBelow(path.join(origin.path, '.git', 'objects')) / 2);
    await completeCommit(store, before, undefined, signal);
    const tree = await listTree(store, `${before}^{tree}`, signal);
    expect(tree).toHaveLength(260);
    const objects = await store.read(
      ['rev-list', '--objects', '--missing=print', `${before}^{tree}`],
      signal,
    );
    expect(objects.toString('latin1')).not.toMatch(/^\?/mu);
    expect(folderDigest(clone)).toEqual(digest);
  });

  test('is found without an origin if the clone contains it', async () => {
    await using origin = await temporaryRepository();
    const ids = await history(origin, [
      { parents: [] },
      { parents: [0] },
      { parents: [1] },
      { parents: [2] },
    ]);
    const clone = await shallowClone(origin, 3, 3);
    await repositoryAt(clone, '').git(['remote', 'remove', 'origin']);
    await using opened = await openedStore(clone);
    expect(await mergeBaseWith(opened, ids[1] ?? '')).toBe(ids[1]);
  });

  test('is the latest common ancestor, even if the clone contains only an earlier one', async () => {
    await using origin = await temporaryRepository();
    // Commits 0 ─ 1 ─ 2 ─ 3 are a line, and 5 ─ 6 branch off at 2. Base (4) merges 3 into 0.
    // Head (7) merges 6 into 0.
    const ids = await history(origin, [
      { parents: [] },
      { parents: [0] },
      { parents: [1] },
      { parents: [2] },
      { parents: [0, 3] },
      { parents: [2] },
      { parents: [5] },
      { parents: [0, 6] },
    ]);
    const clone = await shallowClone(origin, 7, 2);
    const git = repositoryAt(clone, '').git;
    await git(['fetch', '--quiet', '--depth=2', 'origin', 'b4']);
    expect(await git(['merge-base', ids[4] ?? '', 'HEAD'])).toBe(ids[0]);
    await using opened = await openedStore(clone);
    expect(await mergeBaseWith(opened, ids[4] ?? '')).toBe(ids[2]);
    await git(['remote', 'remove', 'origin']);
    await using withoutRemote = await openedStore(clone);
    await expect(mergeBaseWith(withoutRemote, ids[4] ?? '')).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
    });
  });

  test('does not exist for unrelated histories, and the error reports this reason', async () => {
    await using origin = await temporaryRepository();
    const ids = await history(origin, [{ parents: [] }, { parents: [0] }, { parents: [] }, { parents: [2] }]);
    await using opened = await openedStore(await shallowClone(origin, 3, 1));
    await expect(mergeBaseWith(opened, ids[1] ?? '')).rejects.toMatchObject({
      message:
        'Base and head have no common history, so there is nothing to compare. Choose a base that shares a commit with head.',
    });
  });

  test('is also a merge base in the full history, for random histories and depths', async () => {
    const drawing = fc
      .array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { minLength: 3, maxLength: 14 })
      .map((draws) => [
        { parents: [] },
        ...draws.map(([one, two, merges], index) => {
          const parents = [one % (index + 1), two % (index + 1)];
          return { parents: [...new Set(merges ? parents : parents.slice(0, 1))] };
        }),
      ]);
    await fc.assert(
      fc.asyncProperty(drawing, fc.nat(), fc.integer({ min: 1, max: 4 }), async (drawn, pick, depth) => {
        await using origin = await temporaryRepository();
        const ids = await history(origin, drawn);
        const base = ids[pick % ids.length] ?? '';
        const clone = await shallowClone(origin, ids.length - 1, depth);
        const all = await origin.git(['merge-base', '--all', base, ids.at(-1) ?? '']);
        await using opened = await openedStore(clone);
        expect(all.split('\n')).toContain(await mergeBaseWith(opened, base));
      }),
      { numRuns: 12 },
    );
  });
});
