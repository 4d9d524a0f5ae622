import type { Report } from '../model/report.ts';

/** Command-line settings in messages, and their equivalents in a workflow. */
const WORDS: readonly (readonly [option: string, words: string])[] = [
  ['name one with --workspace', 'make one with actions/checkout in a step before this one'],
  ['--head', 'head-ref'],
  ['--python', 'the input python'],
  ['--report-directory', 'the input report-directory'],
  ['--timeout', 'timeoutSeconds in lanser.json'],
];

/** Replaces the options of the command line in a message, because a workflow cannot set them. */
export function inActionWords(message: string): string {
  return WORDS.reduce((text, [option, words]) => text.replaceAll(option, words), message);
}

/** Returns the report for people. Programs get it unchanged. */
export function reportInActionWords(report: Report): Report {
  const failures = report.failures.map((failure) => ({
    ...failure,
    message: inActionWords(failure.message),
  }));
  return { ...report, failures };
}
