import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/threat-model.md', root), 'utf8');

test('every row of the threat model names a test file', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('|') && !/^\|[ |-]*\|$/u.test(line));
  const tests = rows.slice(1).map((row) => row.split(' | ').at(-1) ?? '');
  expect(tests.length).toBeGreaterThan(15);
  expect(tests.filter((cell) => !/`test\/[\w/.-]+\.test\.ts`/u.test(cell))).toEqual([]);
});
