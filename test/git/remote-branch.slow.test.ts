import { test } from 'vitest';
import { expectFetched } from './missing-branch.ts';

test.each(['remotes/origin/main', 'refs/remotes/origin/main', 'main'])(
  'resolving %s in a shallow clone without the branch main fetches main from origin',
  async (name) => expectFetched(name),
);
