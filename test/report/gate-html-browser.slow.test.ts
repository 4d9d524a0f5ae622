import { describe, test } from 'vitest';
import { CHROMIUM } from '../helpers/browser.ts';
import { expectOutlines, expectWcag, useReportPages } from './report-pages.ts';

// If CI_REAL_TOOLS is 1, a missing browser fails the tests. Otherwise the tests are skipped without a browser.
describe.runIf(CHROMIUM !== undefined || process.env['CI_REAL_TOOLS'] === '1')(
  'the HTML report in a browser',
  () => {
    const open = useReportPages();

    test.each([
      ['light', 320],
      ['light', 1280],
      ['dark', 1280],
    ] as const)(
      'follows WCAG, with a contrast of at least 4.5 to 1: %s, %i pixels',
      async (colorScheme, width) => expectWcag(open, colorScheme, width),
    );

    test('outlines every element that has the keyboard focus, with the dark color scheme', async () =>
      expectOutlines(open, 'dark'));
  },
);
