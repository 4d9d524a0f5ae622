import { createHash } from 'node:crypto';
import type { Report } from '../model/report.ts';
import { fairLevel } from './fair-shares.ts';
import { line, sentence, words } from './gate/line.ts';
import type { Section } from './gate/section.ts';
import { notesOf, sectionsOf } from './gate/sections.ts';
import { escapeHtml } from './html/escape-html.ts';
import { lineHtml } from './html/line-html.ts';
import { PAGE_SCRIPT } from './html/page-script.ts';
import { PAGE_STYLE } from './html/page-style.ts';
import { sectionHtml, tableHtml } from './html/section-html.ts';
import { SEVERITIES, summaryRows, verdictSentence } from './summary.ts';

/** The limit for all texts of a page: browsers render larger pages slowly. */
const TEXT_ROOM = 8_000_000;
const MAX_TEXT_LENGTH = 1_000_000;

/**
 * Renders a report as one self-contained page for use without a network. The script only filters, so the page
 * works without it. The Content-Security-Policy blocks everything else.
 */
export function gateHtml(report: Report): string {
  const sections = sectionsOf(report);
  const verdict = `lanser gate: ${verdictSentence(report)}`;
  const policy = [
    "default-src 'none'",
    `style-src ${digest(PAGE_STYLE)}`,
    `script-src ${digest(PAGE_SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const room = Math.min(MAX_TEXT_LENGTH, fairLevel(textLengths(sections), TEXT_ROOM));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(verdict)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(verdict)}</h1>
${countsHtml(report)}
${notesOf(report)
  .map((note) => `<p>${lineHtml(note)}</p>`)
  .join('\n')}
</header>
${filtersHtml(sections)}
<main>
${sections.map((section) => sectionHtml(section, room)).join('\n')}
</main>
${footerHtml(report)}
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function textLengths(sections: readonly Section[]): readonly number[] {
  return sections.flatMap(({ body }) =>
    body.kind === 'table' ? [] : body.entries.flatMap(({ blocks }) => blocks.map(({ text }) => text.length)),
  );
}

function countsHtml(report: Report): string {
  const number = (
    title: 'after' | 'before' | 'fixed' | 'new',
  ): { title: ReturnType<typeof line>; isNumber: true } => ({
    title: [words(title)],
    isNumber: true,
  });
  const head = [
    { title: line`severity`, isNumber: false },
    number('before'),
    number('after'),
    number('new'),
    number('fixed'),
  ];
  const cell = (count: number | null): ReturnType<typeof line> => (count === null ? line`?` : line`${count}`);
  const rows = summaryRows(report).map(({ severity, before, after, introduced, resolved }) => [
    line`${words(severity)}`,
    ...[before, after, introduced, resolved].map(cell),
  ]);
  return tableHtml(head, rows).replaceAll(' data-item', '');
}

function filtersHtml(sections: readonly Section[]): string {
  const boxes = SEVERITIES.map(
    (severity) => `<label><input type="checkbox" value="${severity}" checked> ${severity}</label>`,
  );
  const options = sections.map(({ id, title }) => `<option value="${id}">${lineHtml(title)}</option>`);
  return `<div id="filters" role="search" aria-label="Filter" hidden>
<input type="search" id="text" placeholder="filter by text" aria-label="Text">
<select id="place" aria-label="Section"><option value="">all sections</option>${options.join('')}</select>
${boxes.join('\n')}
<output id="count" aria-live="polite"></output>
</div>`;
}

function footerHtml({ before, after, environment }: Report): string {
  const { server, tool, python } = environment;
  const parts = [
    line`${`${server.name} ${server.version}`}`,
    python === null ? sentence('no Python') : line`${`Python ${python.version}`}`,
    line`${`lanser ${tool.version}`}`,
    ...(before?.commit ? [line`base ${before.commit}`] : []),
    ...(after?.commit ? [line`head ${after.commit}`] : []),
  ];
  return `<footer>${parts.map(lineHtml).join(' · ')}</footer>`;
}
