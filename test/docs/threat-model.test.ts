import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/threat-model.md', root), 'utf8');

function isFile(name: string): boolean {
  return statSync(new URL(name, root), { throwIfNoEntry: false })?.isFile() === true;
}

test('every attack in the threat model names a test', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('|') && !/^\|[ |-]*\|$/u.test(line));
  const tests = rows.slice(1).map((row) => row.split(' | ').at(-1) ?? '');
  expect(tests.length).toBeGreaterThan(15);
  expect(tests.filter((cell) => !/`test\/[\w/.-]+\.test\.ts`/u.test(cell))).toEqual([]);
});

test('every file that the threat model names exists', () => {
  const named = [...page.matchAll(/`((?:docs|src|test)\/[^`]+)`/gu)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !isFile(name))).toEqual([]);
});
