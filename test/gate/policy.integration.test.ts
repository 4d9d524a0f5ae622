import { expect, test } from 'vitest';
import { readTreeConfiguration } from '../../src/gate/policy.ts';
import type { ObjectStore } from '../../src/git/object-store.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';

const LARGE = ' '.repeat(2 ** 20 + 1);

test.each<[kind: string, write: (repository: TemporaryRepository) => Promise<void>]>([
  ['a file', async (repository) => repository.write('lanser.json', LARGE)],
  [
    'a link',
    async (repository) => {
      await repository.write('sub/large.txt', LARGE);
      await repository.link('lanser.json', 'sub/large.txt');
    },
  ],
])('a too large configuration is rejected before it is read: %s', async (_, write) => {
  await using repository = await temporaryRepository();
  await write(repository);
  const tree = `${await repository.commit()}^{tree}`;
  await using opened = await openedStore(repository.path);
  const objects: ObjectStore['objects'] = async () => Promise.reject(new Error('an object was read'));
  const reading = readTreeConfiguration({ ...opened.store, objects }, tree, opened.signal);
  await expect(reading).rejects.toMatchObject({
    code: 'E/CONFIG',
    message: 'lanser.json is larger than 1 MiB. Remove everything that is not configuration.',
  });
});

test('a configuration behind a link is read, and a link to a missing file is ignored', async () => {
  await using repository = await temporaryRepository();
  await repository.write('sub/settings.json', '{ "timeoutSeconds": 7 }');
  await repository.link('lanser.json', 'sub/settings.json');
  await repository.link('lanser.yaml', 'missing');
  const tree = `${await repository.commit()}^{tree}`;
  await using opened = await openedStore(repository.path);
  expect(await readTreeConfiguration(opened.store, tree, opened.signal)).toEqual({ timeoutSeconds: 7 });
});
