/**
 * Takes screenshots of the demo's comment and report page for the documentation: `npm run picture`. Needs
 * Chromium and a font with emoji.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium } from 'playwright-core';

const COMMENT_WIDTH = 860;
/** The widths of a small phone and of a laptop, in CSS pixels. */
const PAGE_WIDTHS = [320, 1280];

const style = (isDark: boolean): string => {
  const [back, text, line, soft, link, dim] = isDark
    ? ['#0d1117', '#e6edf3', '#3d444d', '#656c7633', '#4493f8', '#9198a1']
    : ['#ffffff', '#1f2328', '#d1d9e0', '#818b981f', '#0969da', '#59636e'];
  return `
body { margin: 0; padding: 12px; background: ${back}; color: ${text}; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji"; }
.comment { border: 1px solid ${line}; border-radius: 6px; }
.author { padding: 8px 16px; border-bottom: 1px solid ${line}; background: ${soft}; color: ${dim}; border-radius: 6px 6px 0 0; }
.author b { color: ${text}; }
.body { padding: 16px; }
.body > :first-child { margin-top: 0; }
h3 { font-size: 1.25em; line-height: 1.25; margin: 24px 0 12px; }
p, details { margin: 0 0 12px; }
a { color: ${link}; text-decoration: none; }
code { background: ${soft}; border-radius: 6px; padding: 0.2em 0.4em; font: 85% ui-monospace, "DejaVu Sans Mono", monospace; }
sub { color: ${dim}; font-size: 80%; vertical-align: baseline; }`;
};

const fileOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const body = micromark(await readFile(fileOf('.demo/comment.md'), 'utf8'), {
  allowDangerousHtml: true,
  extensions: [gfm()],
  htmlExtensions: [gfmHtml()],
});
const report = pathToFileURL(fileOf('.demo/report/report.html')).href;
await using browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const colorScheme of ['light', 'dark'] as const) {
  const comment = await browser.newPage({
    viewport: { width: COMMENT_WIDTH, height: 400 },
    deviceScaleFactor: 2,
  });
  await comment.setContent(
    `<meta charset="utf-8"><style>${style(colorScheme === 'dark')}</style>
<div class="comment"><div class="author"><b>github-actions</b> bot commented</div><div class="body">${body}</div></div>`,
  );
  await comment.screenshot({ path: fileOf(`docs/images/comment-${colorScheme}.png`), fullPage: true });
  for (const width of PAGE_WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
    await page.goto(report);
    const path = fileOf(`docs/images/report-${width}-${colorScheme}.webp`);
    await page.screenshot({ path, fullPage: true, quality: 80 });
  }
}
