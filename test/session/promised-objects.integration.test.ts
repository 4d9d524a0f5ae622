import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { openHistory } from '../../src/sources/history.ts';
import { openSyntaxCache } from '../../src/sources/syntax-cache.ts';
import { pastDocuments } from '../../src/sources/past-documents.ts';
import { findGit } from '../../src/git/git.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

test('a file version that a partial clone omits is read only from .lanser/objects, and never fetched', async () => {
  await using origin = await temporaryRepository();
  await origin.git(['config', 'uploadpack.allowFilter', 'true']);
  const versions = ['a = 0\n', 'a = 1\n', 'a = 2\n'];
  for (const text of versions) {
    await origin.write('a.py', text);
    await origin.commit(text);
  }
  const place = path.join(origin.beside, 'clone');
  const { href } = pathToFileURL(origin.path);
  await origin.git(['clone', '--quiet', '--filter=blob:none', href, place]);
  const clone = repositoryAt(place, origin.beside);
  const [promised, stored, present] = versions.map((text) => documentVersion(Buffer.from(text)));
  const id = stored?.replace('blob:', '') ?? '';
  await clone.write(path.join('.lanser/objects', id.slice(0, 2), id.slice(2)), 'a = 1\n');
  await using history = openHistory(testHost(), place, async () => findGit(testHost(), [place]));
  using documents = openSyntaxCache();
  const past = pastDocuments(history, documents);
  const textOf = async (version = ''): Promise<string | undefined> =>
    (await past.at(version, 'a.py'))?.lines.text;
  // The reads are concurrent: a missing object must not block the next read.
  expect(await Promise.all([promised, stored, present, promised, present].map(textOf))).toEqual([
    undefined,
    'a = 1\n',
    'a = 2\n',
    undefined,
    'a = 2\n',
  ]);
});
