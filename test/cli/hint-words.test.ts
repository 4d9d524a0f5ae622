import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLI_HINTS } from '../../src/cli/hint-words.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const sources = globSync('src/**/*.ts', { cwd: root }).map((file) => ({ file, text: read(file) }));
const hints = Object.entries(CLI_HINTS);

test.each(hints)(
  'the hint %s is a sentence, and the command line has every option that the hint mentions',
  (_hint, words) => {
    const declared = sources
      .filter(({ file }) => /^src\/(?:cli|registry)\//u.test(file))
      .flatMap(({ text }) => text.match(/(?<=')--[a-z-]+/gu) ?? []);
    const named = words.match(/--[a-z-]+/gu) ?? [];
    expect(named.filter((option) => !declared.includes(option))).toEqual([]);
    expect(words).toMatch(/^[A-Z`].*\.$/u);
  },
);

test.each(hints)('the hint %s is used by an error or a check', (hint) => {
  const given = sources.filter(
    ({ file, text }) => !file.endsWith('/error-hint.ts') && text.includes(`'${hint}'`),
  );
  // `given` includes the tables of hint texts, which contain the quoted names. A table does not use a hint.
  const tables = given.filter(({ text }) => text.includes(': HintWords = {'));
  expect(given.length - tables.length).toBeGreaterThan(0);
});

test('docs/errors.md lists every hint with its text', () => {
  const [, section = ''] = read('docs/errors.md').split('\n## Hints\n');
  const rows = [...section.matchAll(/^\| `([a-z-]+)` +\| .+? \| (.+?) +\|$/gmu)];
  expect(rows.map(([, hint, words]) => [hint, words])).toEqual(hints);
});
