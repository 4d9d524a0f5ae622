import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mergeToFile } from '../../src/batch/merge-to-file.ts';
import { dropLockName, newLockName } from '../../src/workspace/lock-owner.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Yields a line longer than the buffer of a merge, calls `started`, waits, and yields a second line. */
async function* slowly(name: string, wait: Promise<unknown>, started?: () => void): AsyncGenerator<string> {
  yield `${name} ${'x'.repeat(2 ** 17)}\n`;
  started?.();
  await wait;
  yield `${name} end\n`;
}

test('of two concurrent merges to one file, the first to finish succeeds and the other fails', async () => {
  await using folder = await temporaryFolder();
  const output = { file: path.join(folder.path, 'merged.jsonl'), name: 'merged.jsonl' };
  const gates = [later(), later()] as const;
  const started = later();
  const first = mergeToFile(slowly('first', gates[0].promise, started.resolve), output);
  await started.promise;
  const second = mergeToFile(slowly('second', gates[1].promise, gates[0].resolve), output);
  await first;
  expect(await readFile(output.file, 'utf8')).toBe(`first ${'x'.repeat(2 ** 17)}\nfirst end\n`);
  gates[1].resolve();
  await expect(second).rejects.toMatchObject({ code: 'E/USAGE' });
  expect(await readFile(output.file, 'utf8')).toMatch(/first end\n$/u);
  expect(await readdir(folder.path)).toEqual(['merged.jsonl']);
});

test('a failed merge does not remove the temporary file of another merge, nor a file of the user', async () => {
  await using folder = await temporaryFolder();
  const output = { file: path.join(folder.path, 'merged.jsonl'), name: 'merged.jsonl' };
  await writeFile(`${output.file}.unfinished`, 'of the user');
  const [end, started] = [later(), later()];
  const complete = mergeToFile(slowly('complete', end.promise, started.resolve), output);
  await started.promise;
  await expect(mergeToFile(failing(), output)).rejects.toThrow('a line is missing');
  end.resolve();
  await complete;
  expect(await readFile(output.file, 'utf8')).toMatch(/^complete x+\ncomplete end\n$/u);
  expect(await readFile(`${output.file}.unfinished`, 'utf8')).toBe('of the user');
});

test('a merge removes the temporary file of a killed merge', async () => {
  await using folder = await temporaryFolder();
  const output = { file: path.join(folder.path, 'merged.jsonl'), name: 'merged.jsonl' };
  const owner = newLockName();
  dropLockName(owner);
  await writeFile(path.join(folder.path, `.lanser-merge-${owner}`), 'half a li');
  await mergeToFile(slowly('next', Promise.resolve()), output);
  expect(await readdir(folder.path)).toEqual(['merged.jsonl']);
});

async function* failing(): AsyncGenerator<string> {
  yield `failing ${'x'.repeat(2 ** 17)}\n`;
  throw new Error('a line is missing');
}

function later(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
