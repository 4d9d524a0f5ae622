import type { Report } from '../model/report.ts';
import { clip } from '../text/clip.ts';
import { listedFindings, statedVerdict, type ListedFinding, type StatedVerdict } from './listed-findings.ts';
import { visible, visibleLine } from './visible.ts';

interface TestCase {
  readonly classname: string;
  readonly name: string;
  readonly outcome: 'passed' | 'skipped' | 'failure' | 'error';
  readonly type: string;
  readonly title: string;
  readonly text: string;
}

const MAX_TITLE_LENGTH = 200;

/** Renders the verdict and the listed findings as test cases. Findings that do not fail the gate are `skipped`. */
export function gateJunit(report: Report): string {
  const { warnOnly, reasons } = report.policy;
  const failing: ReadonlySet<string> = new Set(warnOnly ? [] : reasons);
  const listed = listedFindings(report);
  const cases = [
    verdictCase(statedVerdict(report, listed)),
    ...withUniqueNames(listed.findings.map((finding) => findingCase(finding, failing))),
  ];
  const count = (outcome: TestCase['outcome']): number =>
    cases.filter((one) => one.outcome === outcome).length;
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="lanser" ${counts}>`,
    `  <testsuite name="lanser gate" ${counts} skipped="${count('skipped')}">`,
    ...cases.map(caseElement),
    '  </testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

const VERDICT_OUTCOMES = { passed: 'passed', failed: 'failure', inconclusive: 'error' } as const;

function verdictCase({ kind, text }: StatedVerdict): TestCase {
  return {
    classname: 'lanser gate',
    name: 'verdict',
    outcome: VERDICT_OUTCOMES[kind],
    type: kind,
    title: titleOf(text),
    text,
  };
}

function findingCase(
  { id, uri, range, reason, text }: ListedFinding,
  failing: ReadonlySet<string>,
): TestCase {
  const place = `${visibleLine(uri)}:${(range?.[0] ?? 0) + 1}:${(range?.[1] ?? 0) + 1}`;
  return {
    classname: uri,
    name: `${place} ${id}`,
    outcome: reason !== null && failing.has(reason) ? 'failure' : 'skipped',
    type: id,
    title: titleOf(text),
    text: `${place}\n${text}`,
  };
}

/** Adds a number to a name that occurred before, because JUnit readers identify a test case by its name. */
function withUniqueNames(cases: readonly TestCase[]): readonly TestCase[] {
  const seen = new Map<string, number>();
  return cases.map((one) => {
    const occurrence = (seen.get(one.name) ?? 0) + 1;
    seen.set(one.name, occurrence);
    return occurrence === 1 ? one : { ...one, name: `${one.name} #${occurrence}` };
  });
}

function titleOf(text: string): string {
  return clip(text.split('\n', 1)[0] ?? '', MAX_TITLE_LENGTH);
}

function caseElement({ classname, name, outcome, type, title, text }: TestCase): string {
  const open = `    <testcase classname="${attribute(classname)}" name="${attribute(name)}"`;
  if (outcome === 'passed') return `${open}><system-out>${content(text)}</system-out></testcase>`;
  return `${open}><${outcome} type="${attribute(type)}" message="${attribute(title)}">${content(text)}</${outcome}></testcase>`;
}

/**
 * Escapes hidden characters. Escapes `&`, `<` and `>` for XML, which also forbids `]]>` in text. Escapes workflow
 * commands (`::` and `##[`), because a CI runner executes such commands in the log of a job.
 */
function content(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('##[', '##&#91;')
    .replaceAll('::', '&#58;:')
    .replaceAll(NOT_IN_XML, (character) => (character === '\uFFFE' ? '\\uFFFE' : '\\uFFFF'));
}

/** Matches characters that XML 1.0 forbids, but that `visible` does not escape. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/gu;

function attribute(text: string): string {
  return content(visibleLine(text)).replaceAll('"', '&quot;');
}
