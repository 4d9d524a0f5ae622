import { cp } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';

const name = fc.constantFrom('a', 'b', 'd/a', 'd/b', 'd/e/a', 'keep.log');

type Step =
  | { readonly kind: 'write'; readonly name: string; readonly content: string; readonly mode: number }
  | { readonly kind: 'link'; readonly name: string; readonly target: string }
  | { readonly kind: 'remove' | 'stage' | 'unstage'; readonly name: string };

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
    kind: fc.constantFrom('remove' as const, 'stage' as const, 'unstage' as const),
    name: fc.oneof(name, fc.constant('d')),
  }),
);

type Checkout = ReturnType<typeof repositoryAt>;

/** Applies a step. Rejects an impossible step, for example a write below a link to a file. */
async function take(checkout: Checkout, each: Step): Promise<void> {
  if (each.kind === 'stage') await checkout.git(['add', '--all', '--', each.name]);
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
