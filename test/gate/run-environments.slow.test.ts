import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import {
  checkoutWith,
  expectNoVerdictIfTracked,
  expectRead,
  newByCommandLine,
  PACKAGES,
  withEvilPrograms,
  type Checkout,
} from './untracked-environment.ts';

const sandbox = useSandbox();

test.each<[string, (checkout: Checkout) => Promise<unknown>]>([
  [
    'a name of it in another case',
    async ({ repository: { write, git } }) => {
      await write('.VENV/lib/x', '');
      return git(['add', '--force', '.VENV']);
    },
  ],
  [
    'a submodule in its place',
    async ({ repository: { git } }) => {
      const commit = await git(['rev-parse', 'HEAD']);
      return git(['update-index', '--add', '--cacheinfo', `160000,${commit},.venv`]);
    },
  ],
  [
    'the target of a link in its place',
    async ({ repository: { path: root, git }, venv }) => {
      await virtualEnvironment(path.join(root, 'elsewhere', 'env'), PACKAGES);
      await rm(venv, { recursive: true });
      await symlink('elsewhere/env', venv);
      return git(['add', '--force', 'elsewhere/env/lib']);
    },
  ],
])('leaves the gate without a verdict if only head tracks %s', async (name, change) =>
  expectNoVerdictIfTracked(sandbox, name, change),
);

test('an untracked environment is read and not run, named by its folder or its interpreter', async () => {
  const checkout = await checkoutWith(sandbox, 'named');
  const expected = await newByCommandLine(checkout);
  const wereRun = await withEvilPrograms(checkout.programs);
  for (const python of ['.venv', '.venv/bin/python']) {
    await expectRead(checkout.start, ['--python', python], 'option', expected);
  }
  expect(await wereRun()).toEqual([false, false]);
});
