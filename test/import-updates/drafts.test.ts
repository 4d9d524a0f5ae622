import { expect, test } from 'vitest';
import { openDrafts } from '../../src/import-updates/drafts.ts';
import { lineIndex } from '../../src/text/line-index.ts';

test('the excerpt for a name on a very long line contains the name, in at most 400 characters', () => {
  const lines = lineIndex('"pkg.mod", '.repeat(20_000));
  const drafts = openDrafts();
  for (let start = 1; start < lines.text.length; start += 11) {
    drafts.notCovered('data.json', lines, { start, end: start + 7 }, 'text');
  }
  const uncovered = drafts.uncovered();
  expect(uncovered).toHaveLength(20_000);
  expect(Math.max(...uncovered.map(({ text }) => text.length))).toBeLessThanOrEqual(400);
  expect(uncovered.every(({ text }) => text.includes('pkg.mod'))).toBe(true);
});
