import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './object-store.ts';

/**
 * Turns a folder that already contains the files of `tree` into a checkout. The checkout has no branches or tags. It
 * uses the Git objects in `store`, so Git commands in the checkout find the history of `commit`.
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
