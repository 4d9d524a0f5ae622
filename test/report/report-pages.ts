/** Opens HTML reports in a browser, and checks requirements of WCAG. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateHtml } from '../../src/report/gate-html.ts';
import { startBrowser } from '../helpers/browser.ts';
import { fullReport } from '../helpers/full-report.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';

export interface Opened extends AsyncDisposable {
  readonly page: Page;
  readonly address: string;
  /** Actions of the page that must not occur, such as requests and dialogs. */
  readonly events: readonly string[];
}

export type Open = (report: Report, options?: Parameters<Browser['newContext']>[0]) => Promise<Opened>;

export type ColorScheme = 'dark' | 'light';

/** Starts a browser for the tests of a suite. Returns a function that opens a report in the browser. */
export function useReportPages(): Open {
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

  return async (report, options = {}) => {
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
  };
}

/** Checks that axe finds no violation, that SVG text has the footer's colour, and that no table scrolls sideways. */
export async function expectWcag(open: Open, colorScheme: ColorScheme, width: number): Promise<void> {
  await using opened = await open(fullReport(), { viewport: { width, height: 800 }, colorScheme });
  const { page } = opened;
  await page.evaluate('for (const fold of document.querySelectorAll("details")) fold.open = true');
  await page.evaluate(axe.source);
  const { passes, violations, incomplete } = await page.evaluate<AxeResults>('axe.run()');
  const places = (results: AxeResults['violations']): readonly string[] =>
    results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(places(violations)).toEqual([]);
  expect(places(passes).filter((place) => place.startsWith('color-contrast: ')).length).toBeGreaterThan(100);
  // axe cannot determine the contrast of short SVG texts. They must have the colour of the footer, which axe checks.
  const undecided = places(incomplete).filter((place) => !place.startsWith('color-contrast: <text '));
  expect(undecided).toEqual([]);
  const colours = await page.evaluate<readonly string[]>(
    `[getComputedStyle(document.querySelector('svg text')).fill, getComputedStyle(document.querySelector('footer')).color]`,
  );
  expect(colours[0]).toBe(colours[1]);
  // Code may scroll sideways. The elements with the class `scroll` contain tables.
  const wide = await page.evaluate<number>(
    `[...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth).length`,
  );
  expect(wide).toBe(0);
}

/** Checks that each element reached with the Tab key has a visible outline. */
export async function expectOutlines(open: Open, colorScheme: ColorScheme): Promise<void> {
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
}

/** Returns WCAG's contrast ratio of two opaque colours in the form `rgb(r, g, b)`. */
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
