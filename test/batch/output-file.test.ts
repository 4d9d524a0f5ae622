import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openOutput } from '../../src/batch/output-file.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('simultaneous calls append whole lines in the order of the calls', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'index.jsonl');
  await using output = await openOutput({ file, name: 'index.jsonl' }, 'create');
  const lines = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat((index * 37) % 100)}\n`);
  await Promise.all(lines.map(async (line) => output.append(line)));
  expect(await readFile(file, 'utf8')).toBe(lines.join(''));
});

test('after another process has appended to the file, every append fails', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'index.jsonl');
  await using output = await openOutput({ file, name: 'index.jsonl' }, 'create');
  await using other = await openOutput({ file, name: 'index.jsonl' }, 'resume');
  await other.append('another process\n');
  const outcomes = await Promise.allSettled([output.append('1\n'), output.append('2\n')]);
  expect(outcomes.map((one) => one.status === 'rejected' && (one.reason as { code?: string }).code)).toEqual([
    'E/CONTENT_MODIFIED',
    'E/CONTENT_MODIFIED',
  ]);
  expect(await readFile(file, 'utf8')).toBe('another process\n');
});
