import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './object-store.ts';

/**
 * Turns a folder with the files of a tree into a checkout of that tree, with the store's objects as its
 * history. Git commands in the folder then find this tree and the history of `commit`, and do not use a
 * repository above the folder. The checkout has no branches or tags.
 *
 * @param commit the commit for `HEAD`, or null for an unborn branch.
 */
export async function makeCheckout(
  store: ObjectStore,
  folder: string,
  { tree, commit }: { readonly tree: string; readonly commit: string | null },
  signal: AbortSignal,
): Promise<void> {
  const { git, objectFormat } = store.repository;
  const options = { cwd: folder, signal };
  await git.read(
    ['init', '--quiet', '--template=', '--initial-branch=lanser', `--object-format=${objectFormat}`, folder],
    options,
  );
  const gitDirectory = path.join(folder, '.git');
  const information = path.join(gitDirectory, 'objects', 'info');
  await mkdir(information, { recursive: true });
  await writeFile(path.join(information, 'alternates'), `${path.join(store.directory, 'objects')}\n`);
  await copyFile(path.join(store.directory, 'shallow'), path.join(gitDirectory, 'shallow')).catch(
    () => undefined,
  );
  if (commit !== null) await writeFile(path.join(gitDirectory, 'HEAD'), `${commit}\n`);
  await git.read([`--git-dir=${gitDirectory}`, `--work-tree=${folder}`, 'read-tree', tree], options);
}
