import { describe, expect, test } from 'vitest';
import type { Delta, DeltaDiagnostic, ProposalCheck, Report } from '../../src/model/report.ts';
import { gateMarkdown } from '../../src/report/gate-markdown.ts';
import { cpuCost } from '../helpers/cpu-cost.ts';
import { fullReport } from '../helpers/full-report.ts';
import { expectClosedFolds, markdownEffects } from '../helpers/markdown-tree.ts';
import { sampleReport } from '../helpers/sample-report.ts';

const MAX_COST = 100;
const COMMENT = 65_000;
const SUMMARY = 900_000;
const FULL = 'the JSON report (report.json of the artifact)';
const [PROPOSAL] = fullReport().proposals as readonly [Extract<ProposalCheck, { readonly kind: 'rename' }>];

function introduced(count: number, message: string): readonly DeltaDiagnostic[] {
  return Array.from({ length: count }, (_, line) => ({
    uri: 'src/deep/er/a.py',
    range: [line, 0, line, 1],
    severity: 'error',
    rule: 'reportX',
    message,
  }));
}

const DIFF_LINE = '+    value = compute(value)\n';
const DIFF = `--- a/a.py\n+++ b/a.py\n${DIFF_LINE.repeat(Math.ceil(10_000_000 / DIFF_LINE.length))}`;

function proposals(count: number, diff: string): readonly ProposalCheck[] {
  return Array.from({ length: count }, (_, index) => ({ ...PROPOSAL, index, diff }));
}

function failing(count: number, delta: Partial<Delta>): Report {
  const reasons = ['introduced-errors'] as const;
  return sampleReport(
    {
      conclusion: 'findings',
      reasons: [{ code: 'introduced-errors', count }],
      policy: { failOn: reasons, warnOnly: false, failed: true, reasons },
    },
    delta,
  );
}

