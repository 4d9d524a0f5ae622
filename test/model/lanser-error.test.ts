import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { systemErrorText } from '../../src/model/lanser-error.ts';

test('a known system error is described in words', async () => {
  const missing = await readFile('/not/there').catch((error: unknown) => error);
  expect(systemErrorText(missing)).toBe('no such file or directory');
  const folder = await readFile('/').catch((error: unknown) => error);
  expect(systemErrorText(folder)).toBe('illegal operation on a directory');
});

test('an unknown system error is described by its code, and a value without a code as an unknown error', () => {
  expect(systemErrorText(Object.assign(new Error('x'), { code: 'EOTHER' }))).toBe('EOTHER');
  expect(systemErrorText('x')).toBe('unknown error');
});
