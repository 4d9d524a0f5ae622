import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSubmodules } from '../../src/git/submodule-trees.ts';
import { treeFolders, writeTrees } from '../../src/gate/trees-on-disk.ts';
import { openedStore } from '../helpers/opened-store.ts';
import type { SandboxRepository } from '../helpers/sandbox.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const WRONG = '(1).wrong\n';
const STRICT = '{ "typeCheckingMode": "strict" }';

type Write = (repository: SandboxRepository) => Promise<void>;
interface Refused {
  readonly base?: Write;
  readonly head?: Write;
  readonly side: 'before' | 'after';
  /** A path that the message mentions. */
  readonly named: string;
}

const CASES: Readonly<Record<string, Refused>> = {
  'a new module that is a link out of the repository': {
    head: async ({ link }) => link('out.py', '/etc/hostname'),
    side: 'after',
    named: 'out.py',
  },
  'a module in base that is a link out of the repository': {
    base: async ({ link }) => link('pkg/out.pyi', '../../out.pyi'),
    side: 'before',
    named: 'pkg/out.pyi',
  },
  'a module whose chain of links leads out of the repository': {
    head: async ({ link }) => {
      await link('far', '/opt/far');
      await link('near.py', 'far/near.py');
    },
    side: 'after',
    named: 'near.py',
  },
  'a module that is a link into .git': {
    head: async ({ link }) => link('config.py', '.git/config'),
    side: 'after',
    named: 'config.py',
  },
  'an imported folder that is a link out of the repository': {
    base: async ({ write, link }) => {
      await link('lib/vendor', '/opt/vendor');
      await write('a.py', 'from lib import (  # comments (too)\n    other,\n    vendor,\n)\n');
    },
    side: 'before',
    named: 'lib/vendor',
  },
  'stubs of an imported package that are a link out of the repository': {
    base: async ({ write, link }) => {
      await link('requests-stubs', '/opt/stubs');
      await write('a.py', 'import os, \\\n  requests\n');
    },
    side: 'before',
    named: 'requests-stubs',
  },
  'an imported native module that is a link out of the repository': {
    head: async ({ write, link }) => {
      await link('fast.cpython-311-x86_64-linux-gnu.so', '/opt/fast.so');
      await write('a.py', 'import fast\n');
    },
    side: 'after',
    named: 'fast.cpython-311-x86_64-linux-gnu.so',
  },
  'a Python submodule in __all__ that is a link out of the repository': {
    head: async ({ write, link }) => {
      await link('pkg/part', '/opt/part');
      await write('pkg/__init__.py', '__all__ = ["part"]\n');
    },
    side: 'after',
    named: 'pkg/part',
  },
  'the folder `src`, which Pyright searches for imports, as a link out of the repository': {
    head: async ({ link }) => link('src', '../elsewhere'),
    side: 'after',
    named: 'src',
  },
  'a configured folder that is a link out of the repository': {
    base: async ({ write, link }) => {
      await write('pyrightconfig.json', '{ "extraPaths": ["libs/v1.0/x-y"] }');
      await link('libs', '/opt/libs');
    },
    side: 'before',
    named: 'libs',
  },
  'a link out of the repository that a pattern in the configuration matches': {
    base: async ({ write, link }) => {
      await write('pyrightconfig.json', '{ "extraPaths": ["libs/*"] }');
      await link('libs/x-y', '/opt/libs');
    },
    side: 'before',
    named: 'libs/x-y',
  },
  'a link that may mark a folder as a Python environment': {
    head: async ({ write, link }) => {
      await write('tools/a.py', WRONG);
      await link('tools/bin', '/usr/bin');
    },
    side: 'after',
    named: 'tools/bin',
  },
  'a configuration file that is a link out of the repository': {
    base: async ({ link }) => link('pyrightconfig.json', '../pyrightconfig.json'),
    side: 'before',
    named: 'pyrightconfig.json',
  },
  'a module that is a link to a file above the maximum size': {
    head: async ({ write, link }) => {
      await write('data.bin', Buffer.alloc(65 * 2 ** 20));
      await link('data.py', 'data.bin');
    },
    side: 'after',
    named: 'data.bin',
  },
  "a folder that replaces base's configuration file": {
    base: async ({ write }) => write('pyrightconfig.json', STRICT),
    head: async ({ write, remove }) => {
      await remove('pyrightconfig.json');
      await write('pyrightconfig.json/bad.py', WRONG);
    },
    side: 'after',
    named: 'pyrightconfig.json',
  },
  "a folder that takes precedence over base's configuration file": {
    base: async ({ write }) => write('pyproject.toml', '[tool.pyright]\ntypeCheckingMode = "strict"\n'),
    head: async ({ write }) => write('pyrightconfig.json/bad.py', WRONG),
    side: 'after',
    named: 'pyrightconfig.json',
  },
  'a module that is a link to a changed configuration file': {
    base: async ({ write, link }) => {
      await write('pyrightconfig.json', STRICT);
      await link('settings.py', 'pyrightconfig.json');
    },
    head: async ({ write }) => write('pyrightconfig.json', `{}\n${WRONG}`),
    side: 'after',
    named: 'settings.py',
  },
  'a changed configuration file that is also a module': {
    base: async ({ write }) => {
      await write('pyrightconfig.json', '{ "extends": "rules.py" }');
      await write('rules.py', '{}');
    },
    head: async ({ write }) => write('rules.py', WRONG),
    side: 'after',
    named: 'rules.py',
  },
};

test('an excluded file is written without its content, even if its size exceeds the maximum', async () => {
  await using repository = await temporaryRepository();
  await repository.write('data.bin', Buffer.alloc(65 * 2 ** 20));
  await repository.write('pyrightconfig.json', '{ "exclude": ["data.bin"] }');
  const commit = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, scratch, signal } = opened;
  const source = { commit, tree: commit };
  const sides = { store, before: source, after: source, tip: source, completeTree: async () => commit };
  const submodules = await readSubmodules(store, [commit], signal);
  const { after } = await writeTrees(sides, submodules, treeFolders(scratch), ['.'], signal);
  expect((await stat(path.join(after, 'data.bin'))).size).toBe(0);
});

test.each(Object.entries(CASES))(
  'the trees of the gate cannot be written because of %s',
  async (_, { base, head, side, named }) => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '');
    await base?.(repository);
    const [before, after] = [await repository.commit(), await commitOf(repository, head)];
    await using opened = await openedStore(repository.path);
    const { store, scratch, signal } = opened;
    const source = (commit: string) => ({ commit, tree: commit });
    const tip = source(before);
    const sides = { store, before: tip, after: source(after), tip, completeTree: async () => after };
    const submodules = await readSubmodules(store, [before, after], signal);
    await expect(writeTrees(sides, submodules, treeFolders(scratch), ['.'], signal)).rejects.toMatchObject({
      side,
      code: expect.stringMatching(/^E\/(?:INCONCLUSIVE|FS_PERMISSIONS)$/u) as unknown,
      message: expect.stringContaining(JSON.stringify(named)) as unknown,
    });
  },
);

async function commitOf(repository: SandboxRepository, head: Write | undefined): Promise<string> {
  await repository.write('b.py', WRONG);
  await head?.(repository);
  return repository.commit();
}
