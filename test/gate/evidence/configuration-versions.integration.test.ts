import { expect, test } from 'vitest';
import {
  changedConfigurations,
  type ChangedConfigurations,
} from '../../../src/gate/evidence/configuration-versions.ts';
import { openTreeFiles } from '../../../src/gate/tree-files.ts';
import { treeOf } from '../../../src/git/revisions.ts';
import { openedStore } from '../../helpers/opened-store.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';

const NAME = 'pyrightconfig.json';
const STRICT = { typeCheckingMode: 'strict' };

async function versionsOf(base: string, head: string): Promise<ChangedConfigurations> {
  await using repository = await temporaryRepository();
  await repository.write(NAME, base);
  const before = await repository.commit();
  await repository.write(NAME, head);
  const after = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  const [one, other] = [await treeOf(store, before, signal), await treeOf(store, after, signal)];
  return await changedConfigurations(
    [{ path: NAME, change: 'modified' }],
    await openTreeFiles(store, one, signal),
    await openTreeFiles(store, other, signal),
  );
}

test('a configuration that was invalid only in base is not a finding', async () => {
  expect(await versionsOf('{', JSON.stringify(STRICT))).toEqual({
    versions: [{ uri: NAME, before: null, after: STRICT }],
    unreadable: [],
  });
});

test('a configuration that becomes invalid in head is a finding', async () => {
  expect(await versionsOf(JSON.stringify(STRICT), '{')).toEqual({
    versions: [],
    unreadable: [
      { kind: 'configuration', uri: NAME, range: null, text: expect.stringContaining(NAME) as string },
    ],
  });
});
