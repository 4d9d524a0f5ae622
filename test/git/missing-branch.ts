/** Resolves branches that a clone lacks, as the gate does. */
import { expect } from 'vitest';
import { resolveCommit } from '../../src/git/revisions.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { cloneOf, pullRequest, type Clone } from '../helpers/pull-request.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

export async function resolveIn(checkout: Clone, revision: string): Promise<string> {
  await using opened = await openedStore(checkout.path);
  return await resolveCommit(opened.store, revision, undefined, opened.signal);
}

/**
 * Checks that resolving a revision in a shallow clone of the branch `merged` fetches `main`.
 *
 * @param name the revision, a name of `main` such as `origin/main`.
 */
export async function expectFetched(name: string): Promise<void> {
  await using origin = await temporaryRepository();
  const { main } = await pullRequest(origin);
  const checkout = await cloneOf(origin, '--depth=1');
  expect(await resolveIn(checkout, name)).toBe(main);
}
