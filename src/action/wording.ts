import type { Report } from '../model/report.ts';

/** What the rooms below call a setting, and what whoever writes a workflow has in its place. */
const WORDS: readonly (readonly [option: string, words: string])[] = [
  ['name one with --workspace', 'make one with actions/checkout in a step before this one'],
  ['--head', 'head-ref'],
  ['--python', 'the input python'],
  ['--report-directory', 'the input report-directory'],
  ['--timeout', 'timeoutSeconds in lanser.json'],
];

/** A message of lanser's without the command line's options, which a workflow cannot set. */
export function inActionWords(message: string): string {
  return WORDS.reduce((text, [option, words]) => text.replaceAll(option, words), message);
}

/** The report as people see it; programs get it as it is. */
export function reportInActionWords(report: Report): Report {
  const failures = report.failures.map((failure) => ({
    ...failure,
    message: inActionWords(failure.message),
  }));
  return { ...report, failures };
}
