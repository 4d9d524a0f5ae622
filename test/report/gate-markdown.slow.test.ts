import { test } from 'vitest';
import { gateMarkdown } from '../../src/report/gate-markdown.ts';
import { hostileReports } from '../helpers/any-report.ts';
import { BLOB, expectInert } from './inert-markdown.ts';

test('texts in any property of a report have no effect in Markdown', () => {
  for (const report of hostileReports()) {
    const markdown = gateMarkdown(report, { blobUrl: BLOB, maxCharacters: 65_000, isBrief: true });
    expectInert(report, markdown);
  }
});
