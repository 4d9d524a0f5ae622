import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { NO_COLORS } from '../../src/report/colors.ts';
import { gateHtml } from '../../src/report/gate-html.ts';
import { gateJunit } from '../../src/report/gate-junit.ts';
import { gateMarkdown } from '../../src/report/gate-markdown.ts';
import { gateSarif } from '../../src/report/gate-sarif.ts';
import { gateText } from '../../src/report/gate-text.ts';
import { sampleReport } from '../helpers/sample-report.ts';

const FORMS: readonly (readonly [name: string, render: (report: Report) => string])[] = [
  ['text', (report) => gateText(report, NO_COLORS)],
  ['Markdown', (report) => gateMarkdown(report, { maxCharacters: 60_000, isBrief: true })],
  ['HTML', gateHtml],
  ['SARIF', gateSarif],
  ['JUnit', gateJunit],
];

const REASON = 'base and head have different import paths';

describe.each(FORMS)('a report as %s', (_, render) => {
  test('states how many files were checked, and omits the number of unchanged diagnostics', () => {
    const scope = { kind: 'affected', checked: 3, files: 60 } as const;
    const text = render(sampleReport({ scope }, { persisting: null }));
    expect(text).toContain('checked only the 3 of 60 files that the change can affect');
    expect(text).not.toContain('unchanged');
  });

  test('states why all files were checked', () => {
    const scope = { kind: 'full', checked: 60, files: 60, reason: REASON } as const;
    expect(render(sampleReport({ scope }))).toContain(`checked all 60 files: ${REASON}`);
  });

  test('does not mention that all files were checked if the scope has no reason', () => {
    const scope = { kind: 'full', checked: 60, files: 60 } as const;
    expect(render(sampleReport({ scope }))).toBe(render(sampleReport()));
  });
});
