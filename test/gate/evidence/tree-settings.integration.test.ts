import { expect, test } from 'vitest';
import { treeSettings } from '../../../src/gate/evidence/tree-settings.ts';
import { openTreeFiles } from '../../../src/gate/tree-files.ts';
import { treeOf } from '../../../src/git/revisions.ts';
import { LanserError } from '../../../src/model/lanser-error.ts';
import { readConfiguration } from '../../../src/server/pyright/configuration.ts';
import { TREE_ROOT } from '../../../src/trees/tree-configuration.ts';
import { openedStore } from '../../helpers/opened-store.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';

const NAME = 'pyrightconfig.json';

/**
 * Reads the settings of a tree that contains the empty file `file` and a configuration that extends `extended`.
 * Returns the code of the error; undefined if the settings can be read.
 */
async function errorOf(extended: string, file: string): Promise<string | undefined> {
  await using repository = await temporaryRepository();
  await repository.write(NAME, JSON.stringify({ extends: extended }));
  await repository.write(file, '');
  const commit = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  const files = await openTreeFiles(store, await treeOf(store, commit, signal), signal);
  const settings = await treeSettings(files, [NAME], async (reader) =>
    readConfiguration(TREE_ROOT, TREE_ROOT, reader),
  );
  return settings instanceof LanserError ? settings.code : undefined;
}

test('an `extends` that names a folder is ignored, as by Pyright', async () => {
  expect(await errorOf('settings', 'settings/a.txt')).toBeUndefined();
  expect(await errorOf('settings', 'settings/deep/a.txt')).toBeUndefined();
  expect(await errorOf('.', 'a.txt')).toBeUndefined();
});

test('an `extends` that names a missing file is an error', async () => {
  expect(await errorOf('settings', 'settings.txt')).toBe('E/CONFIG');
});
