import { test } from 'vitest';
import { expectFetched } from './missing-branch.ts';

test.each(['remotes/origin/main', 'refs/remotes/origin/main', 'main'])(
  'a shallow clone of one branch fetches %s from origin',
  async (name) => expectFetched(name),
);
