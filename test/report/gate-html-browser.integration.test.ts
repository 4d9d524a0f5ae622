import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reportsFullOf } from '../helpers/any-report.ts';
import { CHROMIUM } from '../helpers/browser.ts';
import { fullReport } from '../helpers/full-report.ts';
import { HOSTILE_TEXTS } from '../helpers/hostile-texts.ts';
import { expectOutlines, expectWcag, useReportPages } from './report-pages.ts';

// gate-html-browser.slow.test.ts tests other widths and color schemes. If CI_REAL_TOOLS is 1, a missing browser fails
// the tests.
describe.runIf(CHROMIUM !== undefined || process.env['CI_REAL_TOOLS'] === '1')(
  'the HTML report in a browser',
  () => {
    const open = useReportPages();

    const shown = async (page: Page): Promise<readonly string[]> =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('main > section')].filter((one) => one.offsetParent !== null).map(({ id }) => id)`,
      );

    test('loads nothing except its own file, logs nothing and shows every section', async () => {
      await using opened = await open(fullReport());
      expect(await shown(opened.page)).toEqual([
        'errors',
        'unstable',
        'warnings',
        'proposals',
        'traces',
        'schemas',
        'suppressions',
        'evidence',
        'policy',
        'resolved',
        'changed',
        'moved',
        'commits',
        'reward',
      ]);
      expect(await opened.page.locator('h1').textContent()).toBe('❌ 1 new error in src/pay.py');
      expect(await opened.page.locator('svg polyline').count()).toBe(1);
      expect(opened.events).toEqual([]);
    });

    test('can be filtered by text and severity, also with the keyboard', async () => {
      await using opened = await open(fullReport());
      const { page } = opened;
      await page.keyboard.press('/');
      expect(await page.evaluate('document.activeElement.id')).toBe('text');
      await page.keyboard.type('positional ARGUMENTS');
      expect(await shown(page)).toEqual(['errors']);
      expect(await page.locator('#count').textContent()).toMatch(/^1 of \d+ shown$/u);
      // The lines before and after an error's line are also searched.
      await page.fill('#text', 'settle');
      expect(await shown(page)).toContain('errors');
      await page.fill('#text', '');
      await page.uncheck('input[value=error]');
      expect(await page.locator('#errors li:visible').count()).toBe(0);
      await page.focus('input[value=error]');
      await page.keyboard.press('Space');
      expect(await page.locator('#errors li:visible').count()).toBe(1);
      // A filter opens the `details` elements that contain matches.
      await page.fill('#text', 'gone');
      expect(await page.locator('#resolved li:visible').count()).toBe(1);
      expect(opened.events).toEqual([]);
    });

    test('stores its filters in the URL, and the links of the page do not change the URL', async () => {
      await using opened = await open(fullReport());
      const { page } = opened;
      await page.fill('#text', 'positional');
      await page.uncheck('input[value=warning]');
      const filteredUrl = await page.evaluate<string>('location.href');
      await page.goto('about:blank');
      await page.goto(filteredUrl);
      expect(await page.locator('#text').inputValue()).toBe('positional');
      expect(await page.locator('input[value=warning]').isChecked()).toBe(false);
      expect(await shown(page)).toEqual(['errors']);
      await page.click('nav a[href="#errors-0"]');
      expect(await page.evaluate('location.href')).toBe(filteredUrl);
    });

    test('moves the focus between items with j and k', async () => {
      await using opened = await open(fullReport());
      const { page } = opened;
      const focused = async (): Promise<string> =>
        page.evaluate<string>('document.activeElement.textContent');
      await page.keyboard.press('j');
      expect(await focused()).toContain('positional arguments');
      await page.keyboard.press('j');
      expect(await focused()).toContain('now and then');
      await page.keyboard.press('k');
      expect(await focused()).toContain('positional arguments');
    });

    test('underlines the range of an error, and shows the lines before and after it', async () => {
      await using opened = await open(fullReport());
      const code = opened.page.locator('#errors .code');
      expect(await code.locator('u').allTextContents()).toEqual(['pay(acc']);
      expect(await code.locator('span').allTextContents()).toEqual([
        '3def settle():',
        '4  pay(account)',
        '5  return 1',
      ]);
    });

    test('shows all content if scripts are disabled, and hides the filters', async () => {
      await using opened = await open(fullReport(), { javaScriptEnabled: false });
      expect(await opened.page.locator('#filters').isVisible()).toBe(false);
      expect(await opened.page.locator('#errors li').first().isVisible()).toBe(true);
      await opened.page.locator('#proposals > details > summary').click();
      const fold = opened.page.locator('#proposals li details').first();
      expect(await fold.locator('ins').first().isVisible()).toBe(false);
      await fold.locator('summary').click();
      expect(await fold.locator('ins').first().isVisible()).toBe(true);
    });

    test.each(['light', 'dark'] as const)(
      'does not overflow a narrow screen, with the %s color scheme',
      async (colorScheme) => {
        await using opened = await open(fullReport(), { viewport: { width: 320, height: 800 }, colorScheme });
        await opened.page.evaluate(
          'for (const fold of document.querySelectorAll("details")) fold.open = true',
        );
        expect(await opened.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
        const back = await opened.page.evaluate('getComputedStyle(document.body).backgroundColor');
        expect(back).toBe(colorScheme === 'dark' ? 'rgb(13, 17, 23)' : 'rgb(255, 255, 255)');
      },
    );

    test('follows WCAG, with a contrast of at least 4.5 to 1', async () => expectWcag(open, 'dark', 320));

    test('outlines every element that has the keyboard focus', async () => expectOutlines(open, 'light'));

    test('creates no elements, requests or dialogs from hostile texts, and does not overflow 320 pixels', async () => {
      const texts = [
        HOSTILE_TEXTS.join(' '),
        HOSTILE_TEXTS.toReversed().join('\n'),
        `<script>alert(1)</script>"><svg onload=alert(1)>'><iframe src=https://pwned.example>`,
        'x'.repeat(400),
      ];
      for (const text of texts) {
        for (const report of reportsFullOf(text).slice(0, 1)) {
          await using opened = await open(report, { viewport: { width: 320, height: 800 } });
          const { page } = opened;
          expect(
            await page.locator('a:not(nav a), img, iframe, object, embed, form, h4, link, base').count(),
          ).toBe(0);
          expect(await page.locator('script').count()).toBe(1);
          expect(await page.locator('svg').count()).toBeLessThanOrEqual(1);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
          expect(await page.locator('#count').textContent()).toMatch(/^\d+ of \d+ shown$/u);
          expect(opened.events).toEqual([]);
        }
      }
    });

    test('blocks injected elements by its content security policy', async () => {
      await using opened = await open(fullReport());
      await opened.page.evaluate(`
      document.body.insertAdjacentHTML('beforeend', '<img src="https://pwned.example/x.png" onerror="alert(1)">');
      const script = document.createElement('script');
      script.textContent = 'document.title = "pwned"';
      document.body.append(script);
    `);
      expect(await opened.page.title()).not.toBe('pwned');
      const refused = opened.events.filter((event) => /violates the following Content Security/u.test(event));
      // The policy blocks the image, its error handler, and the script.
      expect(refused).toHaveLength(3);
      expect(opened.events).not.toContain('dialog');
    });
  },
);
