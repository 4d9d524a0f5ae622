import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateHtml } from '../../src/report/gate-html.ts';
import { anyReport, hostileReports } from '../helpers/any-report.ts';
import { cpuCost } from '../helpers/cpu-cost.ts';
import { fullReport } from '../helpers/full-report.ts';
import { sampleReport } from '../helpers/sample-report.ts';

const SEVERITY = 'error|information|warning';
const SECTION =
  'failures|errors|unstable|warnings|information|unresolved|proposals|traces|schemas|suppressions|evidence|policy|resolved|changed|moved|commits|reward';
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;

/** Matches a tag, with its attributes, that a page may contain between `<main>` and `<script>`. */
const OWN_TAGS = new RegExp(
  `^<(?:/?(?:article|b|code|dd|del|details|i|ins|main|p|pre|span|summary|tbody|thead|table|title|tr|u|ul|li|h2|h3|footer)|article data-group|div class="diff" tabindex="0"|pre tabindex="0" class="code"|section class="file" data-group id="(?:${SECTION})-\\d+"|span class="here"|/(?:a|circle|div|option|output|script|section|select|svg|td|text|th)|p class="dim"|pre tabindex="0"|div class="scroll" tabindex="0"|th scope="col"(?: class="number")?|td(?: class="number")?|tr data-item|li data-item(?: data-severity="(?:${SEVERITY})")?(?: data-rule="[^"<>]*" data-file="[^"<>]*")?|section data-group id="(?:${SECTION})"|svg viewBox="0 0 640 200" role="img" aria-label="[A-Za-z ;]+"|line class="axis"(?: [xy][12]="${NUMBER}")+/|polyline class="curve" points="[-\\d., ]+"/|circle cx="${NUMBER}" cy="${NUMBER}" r="4" class="(?:bad|good)"|text x="${NUMBER}" y="${NUMBER}" text-anchor="(?:middle|end)"(?: dy="4")?)>$`,
  'u',
);

/** Matches format characters, lone surrogates, U+2028, U+2029, and control characters except \t and \n. */
const ACTS = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function bodyOf(page: string): string {
  const start = page.indexOf('<main>');
  const end = page.indexOf('<script>');
  expect(page.indexOf('<main>', start + 1)).toBe(-1);
  return page.slice(start, end);
}

function expectInert(report: Report): void {
  const body = bodyOf(gateHtml(report));
  const tags = [...body.matchAll(/<[^>]*>?/gu)].map(([tag]) => tag);
  expect(tags.filter((tag) => !OWN_TAGS.test(tag))).toEqual([]);
  expect(body.replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, '')).not.toContain('&');
  expect(body).not.toMatch(ACTS);
}

test('hostile texts in every property of a report are escaped', () => {
  for (const report of hostileReports()) expectInert(report);
});

test('all texts of any report are escaped', () => {
  fc.assert(fc.property(anyReport, expectInert), { numRuns: 150 });
});

test('the name and version of the server are escaped', () => {
  const environment = {
    ...fullReport().environment,
    server: { name: '<img src=x>', version: '"><script>' },
  };
  expect(gateHtml(sampleReport({ environment }))).not.toMatch(/<img|"><script>/u);
});

test('a diff of 10 MB and 5,001 diagnostics are truncated, with notes about the omitted parts', () => {
  const diff = `--- a\n+++ b\n${'+x = 1\n'.repeat(1_500_000)}`;
  const base = fullReport();
  const [proposal] = base.proposals;
  const introduced = Array.from({ length: 5001 }, (_, line) => ({
    uri: 'a.py',
    range: [line, 0, line, 1] as const,
    severity: 'error' as const,
    rule: null,
    message: 'm',
  }));
  const report = sampleReport(
    { proposals: proposal === undefined ? [] : [{ ...proposal, diff }] },
    { introduced },
  );
  let page = '';
  expect(cpuCost(() => (page = gateHtml(report)))).toBeLessThan(50);
  expect(page.length).toBeLessThan(12_000_000);
  expect(page).toContain(`Truncated; all ${diff.length} characters are in the JSON report.`);
  expect(page).toContain('1 more omitted for size. All are in the JSON report.');
});

test('if the page omits a file for size, the table of contents has no link to the file', () => {
  const introduced = Array.from({ length: 5001 }, (_, line) => ({
    uri: line < 5000 ? 'many.py' : 'one.py',
    range: [line, 0, line, 1] as const,
    severity: 'error' as const,
    rule: null,
    message: 'm',
  }));
  const page = gateHtml(sampleReport({}, { introduced }));
  const ids = new Set([...page.matchAll(/ id="(?<id>[^"]+)"/gu)].map(({ groups }) => groups?.['id']));
  const links = [...page.matchAll(/ href="#(?<id>[^"]+)"/gu)].map(({ groups }) => groups?.['id']);
  expect(links).toContain('errors-0');
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});
