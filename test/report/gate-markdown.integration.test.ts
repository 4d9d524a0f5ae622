import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gateMarkdown, MIN_LIMIT } from '../../src/report/gate-markdown.ts';
import { anyReport, reportsFullOf } from '../helpers/any-report.ts';
import { HOSTILE_TEXTS } from '../helpers/hostile-texts.ts';
import { markdownEffects } from '../helpers/markdown-tree.ts';
import { fullReport } from '../helpers/full-report.ts';
import { renderedComment } from '../helpers/rendered-comment.ts';
import { sampleReport, SCHEMA_CHECKS as CHECKS } from '../helpers/sample-report.ts';
import { BLOB, expectInert } from './inert-markdown.ts';

const ROOMY = 1_000_000;

describe('texts of a report in Markdown', () => {
  test('are never interpreted as markup, in any report and with any length limit', () => {
    fc.assert(
      fc.property(anyReport, fc.integer({ min: MIN_LIMIT, max: 60_000 }), (report, limit) => {
        const comment = gateMarkdown(report, { blobUrl: BLOB, maxCharacters: limit });
        expect(comment.length).toBeLessThanOrEqual(limit);
        expectInert(report, comment);
        const summary = gateMarkdown(report, { maxBytes: limit, isBrief: true });
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(limit);
        expectInert(report, summary);
      }),
      { numRuns: 15 },
    );
  });

  test("are completely kept by GitHub's sanitizer", () => {
    for (const report of [fullReport(), ...reportsFullOf(HOSTILE_TEXTS.join(' '))]) {
      const markdown = gateMarkdown(report, { blobUrl: BLOB, maxCharacters: 65_000 });
      expect(renderedComment(markdown).losesContent).toBe(false);
    }
    expect(renderedComment('<p onclick="x()">a</p>').losesContent).toBe(true);
  });

  test('do not become links if they are not plain paths in the repository', () => {
    const introduced = ['../../x', '/x', 'a/./b', 'a//b'].map((uri) => ({
      uri,
      range: [0, 0, 0, 1] as const,
      severity: 'error' as const,
      rule: null,
      message: 'm',
    }));
    const markdown = gateMarkdown(sampleReport({}, { introduced }), { blobUrl: BLOB, maxBytes: ROOMY });
    expect(markdownEffects(markdown).addresses).toEqual([]);
  });
});

