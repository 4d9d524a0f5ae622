import { expect, test } from 'vitest';
import type { ProposalCheck } from '../../src/model/report.ts';
import { suggestionsOf } from '../../src/publish/suggestions.ts';
import { fullReport } from '../helpers/full-report.ts';
import { sampleReport } from '../helpers/sample-report.ts';

const incomplete = fullReport().proposals.find(
  ({ conclusion }) => conclusion === 'incomplete',
) as ProposalCheck;
const missedAt = (uri: string, ...lines: readonly number[]): ProposalCheck['missed'] =>
  lines.map((line) => ({ uri, range: [line - 1, 0, line - 1, 3] as const }));
const proposal = (parts: Partial<ProposalCheck>): ProposalCheck =>
  ({ ...incomplete, ...parts }) as ProposalCheck;

const HEADER = '--- a/a.py\n+++ b/a.py\n';

test('each line with a missed reference has one suggestion, with the text from the diff', () => {
  const diff = `${HEADER}@@ -2,3 +2,3 @@\n x = 1\n-pay(pay)\n-print("\`\`\`", pay)\r\n+settle(settle)\n+print("\`\`\`", settle)\r\n`;
  const report = sampleReport({
    proposals: [
      proposal({ diff, missed: missedAt('a.py', 3, 3, 4) }),
      proposal({ diff, missed: missedAt('a.py', 3) }),
    ],
  });
  expect(suggestionsOf(report)).toEqual([
    {
      path: 'a.py',
      line: 3,
      before: 'pay(pay)',
      id: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
      body: 'The rename to `settle` is missing on this line.\n\n```suggestion\nsettle(settle)\n```\n',
    },
    {
      path: 'a.py',
      line: 4,
      before: 'print("```", pay)',
      id: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
      body: 'The rename to `settle` is missing on this line.\n\n````suggestion\nprint("```", settle)\n````\n',
    },
  ]);
});

test('equal lines of a file have suggestions with different ids, which do not depend on the line numbers', () => {
  const idsAt = (line: number): readonly string[] => {
    const diff = `${HEADER}@@ -${line},3 +${line},3 @@\n-pay()\n+settle()\n x = 1\n-pay()\n+settle()\n`;
    const missed = missedAt('a.py', line, line + 2);
    return suggestionsOf(sampleReport({ proposals: [proposal({ diff, missed })] })).map(({ id }) => id);
  };
  expect(new Set(idsAt(3)).size).toBe(2);
  expect(idsAt(9)).toEqual(idsAt(3));
});

test.each<[title: string, parts: Partial<ProposalCheck>]>([
  ['a line without a missed reference', { missed: missedAt('a.py', 9) }],
  ['a proposal with the conclusion `unsafe`', { conclusion: 'unsafe' }],
  ['a missing diff', { diff: null }],
  ['a change of the number of lines', { diff: `${HEADER}@@ -3 +3,2 @@\n-pay\n+settle\n+more\n` }],
  ['a line with an invisible character', { diff: `${HEADER}@@ -3 +3 @@\n-pay \u202E\n+settle \u202E\n` }],
  ['a diff of a different file', { diff: '--- a/b.py\n+++ b/b.py\n@@ -3 +3 @@\n-pay\n+settle\n' }],
])('%s has no suggestion', (_title, parts) => {
  const whole = { diff: `${HEADER}@@ -3 +3 @@\n-pay\n+settle\n`, missed: missedAt('a.py', 3) };
  expect(suggestionsOf(sampleReport({ proposals: [proposal(whole)] }))).toHaveLength(1);
  expect(suggestionsOf(sampleReport({ proposals: [proposal({ ...whole, ...parts })] }))).toEqual([]);
});