/** Renders a comment and a summary. Checks both documents and the time of rendering. */
function rendered(report: Report): { readonly comment: string; readonly summary: string } {
  let [comment, summary] = ['', ''];
  const cost = cpuCost(() => {
    comment = gateMarkdown(report, { maxCharacters: COMMENT, fullReport: FULL });
    summary = gateMarkdown(report, { maxBytes: SUMMARY, fullReport: FULL });
  });
  expect(cost).toBeLessThan(MAX_COST);
  expect(comment.length).toBeLessThanOrEqual(COMMENT);
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(SUMMARY);
  expectClosedFolds(markdownEffects(comment));
  for (const text of [comment, summary]) {
    expect(text).toMatch(/^(?:✅ \*\*|### (?:❌|⚠️) )/u);
    expect(text).toContain('lanser gate --base');
  }
  return { comment, summary };
}

function leftOut(markdown: string): readonly (readonly [left: number, all: number])[] {
  const notes = markdown.matchAll(
    /^(\d+) of (\d+) omitted for size\. All are in the JSON report \(report\.json of the artifact\)\.$/gmu,
  );
  return [...notes].map(([, left, all]) => [Number(left), Number(all)]);
}

describe('the size limits of the gate report in Markdown', () => {
  test('keep as many of 5,000 diagnostics as fit, and state how many are omitted', () => {
    const { comment, summary } = rendered(failing(5000, { introduced: introduced(5000, 'm'.repeat(80)) }));
    for (const [text, limit] of [
      [comment, COMMENT],
      [summary, SUMMARY],
    ] as const) {
      expect(text).toMatch(/^### ❌ 5000 new errors in `src\/deep\/er\/a.py`\n/u);
      const shown = text.split('`reportX`').length - 1;
      const notes = leftOut(text);
      expect(notes).toEqual(shown === 5000 ? [] : [[5000 - shown, 5000]]);
      if (shown < 5000) expect(text.length).toBeGreaterThan(limit * 0.95);
    }
  });

  test('truncate a text of 100 kB only as much as necessary', () => {
    const long = introduced(1, 'x'.repeat(100_000));
    const single = rendered(sampleReport({}, { introduced: long }));
    expect(single.summary).toContain('x'.repeat(100_000));
    expect(single.comment).toContain(`Truncated; all 100000 characters are in ${FULL}.`);
    expect(single.comment).toContain('x'.repeat(60_000));
    const among = rendered(sampleReport({}, { introduced: [...long, ...introduced(100, 'short')] }));
    expect(leftOut(among.comment)).toEqual([]);
    expect(among.comment.split('short · ')).toHaveLength(101);
    expect(among.comment).toContain('x'.repeat(30_000));
  });

  test('truncate a diff of 10 MB at the end of a line', () => {
    const { comment, summary } = rendered(sampleReport({ proposals: proposals(1, DIFF) }));
    for (const text of [comment, summary]) {
      const [block] = markdownEffects(text.slice(text.indexOf('<b>Proposed edit'))).blocks;
      expect(block?.text.endsWith('+    value = compute(value)')).toBe(true);
      expect(text).toContain(`Truncated; all ${DIFF.length} characters are in ${FULL}.`);
    }
    expect(summary.length).toBeGreaterThan(SUMMARY * 0.95);
  });

  test('keep as many of 500 edits as fit, and state how many are omitted', () => {
    const { comment } = rendered(sampleReport({ proposals: proposals(500, DIFF.slice(0, 5000)) }));
    const shown = comment.split('**complete**').length - 1;
    expect(shown).toBeGreaterThan(40);
    expect(leftOut(comment)).toEqual([[500 - shown, 500]]);
    // The last shown edit may have no space for its diff.
    expect(comment.split('Truncated; all 5000 characters').length - 1).toBeGreaterThanOrEqual(shown - 1);
  });

  test('leave space for each section, even if other sections are large', () => {
    const base = fullReport();
    const report = sampleReport({
      ...base,
      proposals: proposals(500, DIFF.slice(0, 5000)),
      failures: [
        {
          side: 'after',
          workingDirectory: null,
          code: 'E/LS_CRASH',
          message: 'y'.repeat(100_000),
          details: {},
        },
      ],
      trajectory: Array.from({ length: 1000 }, () => base.trajectory).flat(),
      delta: { ...(base.delta as Delta), introduced: introduced(5000, 'm'.repeat(100)) },
    });
    const { comment } = rendered(report);
    const parts = comment.split(/^(?=\*\*1 check|\*\*`src|<details><summary><b>)/mu).slice(1);
    for (const start of [
      '**1 check',
      '**`src',
      '<details><summary><b>Proposed',
      '<details><summary><b>Score by',
    ]) {
      expect(parts.find((part) => part.startsWith(start))?.length, start).toBeGreaterThan(9000);
    }
    // Sections that need little space are complete.
    expect(comment).toContain('Waived');
    expect(comment).toContain('"error"` → `"none"');
    expect(comment).toContain('**Two checks disagree on 1 diagnostic**');
    expect(leftOut(comment)).toHaveLength(3);
  });

  test('apply to the escaped length of lines', () => {
    for (const message of [
      '\u202E'.repeat(50_000),
      '\n'.repeat(50_000),
      '`'.repeat(50_000),
      '💥'.repeat(50_000),
    ]) {
      rendered(sampleReport({}, { introduced: introduced(10, message) }));
    }
  });

  test('truncate names of 100,000 characters', () => {
    const name = '\u202E`'.repeat(50_000);
    const { comment } = rendered(
      sampleReport({
        proposals: [{ ...PROPOSAL, selector: name, newName: name, path: name }],
        evidence: { configuration: { changed: [{ path: name, change: 'added' }] } },
        environment: { ...sampleReport().environment, server: { name, version: name } },
      }),
    );
    expect(leftOut(comment)).toEqual([]);
    expect(comment.length).toBeLessThan(20_000);
  });

  test('below the minimum cause a RangeError', () => {
    expect(() => gateMarkdown(sampleReport(), { maxBytes: 5999 })).toThrow(RangeError);
  });
});
