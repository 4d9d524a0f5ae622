import { test } from 'vitest';
import { gateMarkdown } from '../../src/report/gate-markdown.ts';
import { hostileReports } from '../helpers/any-report.ts';
import { BLOB, expectInert } from './inert-markdown.ts';

test('hostile text in any property of a report is not interpreted as Markdown', () => {
  for (const report of hostileReports()) {
    const markdown = gateMarkdown(report, { blobUrl: BLOB, maxCharacters: 65_000, isBrief: true });
    expectInert(report, markdown);
  }
});
