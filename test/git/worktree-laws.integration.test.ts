import { cp } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapshotIndex, snapshotWorktree } from '../../src/git/worktree.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';

const name = fc.constantFrom('a', 'b', 'd/a', 'd/b', 'd/e/a', 'keep.log');

type Step =
  | { readonly kind: 'write'; readonly name: string; readonly content: string; readonly mode: number }
  | { readonly kind: 'link'; readonly name: string; readonly target: string }
  | { readonly kind: 'remove' | 'stage' | 'unstage' | 'intend'; readonly name: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    name,
    content: fc.constantFrom('x\n', 'y\n', 'z\r\n', ''),
    mode: fc.constantFrom(0o644, 0o755),
  }),
  fc.record({
    kind: fc.constant('link' as const),
    name: fc.oneof(name, fc.constant('d')),
    target: fc.constantFrom('a', 'd', '../beside', 'nothing'),
  }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'stage' as const, 'unstage' as const, 'intend' as const),
    name: fc.oneof(name, fc.constant('d')),
  }),
);

type Checkout = ReturnType<typeof repositoryAt>;

/** Applies a step. Rejects an impossible step, for example a write below a link to a file. */
async function take(checkout: Checkout, each: Step): Promise<void> {
  if (each.kind === 'stage') await checkout.git(['add', '--all', '--', each.name]);
  else if (each.kind === 'intend') await checkout.git(['add', '--intent-to-add', '--', each.name]);
  else if (each.kind === 'unstage') await checkout.git(['rm', '-r', '--quiet', '--cached', '--', each.name]);
  else await checkout.remove(each.name).catch(() => {});
  if (each.kind === 'write') await checkout.write(each.name, each.content, each.mode);
  if (each.kind === 'link') await checkout.link(each.name, each.target);
}

test('a snapshot equals the tree that git add --all and git write-tree create', async () => {
  await using origin = await temporaryRepository();
  await origin.write('beside/a', 'outside of d\n');
  for (const each of ['a', 'd/a', 'd/b', 'keep.log']) await origin.write(each, 'x\n');
  await origin.write('.gitignore', '*.log\n');
  await origin.commit();
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      runs += 1;
      const place = path.join(origin.beside, `checkout-${runs}`);
      await cp(origin.path, place, { recursive: true, verbatimSymlinks: true });
      const checkout = repositoryAt(place, origin.beside);
      for (const each of steps) await take(checkout, each).catch(() => {});
      await using opened = await openedStore(place);
      const tree = await snapshotWorktree(opened.store, opened.signal);
      await checkout.git(['add', '--all']);
      expect(tree).toBe(await checkout.git(['write-tree']));
    }),
    {
      numRuns: 6,
      examples: [
        [
          [
            { kind: 'link', name: 'd/e/a', target: 'a' },
            { kind: 'stage', name: 'd' },
            { kind: 'link', name: 'd', target: 'd' },
          ],
        ],
      ],
    },
  );
});

/** Digests a checkout without its shared index. Git sets the time of this file each time it reads a split index. */
function digestOf(folder: string): unknown {
  const digests = Object.entries(folderDigest(folder));
  return digests.filter(([entry]) => !entry.startsWith('.git/sharedindex.'));
}

test('a snapshot of the index equals the tree that git commit then commits, and leaves the index unchanged', async () => {
  await using origin = await temporaryRepository();
  for (const each of ['a', 'd/a', 'd/b', 'keep.log', 'outside/a']) await origin.write(each, 'x\n');
  await origin.write('.gitignore', '*.log\n');
  await origin.commit();
  const preparations: Readonly<Record<string, readonly string[]>> = {
    plain: ['status'],
    split: ['update-index', '--split-index'],
    sparse: ['sparse-checkout', 'set', '--cone', '--sparse-index', 'd'],
  };
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(preparations)),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (preparation, steps) => {
        runs += 1;
        const place = path.join(origin.beside, `index-${runs}`);
        await cp(origin.path, place, { recursive: true, verbatimSymlinks: true });
        const checkout = repositoryAt(place, origin.beside);
        await checkout.git(preparations[preparation] ?? []);
        for (const each of steps) await take(checkout, each).catch(() => {});
        const untouched = digestOf(place);
        await using opened = await openedStore(place);
        const tree = await snapshotIndex(opened.store, '.git/index', opened.signal);
        expect(digestOf(place)).toEqual(untouched);
        await checkout.git(['commit', '--quiet', '--allow-empty', '--message', 'next']);
        expect(tree).toBe(await checkout.git(['rev-parse', 'HEAD^{tree}']));
      },
    ),
    {
      numRuns: 9,
      examples: Object.keys(preparations).map((preparation): [string, Step[]] => [
        preparation,
        [
          { kind: 'write', name: 'a', content: 'y\n', mode: 0o755 },
          { kind: 'stage', name: 'a' },
          { kind: 'write', name: 'd/e/a', content: 'z\r\n', mode: 0o644 },
          { kind: 'intend', name: 'd/e/a' },
          { kind: 'remove', name: 'd/b' },
          { kind: 'stage', name: 'd/b' },
        ],
      ]),
    },
  );
});

test('a snapshot of the index names a file with conflicts, and is empty without an index', async () => {
  await using repository = await temporaryRepository();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  expect(await snapshotIndex(store, '.git/index', signal)).toBe(await repository.git(['write-tree']));
  await repository.write('a', 'base\n');
  await repository.commit();
  await repository.git(['checkout', '--quiet', '-b', 'theirs']);
  await repository.write('a', 'theirs\n');
  await repository.commit();
  await repository.git(['checkout', '--quiet', 'main']);
  await repository.write('a', 'ours\n');
  await repository.commit();
  await expect(repository.git(['merge', 'theirs'])).rejects.toThrow();
  await expect(snapshotIndex(store, '.git/index', signal)).rejects.toMatchObject({
    code: 'E/INCONCLUSIVE',
    message: expect.stringMatching(/: a: unmerged .+ Resolve the conflicts\.$/su) as unknown,
  });
});

test('a snapshot during a merge with conflicts contains the files of the working tree', async () => {
  await using repository = await temporaryRepository();
  for (const each of ['both', 'ours-deleted', 'theirs-deleted']) await repository.write(each, 'base\n');
  await repository.commit();
  await repository.git(['checkout', '--quiet', '-b', 'theirs']);
  await repository.write('both', 'theirs\n');
  await repository.write('ours-deleted', 'theirs\n');
  await repository.write('both-added', 'theirs\n');
  await repository.remove('theirs-deleted');
  await repository.commit();
  await repository.git(['checkout', '--quiet', 'main']);
  await repository.write('both', 'ours\n');
  await repository.write('theirs-deleted', 'ours\n');
  await repository.write('both-added', 'ours\n');
  await repository.remove('ours-deleted');
  await repository.commit();
  await expect(repository.git(['merge', 'theirs'])).rejects.toThrow();
  await using opened = await openedStore(repository.path);
  const tree = await snapshotWorktree(opened.store, opened.signal);
  await repository.git(['add', '--all']);
  expect(tree).toBe(await repository.git(['write-tree']));
  expect(await repository.git(['show', `${tree}:both`])).toContain('<<<<<<<');
});
