import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { systemErrorText } from '../../src/model/lanser-error.ts';

test('a system error has words instead of its code', async () => {
  const missing = await readFile('/not/there').catch((error: unknown) => error);
  expect(systemErrorText(missing)).toBe('no such file or directory');
  const folder = await readFile('/').catch((error: unknown) => error);
  expect(systemErrorText(folder)).toBe('illegal operation on a directory');
});

test('an error without a number has its code, and any other value has no words', () => {
  expect(systemErrorText(Object.assign(new Error('x'), { code: 'EOTHER' }))).toBe('EOTHER');
  expect(systemErrorText('x')).toBe('unknown error');
});
