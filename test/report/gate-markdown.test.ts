import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateMarkdown } from '../../src/report/gate-markdown.ts';
import { linkPath } from '../../src/report/markdown-escape.ts';
import { MARK } from '../helpers/hostile-texts.ts';
import { markdownEffects, OWN_HTML, OWN_KINDS } from '../helpers/markdown-tree.ts';
import { hostileReport, sampleReport, SCHEMA_CHECKS as CHECKS } from '../helpers/sample-report.ts';

const BLOB = 'https://github.com/octo/ledger/blob/b';
const ROOMY = 1_000_000;

/** A file of which something is said, and below it what is. */
function schemaItems({ schemas }: Report): { readonly files: number; readonly lines: number } {
  const bad = schemas.filter(({ conclusion }) => ['invalid', 'breaking', 'undecided'].includes(conclusion));
  const lines = bad.map(({ details }) => {
    const said = details.filter((one) => !('verdict' in one) || one.verdict !== 'compatible').length;
    return Math.min(said, 20) + (said > 20 ? 1 : 0);
  });
  return { files: bad.length, lines: lines.reduce((sum, one) => sum + one, 0) };
}

function entriesOf({ delta }: Report): number {
  if (delta === null) return 0;
  const { introduced, resolved, changed, moved, unstable } = delta;
  return introduced.length + resolved.length + changed.length + moved.length + unstable.length;
}

function expectClosedFolds(markdown: string): void {
  let open = 0;
  for (const tag of markdownEffects(markdown).html) {
    if (tag.startsWith('<details>')) open += 1;
    if (tag === '</details>') open -= 1;
    expect([0, 1]).toContain(open);
  }
  expect(open).toBe(0);
}

function leftOut(markdown: string): number {
  return Number(
    /^(\d+) entr(?:y|ies) left out here for size; the report as JSON has them all\.$/mu.exec(markdown)?.[1] ??
      0,
  );
}

describe('gateMarkdown', () => {
  test('lets no text of the code under test take effect', () => {
    fc.assert(
      fc.property(hostileReport, fc.constantFrom(BLOB, undefined), (report, blobUrl) => {
        const effects = markdownEffects(gateMarkdown(report, { blobUrl, maxBytes: ROOMY }));
        expect([...effects.kinds].filter((kind) => !OWN_KINDS.has(kind))).toEqual([]);
        expect(effects.html.filter((html) => !OWN_HTML.test(html))).toEqual([]);
        expect(effects.texts.filter((text) => text.includes(MARK) || text.includes('@'))).toEqual([]);
        const linked = [
          ...(report.delta?.introduced ?? []),
          ...(report.delta?.changed ?? []).map(({ after }) => after),
        ];
        expect(effects.addresses).toEqual(
          blobUrl === undefined
            ? []
            : linked.map(({ uri, range }) => `${blobUrl}/${linkPath(uri)}#L${range[0] + 1}`),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('stays within its size, whole, and says how much it left out', () => {
    fc.assert(
      fc.property(hostileReport, fc.integer({ min: 400, max: 9000 }), (report, maxBytes) => {
        const markdown = gateMarkdown(report, { blobUrl: BLOB, maxBytes });
        expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(maxBytes);
        expectClosedFolds(markdown);
        const { items } = markdownEffects(markdown);
        const { files, lines } = schemaItems(report);
        const entries = entriesOf(report) + files;
        if (leftOut(markdown) === 0) expect(items).toBe(entries + lines);
        else expect(items + leftOut(markdown)).toBeGreaterThanOrEqual(entries);
      }),
      { numRuns: 150 },
    );
  });

  test('cuts no fold open, at whatever size', () => {
    const entry = {
      uri: 'a',
      range: [0, 0, 0, 1] as const,
      severity: 'error' as const,
      rule: null,
      message: '',
    };
    const moved = Array.from({ length: 4 }, () => ({ before: entry, after: entry }));
    const report = sampleReport({}, { moved, resolved: [entry] });
    for (let maxBytes = 350; maxBytes < 1000; maxBytes += 1) {
      const markdown = gateMarkdown(report, { maxBytes });
      expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(maxBytes);
      expectClosedFolds(markdown);
    }
  });

  test('leaves the last of many findings out, not the verdict', () => {
    const introduced = Array.from({ length: 500 }, (_, line) => ({
      uri: 'a.py',
      range: [line, 0, line, 1] as const,
      severity: 'error' as const,
      rule: null,
      message: 'x'.repeat(100),
    }));
    const markdown = gateMarkdown(sampleReport({ conclusion: 'findings' }, { introduced }), {
      maxBytes: 20_000,
    });
    expect(markdown).toMatch(/^## ❌ lanser gate: findings: 500 errors introduced\n/u);
    expect(markdown).toContain('### Introduced (500)');
    expect(markdown).toContain('`a.py:1:1`');
    expect(markdown).not.toContain('`a.py:500:1`');
    const shown = markdown.split('- **error** ').length - 1;
    expect(shown).toBeGreaterThan(50);
    expect(leftOut(markdown)).toBe(500 - shown);
  });

  test('says of schemas what stands against the change, and counts the rest', () => {
    const pass = { path: 'a.json', conclusion: 'valid', schema: 'plan', details: [] } as const;
    expect(gateMarkdown(sampleReport({ schemas: [pass, pass] }), { maxBytes: ROOMY })).toContain(
      '\nSchemas and documents: 2 valid\n',
    );
    const markdown = gateMarkdown(sampleReport({ conclusion: 'findings', schemas: [pass, ...CHECKS] }), {
      maxBytes: ROOMY,
    });
    expect(markdown).toMatch(
      /^## ❌ lanser gate: findings: 1 invalid document and 1 breaking schema change\n/u,
    );
    expect(markdown).toContain(`### Schemas and documents (1 valid, 1 invalid, 1 breaking)

- **invalid** \`b.jsonl\`
  - line 2, \`/seq\`: \`expected an integer\`

- **breaking** \`c.schema.json\`
  - \`breaking: it is required\`, for example \`null\`
`);
    expect(markdown).not.toContain('is gone');
  });
});
