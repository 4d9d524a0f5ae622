import { createHash } from 'node:crypto';
import type { Report } from '../model/report.ts';
import { plural } from '../text/plural.ts';
import { fairLevel } from './fair-shares.ts';
import { headlineOf, headlineText, scoreWords, type Headline } from './gate/headline.ts';
import { joined, line, sentence } from './gate/line.ts';
import { countOf } from './gate/marked-lines.ts';
import type { Section } from './gate/section.ts';
import { sectionsOf } from './gate/sections.ts';
import { escapeHtml } from './html/escape-html.ts';
import { lineHtml } from './html/line-html.ts';
import { fileAnchor } from './html/marked-file-html.ts';
import { PAGE_SCRIPT } from './html/page-script.ts';
import { PAGE_STYLE } from './html/page-style.ts';
import { sectionHtml, shownFiles } from './html/section-html.ts';
import { countedResolved, SEVERITIES } from './summary.ts';

/** The maximum total length of the blocks of entries, such as diffs. Browsers render larger pages slowly. */
const TEXT_BUDGET = 8_000_000;
/** The maximum length of one block of an entry. */
const MAX_TEXT_LENGTH = 1_000_000;
/** The maximum number of files per section in the table of contents. */
const MAX_FILES = 200;

/** Renders a report as one page that needs no network. The page is complete without its script. */
export function gateHtml(report: Report): string {
  const sections = sectionsOf(report);
  const headline = headlineOf(report);
  const policy = [
    "default-src 'none'",
    `style-src ${digest(PAGE_STYLE)}`,
    `script-src ${digest(PAGE_SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const budget = Math.min(MAX_TEXT_LENGTH, fairLevel(textLengths(sections), TEXT_BUDGET));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(headlineText(report))}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
${bannerHtml(headline)}
${cardsHtml(report)}
${filtersHtml()}
<div id="columns">
${overviewHtml(sections)}
<main>
${sections.map((section) => sectionHtml(section, budget)).join('\n')}
</main>
</div>
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
    body.kind === 'entries'
      ? body.entries.flatMap(({ blocks }) => blocks.map(({ text }) => text.length))
      : [],
  );
}

const BANNER_CLASSES = { '✅': 'passes', '❌': 'fails', '⚠️': 'undecided' } as const;

function bannerHtml({ mark, title, details }: Headline): string {
  const rest = details.length === 0 ? '' : `<p>${lineHtml(joined(details, ' · '))}</p>`;
  return `<header class="${BANNER_CLASSES[mark]}"><h1>${mark} ${lineHtml(title)}</h1>${rest}</header>`;
}

function cardsHtml({ delta, reward }: Report): string {
  if (delta === null) return '';
  const { introduced, resolved, changed, moved, unstable, persisting } = delta;
  const counts: readonly (readonly [string, number])[] = [
    ['new', introduced.length],
    ['fixed', countedResolved(resolved).length],
    ['undecided', unstable.length],
    ['moved', moved.length],
    ['changed message', changed.length],
    ['unchanged', persisting ?? 0],
  ];
  const cards = [
    ...counts.filter(([, count]) => count > 0).map(([name, count]) => [name, String(count)] as const),
    ...(reward === null || reward.r === 0 ? [] : [['score', scoreWords(reward.r)] as const]),
  ];
  if (cards.length === 0) return '';
  const items = cards.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<section aria-label="Counts"><dl id="cards">${items.join('')}</dl></section>`;
}

function overviewHtml(sections: readonly Section[]): string {
  const links = sections.map(({ id, title, body }) => {
    const files = body.kind === 'code' ? shownFiles(body.files).slice(0, MAX_FILES) : [];
    const entries = files.map(
      (file, index) =>
        `<li><a href="#${fileAnchor(id, index)}">${lineHtml(line`${file.uri}`)} ${countOf([file])}</a></li>`,
    );
    const list = entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`;
    return `<li><a href="#${id}">${lineHtml(title)}</a>${list}</li>`;
  });
  return `<nav aria-label="Contents"><details open><summary>Contents</summary><ul>${links.join('\n')}</ul></details></nav>`;
}

function filtersHtml(): string {
  const boxes = SEVERITIES.map(
    (severity) => `<label><input type="checkbox" value="${severity}" checked> ${severity}</label>`,
  );
  return `<div id="filters" role="search" aria-label="Filter" hidden>
<input type="search" id="text" placeholder="filter by text ( / )" aria-label="Text">
<select id="rule" aria-label="Rule"><option value="">all rules</option></select>
<select id="file" aria-label="File"><option value="">all files</option></select>
${boxes.join('\n')}
<output id="count" aria-live="polite"></output>
</div>`;
}

function footerHtml({ before, after, environment }: Report): string {
  const { server, tool, python } = environment;
  const parts = [
    ...(before?.commit ? [line`base ${before.commit}`] : []),
    ...(after?.commit ? [line`head ${after.commit}`] : []),
    line`${`${server.name} ${server.version}`}`,
    python === null
      ? sentence('no Python')
      : line`${`Python ${python.version}`}${python.packages === undefined ? [] : sentence(` with ${plural(python.packages, 'package')}`)}`,
    line`${`lanser ${tool.version}`}`,
  ];
  return `<footer>${parts.map(lineHtml).join(' · ')}</footer>`;
}
