import { expect, test } from 'vitest';
import { cloneOf, pullRequest } from '../helpers/pull-request.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { expectFetched, resolveIn } from './missing-branch.ts';

test.each(['origin/main', 'refs/heads/main'])(
  'resolving %s in a shallow clone of a different branch fetches `main` from origin',
  async (name) => expectFetched(name),
);

test('a branch name may contain slashes, and a missing origin/HEAD resolves to the branch that origin has checked out', async () => {
  await using origin = await temporaryRepository();
  const { feature, main } = await pullRequest(origin);
  await origin.git(['branch', 'release/origin/1', feature]);
  await origin.git(['tag', 'feature', main]);
  const checkout = await cloneOf(origin, '--depth=1');
  expect(await resolveIn(checkout, 'origin/release/origin/1')).toBe(feature);
  // The tag `feature` points to a different commit than the branch `feature`.
  expect(await resolveIn(checkout, 'origin/feature')).toBe(feature);
  await checkout.git(['update-ref', '-d', 'refs/remotes/origin/HEAD']);
  await origin.git(['checkout', '--quiet', 'main']);
  expect(await resolveIn(checkout, 'origin/HEAD')).toBe(main);
});

test('if a branch cannot be fetched, the command in the error creates the remote-tracking branch', async () => {
  await using origin = await temporaryRepository();
  const { main } = await pullRequest(origin);
  const checkout = await cloneOf(origin, '--depth=1');
  const url = await checkout.git(['config', 'remote.origin.url']);
  await checkout.git(['config', 'remote.origin.url', '../nowhere']);
  const failure = (await resolveIn(checkout, 'origin/main').catch((error: unknown) => error)) as {
    readonly details: { readonly fixCommand: string };
  };
  expect(failure).toMatchObject({
    code: 'E/INCONCLUSIVE',
    details: { fixCommand: 'git fetch --depth=1 origin main:refs/remotes/origin/main' },
  });
  await checkout.git(['config', 'remote.origin.url', url]);
  await checkout.git(failure.details.fixCommand.split(' ').slice(1));
  await checkout.git(['config', 'remote.origin.url', '../nowhere']);
  expect(await resolveIn(checkout, 'origin/main')).toBe(main);
});