describe('the Markdown report', () => {
  test('contains all sections in reading order', async () => {
    const markdown = gateMarkdown(fullReport(), { blobUrl: BLOB, maxCharacters: 65_000 });
    await expect(markdown).toMatchFileSnapshot('gate-markdown.snapshot.txt');
  });

  test('is one line in a comment if the report is clean', () => {
    const resolved = [
      { uri: 'a.py', range: [0, 0, 0, 1], severity: 'error', rule: null, message: 'm' } as const,
    ];
    const report = sampleReport({}, { resolved, persisting: 355 });
    const reportUrl = 'https://github.com/octo/ledger/actions/runs/1';
    expect(gateMarkdown(report, { isBrief: true, reportUrl, maxCharacters: 65_000 })).toBe(
      `✅ **No new type errors (1 fixed)** · 355 unchanged — [report](${reportUrl})\n`,
    );
    expect(gateMarkdown(report, { isBrief: true, maxCharacters: 65_000 })).toBe(
      '✅ **No new type errors (1 fixed)** · 355 unchanged\n',
    );
  });

  test('has more than one line if the configuration changes or the policy fails', () => {
    const reasons = ['negative-reward'] as const;
    const policy = { failOn: reasons, warnOnly: false, failed: true, reasons };
    const changed = [{ path: 'pyproject.toml', change: 'modified' }] as const;
    for (const parts of [{ evidence: { configuration: { changed } } }, { policy }]) {
      const markdown = gateMarkdown(sampleReport(parts), { isBrief: true, maxBytes: ROOMY });
      expect(markdown.split('\n').length).toBeGreaterThan(5);
    }
  });

  test('shows 10 new errors in a comment, by file and line, and the number of other errors', () => {
    const introduced = Array.from({ length: 14 }, (_, index) => ({
      uri: index < 8 ? 'b.py' : 'a.py',
      range: [Math.floor(index / 2), 4, Math.floor(index / 2), 9] as const,
      severity: 'error' as const,
      rule: 'reportX',
      message: `"Foo" is not @known ${index}\n  because`,
      excerpt: { firstLine: Math.floor(index / 2), lines: ['    return Foo'] },
    }));
    const reasons = ['introduced-errors'] as const;
    const report = sampleReport(
      {
        conclusion: 'findings',
        reasons: [{ code: 'introduced-errors', count: 14 }],
        policy: { failOn: reasons, warnOnly: false, failed: true, reasons },
      },
      { introduced },
    );
    const markdown = gateMarkdown(report, { isBrief: true, blobUrl: BLOB, maxBytes: ROOMY, fullReport: 'R' });
    expect(markdown).toMatch(/^### ❌ 14 new errors in 2 files\n/u);
    expect(markdown).toContain(`**\`b.py\`**

[1](${BLOB}/b.py#L1) \`return Foo\`
<details><summary><code>Foo</code> is not <code>@known</code> <code>0</code> · <code>reportX</code></summary>

\`\`\`text
  because
\`\`\``);
    expect(markdown.split('return Foo')).toHaveLength(6);
    expect(markdown).toContain('\nand 4 more in 1 file. All are in R.\n');
    expect(gateMarkdown(report, { maxBytes: ROOMY }).split('return Foo')).toHaveLength(8);
  });

  test('lists failed schema checks in a `details` element whose summary counts all checks', () => {
    const pass = { path: 'a.json', conclusion: 'valid', schema: 'plan', details: [] } as const;
    expect(gateMarkdown(sampleReport({ schemas: [pass, pass] }), { maxBytes: ROOMY })).not.toContain('valid');
    const reasons = ['schema'] as const;
    const markdown = gateMarkdown(
      sampleReport({
        conclusion: 'findings',
        reasons: [{ code: 'schema', count: 2 }],
        policy: { failOn: reasons, warnOnly: false, failed: true, reasons },
        schemas: [pass, ...CHECKS],
      }),
      { maxBytes: ROOMY },
    );
    expect(markdown).toMatch(/^### ❌ 1 invalid document and 1 breaking schema change\n/u);
    expect(markdown)
      .toContain(`<details><summary><b>Schemas and documents</b>: 1 valid, 1 invalid, 1 breaking</summary>

- **invalid** \`b.jsonl\`
  - line 2, \`/seq\`: \`expected an integer\`
- **breaking** \`c.schema.json\`
  - \`breaking: it is required\`, for example \`null\`
`);
    expect(markdown).not.toContain('was removed');
  });

  test('omits the command for a local run if a folder name has special characters or starts with `-`', () => {
    const project = { configDigest: null, before: null, after: null };
    const shown = (...folders: readonly string[]): string =>
      gateMarkdown(
        sampleReport({ projects: folders.map((workingDirectory) => ({ ...project, workingDirectory })) }),
        { maxBytes: ROOMY },
      );
    const [base, head] = ['a'.repeat(40), 'b'.repeat(40)];
    expect(shown('.')).toContain(
      `\`\`\`sh\nnpx github:lanser/lanser gate --base ${base} --head ${head}\n\`\`\``,
    );
    const affected = sampleReport({ scope: { kind: 'affected', checked: 1, files: 2 } });
    expect(gateMarkdown(affected, { maxBytes: ROOMY })).toContain(`--head ${head} --scope affected\n`);
    const baseTip = 'c'.repeat(40);
    const moved = gateMarkdown(sampleReport({ baseTip }), { maxBytes: ROOMY });
    expect(moved).toContain(`gate --base ${baseTip} --head ${head}\n`);
    expect(moved).toContain('If the run set other options, ');
    expect(shown('api', 'web/a')).toContain(`${head} --working-directory api --working-directory web/a\n`);
    for (const folder of ['$(id)', 'a b', '-x', 'a;b', 'a\nb']) expect(shown(folder)).not.toContain('--base');
  });
});
