import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateHtml } from '../../src/report/gate-html.ts';
import { reportsFullOf } from '../helpers/any-report.ts';
import { CHROMIUM, startBrowser } from '../helpers/browser.ts';
import { fullReport } from '../helpers/full-report.ts';
import { HOSTILE_TEXTS } from '../helpers/hostile-texts.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';

interface Opened extends AsyncDisposable {
  readonly page: Page;
  readonly address: string;
  /** Forbidden actions of the page. */
  readonly events: readonly string[];
}

// With CI_REAL_TOOLS it must exist.
describe.runIf(CHROMIUM !== undefined || process.env['CI_REAL_TOOLS'] === '1')(
  'the HTML report in a browser',
  () => {
    let browser: Browser;
    let folder: TemporaryFolder;

    beforeAll(async () => {
      folder = await temporaryFolder();
      browser = await startBrowser();
    });

    afterAll(async () => {
      await browser.close();
      await folder[Symbol.asyncDispose]();
    });

    async function open(report: Report, options: Parameters<Browser['newContext']>[0] = {}): Promise<Opened> {
      const file = path.join(folder.path, 'report.html');
      await writeFile(file, gateHtml(report));
      const address = pathToFileURL(file).href;
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const events: string[] = [];
      page.on('request', (request) => {
        if (request.url() !== address) events.push(`request ${request.url()}`);
      });
      page.on('dialog', (dialog) => {
        events.push('dialog');
        void dialog.dismiss();
      });
      page.on('console', (message) => events.push(`console ${message.text()}`));
      page.on('pageerror', (error) => events.push(`error ${error.message}`));
      page.on('popup', () => events.push('popup'));
      await page.goto(address);
      return { page, address, events, [Symbol.asyncDispose]: async () => context.close() };
    }

    const shown = async (page: Page): Promise<readonly string[]> =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('main > section')].filter((one) => one.offsetParent !== null).map(({ id }) => id)`,
      );

    test('loads no other resources, logs nothing and shows every section', async () => {
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

    test('filters by text, rule and severity, with the keyboard alone', async () => {
      await using opened = await open(fullReport());
      const { page } = opened;
      await page.keyboard.press('/');
      expect(await page.evaluate('document.activeElement.id')).toBe('text');
      await page.keyboard.type('positional ARGUMENTS');
      expect(await shown(page)).toEqual(['errors']);
      expect(await page.locator('#count').textContent()).toMatch(/^1 of \d+ shown$/u);
      // The neighbours of a line are found too.
      await page.fill('#text', 'settle');
      expect(await shown(page)).toContain('errors');
      await page.fill('#text', '');
      await page.uncheck('input[value=error]');
      expect(await page.locator('#errors li:visible').count()).toBe(0);
      await page.focus('input[value=error]');
      await page.keyboard.press('Space');
      expect(await page.locator('#errors li:visible').count()).toBe(1);
      // A filter opens the folds with matches.
      await page.fill('#text', 'gone');
      expect(await page.locator('#resolved li:visible').count()).toBe(1);
      expect(opened.events).toEqual([]);
    });

    test('keeps its filters in the address', async () => {
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

    test('moves between items with j and k', async () => {
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

    test('underlines the range of an error between its neighbours', async () => {
      await using opened = await open(fullReport());
      const code = opened.page.locator('#errors .code');
      expect(await code.locator('u').allTextContents()).toEqual(['pay(acc']);
      expect(await code.locator('span').allTextContents()).toEqual([
        '3def settle():',
        '4  pay(account)',
        '5  return 1',
      ]);
    });

    test('shows everything without scripts, and hides the filters', async () => {
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

    test.each([
      ['light', 320],
      ['light', 1280],
      ['dark', 320],
      ['dark', 1280],
    ] as const)(
      'follows WCAG, with a contrast of at least 4.5 to 1: %s, %i pixels',
      async (colorScheme, width) => {
        await using opened = await open(fullReport(), { viewport: { width, height: 800 }, colorScheme });
        const { page } = opened;
        await page.evaluate('for (const fold of document.querySelectorAll("details")) fold.open = true');
        await page.evaluate(axe.source);
        const { passes, violations, incomplete } = await page.evaluate<AxeResults>('axe.run()');
        const places = (results: AxeResults['violations']): readonly string[] =>
          results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
        expect(places(violations)).toEqual([]);
        expect(places(passes).filter((place) => place.startsWith('color-contrast: ')).length).toBeGreaterThan(
          100,
        );
        // It cannot judge the short texts of the curve. They have the colour of other texts.
        const undecided = places(incomplete).filter((place) => !place.startsWith('color-contrast: <text '));
        expect(undecided).toEqual([]);
        const colours = await page.evaluate<readonly string[]>(
          `[getComputedStyle(document.querySelector('svg text')).fill, getComputedStyle(document.querySelector('footer')).color]`,
        );
        expect(colours[0]).toBe(colours[1]);
        // Only code scrolls sideways.
        const wide = await page.evaluate<number>(
          `[...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth).length`,
        );
        expect(wide).toBe(0);
      },
    );

    test.each(['light', 'dark'] as const)(
      'outlines whatever has the focus of the keyboard: %s',
      async (colorScheme) => {
        await using opened = await open(fullReport(), { colorScheme });
        const { page } = opened;
        const back = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
        const seen = new Set<string>();
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press('Tab');
          const [tag, style, outlineWidth, colour] = await page.evaluate<[string, string, string, string]>(
            `(({ outlineStyle, outlineWidth, outlineColor }) => [document.activeElement.tagName, outlineStyle, outlineWidth, outlineColor])(getComputedStyle(document.activeElement))`,
          );
          if (tag === 'BODY') break;
          seen.add(tag);
          expect([tag, style, outlineWidth]).toEqual([tag, 'solid', '2px']);
          expect(contrast(colour, back)).toBeGreaterThanOrEqual(3);
        }
        expect([...seen].toSorted()).toEqual(['A', 'INPUT', 'PRE', 'SUMMARY']);
      },
    );

    test('creates no element, request or dialog from hostile texts, also at 320 pixels', async () => {
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
      // The image, its error handler, and the script.
      expect(refused).toHaveLength(3);
      expect(opened.events).not.toContain('dialog');
    });
  },
);

/** Returns WCAG's contrast ratio of two opaque colours, `rgb(r, g, b)`. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/gu)].map(([value]) => {
    const share = Number(value) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
