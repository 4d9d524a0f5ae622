import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();

const OUTSIDE = ['outside_file', 'outside_folder', 'package.outside_member'];

test('links that lead from an environment out of the checkout are followed only if the environment is active or not tracked', async () => {
  const { path: cwd, write, git } = await sandbox.repository();
  const store = path.join(sandbox.path, 'store');
  await writeTree(store, { 'folder/__init__.py': '', 'file.py': '' });
  await virtualEnvironment(path.join(cwd, 'tracked', '.venv'), {
    'file.py': '',
    'package/__init__.py': '',
    outside_folder: { to: path.join(store, 'folder') },
    'outside_file.py': { to: path.join(store, 'file.py') },
    'package/outside_member.py': { to: path.join(store, 'file.py') },
    'inside_file.py': { to: path.join(cwd, 'library', 'file.py') },
  });
  await write('library/file.py', '');
  await write('pyrightconfig.json', '{"venvPath": "tracked", "venv": ".venv"}');
  await write('use.py', ['file', 'inside_file', ...OUTSIDE].map((name) => `import ${name}\n`).join(''));
  const unresolved = async (env: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    const { bundle } = await bundleOf(['diag', 'use.py'], { cwd, env: { ...sandbox.env, ...env } });
    return (bundle.facts?.diagnostics ?? []).map(
      ({ message }) => /^Import "(.*)" could not be resolved$/u.exec(message)?.[1] ?? message,
    );
  };
  await git(['add', '--all', '--force']);
  expect((await unresolved()).toSorted()).toEqual(OUTSIDE);
  expect(await unresolved({ VIRTUAL_ENV: path.join(cwd, 'tracked', '.venv') })).toEqual([]);
  await git(['rm', '-r', '--quiet', '--cached', 'tracked']);
  expect(await unresolved()).toEqual([]);
});
