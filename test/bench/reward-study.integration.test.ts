import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { analyse } from '../../bench/reward/analysis.ts';
import type { StudyOutcome } from '../../bench/reward/outcome.ts';
import { markdownOf } from '../../bench/reward/tables.ts';

const ROOT = path.join(import.meta.dirname, '../..');

async function publishedOutcomes(): Promise<readonly StudyOutcome[]> {
  const text = await readFile(path.join(ROOT, 'bench/reward/outcomes.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StudyOutcome);
}

/** Returns the lines that are not empty, without the spaces and dashes with which the formatter aligns columns. */
function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/ +/gu, ' ').replaceAll(/-{3,}/gu, '---').trim())
    .filter((line) => line !== '');
}

test('the tables of docs/reward-study.md equal those computed from the published outcomes', async () => {
  const page = linesOf(await readFile(path.join(ROOT, 'docs/reward-study.md'), 'utf8'));
  const computed = linesOf(markdownOf(analyse(await publishedOutcomes(), 1)));
  const first = page.indexOf(computed[0] ?? '');
  expect(page.slice(first, first + computed.length)).toEqual(computed);
});

test('each published outcome has a different id, and none has a diff or a failure', async () => {
  const outcomes = await publishedOutcomes();
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(outcomes.length);
  expect(outcomes.filter((outcome) => 'diff' in outcome || 'failure' in outcome)).toEqual([]);
});
