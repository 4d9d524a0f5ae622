import { appendFile, link, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openOutput } from '../../src/batch/output-file.ts';
import { dropLockName, newLockName } from '../../src/workspace/lock-owner.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('simultaneous calls append whole lines in the order of the calls', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'index.jsonl');
  await using output = await openOutput({ file, name: 'index.jsonl' }, 'create');
  const lines = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat((index * 37) % 100)}\n`);
  await Promise.all(lines.map(async (line) => output.append(line)));
  expect(await readFile(file, 'utf8')).toBe(lines.join(''));
});

test('after a different program has appended to the file, every append fails', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'index.jsonl');
  await using output = await openOutput({ file, name: 'index.jsonl' }, 'create');
  await appendFile(file, 'a different program\n');
  const outcomes = await Promise.allSettled([output.append('1\n'), output.append('2\n')]);
  expect(outcomes.map((one) => one.status === 'rejected' && (one.reason as { code?: string }).code)).toEqual([
    'E/CONTENT_MODIFIED',
    'E/CONTENT_MODIFIED',
  ]);
  expect(await readFile(file, 'utf8')).toBe('a different program\n');
});

test('a file that is open for output cannot be opened for output again, under any of its names', async () => {
  await using folder = await temporaryFolder();
  const [file, alias] = [path.join(folder.path, 'index.jsonl'), path.join(folder.path, 'alias.jsonl')];
  {
    await using output = await openOutput({ file, name: 'index.jsonl' }, 'create');
    await link(file, alias);
    for (const name of [file, alias]) {
      await expect(openOutput({ file: name, name: 'again' }, 'resume')).rejects.toMatchObject({
        code: 'E/CONTENT_MODIFIED',
        message: 'Another process writes "again". Run again when it has ended.',
      });
    }
    await output.append('1\n');
  }
  await using output = await openOutput({ file: alias, name: 'alias' }, 'resume');
  await output.append('2\n');
  expect(await readFile(file, 'utf8')).toBe('1\n2\n');
});

test('if several simultaneous calls open one file, exactly one call succeeds', async () => {
  await using folder = await temporaryFolder();
  const output = { file: path.join(folder.path, 'index.jsonl'), name: 'index' };
  await writeFile(output.file, '');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, async () => openOutput(output, 'resume')),
  );
  const opened = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(opened).toHaveLength(1);
  for (const one of opened) await one[Symbol.asyncDispose]();
  expect(await readdir(folder.path)).toEqual(['index.jsonl']);
});

test('opening a file succeeds, removes the lock of an ended process, and keeps the lock of another machine', async () => {
  await using folder = await temporaryFolder();
  const output = { file: path.join(folder.path, 'index.jsonl'), name: 'index' };
  await writeFile(output.file, '');
  const { ino } = await stat(output.file);
  const name = newLockName();
  dropLockName(name);
  const dead = `.lanser-writing-${ino}-${name}`;
  const remote = dead.replace(/[\da-f]{16}$/u, '0'.repeat(16));
  for (const lock of [dead, remote]) await writeFile(path.join(folder.path, lock), '');
  await (await openOutput(output, 'resume'))[Symbol.asyncDispose]();
  expect((await readdir(folder.path)).toSorted()).toEqual([remote, 'index.jsonl']);
});

test.each(['create', 'resume'] as const)(
  'in the mode `%s`, the error for an output that is a folder does not suggest to resume',
  async (mode) => {
    await using folder = await temporaryFolder();
    await expect(openOutput({ file: folder.path, name: 'out' }, mode)).rejects.toMatchObject({
      code: 'E/USAGE',
      message: '"out" is not a regular file. Name a different file, or write to standard output.',
    });
  },
);
