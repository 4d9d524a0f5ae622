import { expect, test } from 'vitest';
import { findGit } from '../../src/git/git.ts';
import { listedFiles } from '../../src/git/listed-files.ts';
import { openRepository } from '../../src/git/repository.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

test('listedFiles returns relative paths of the tracked files in a folder, even deleted ones, and of untracked files and nested repositories that Git does not ignore', async () => {
  await using repository = await temporaryRepository();
  await repository.write('.gitignore', '*.log\n');
  await repository.write('top.txt', '');
  await repository.write('a/é\n"x.txt', '');
  await repository.write('a/gone.txt', '');
  await repository.write('a/kept.log', '');
  await repository.link('a/link', 'kept.log');
  await repository.commit();
  await repository.remove('a/gone.txt');
  await repository.write('a/new.txt', '');
  await repository.write('a/.hidden', '');
  await repository.write('a/other.log', '');
  await repository.write('a/inner/x.txt', '');
  await repositoryAt(`${repository.path}/a/inner`, repository.beside).git(['init', '--quiet']);
  const opened = await openRepository(await findGit(testHost(), [repository.path]), repository.path);
  const listed = await listedFiles(opened, `${repository.path}/a`, new AbortController().signal);
  expect(listed.toSorted()).toEqual([
    '.hidden',
    'gone.txt',
    'inner/',
    'kept.log',
    'link',
    'new.txt',
    'é\n"x.txt',
  ]);
});

test('a file with merge conflicts is listed once', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.txt', 'one\n');
  await repository.commit();
  await repository.git(['checkout', '--quiet', '-b', 'side']);
  await repository.write('a.txt', 'two\n');
  await repository.commit();
  await repository.git(['checkout', '--quiet', 'main']);
  await repository.write('a.txt', 'three\n');
  await repository.commit();
  await expect(repository.git(['merge', '--quiet', 'side'])).rejects.toThrow('merge');
  const opened = await openRepository(await findGit(testHost(), [repository.path]), repository.path);
  expect(await listedFiles(opened, repository.path, new AbortController().signal)).toEqual(['a.txt']);
});
