import type { Bundle, Check } from '../model/bundle.ts';
import { withHint, type HintWords } from '../model/error-hint.ts';
import type { Report } from '../model/report.ts';

/**
 * Appends the next step to each message with a hint, and to the detail of each check with a hint. `words` contains
 * the next step for each hint, as a sentence. The JSON report contains only the hint's id.
 */
export function reportInWords(report: Report, words: HintWords): Report {
  const worded = <T extends { readonly message: string; readonly hint?: string }>(error: T): T => ({
    ...error,
    message: withHint(error.message, error.hint, words),
  });
  return {
    ...report,
    failures: report.failures.map(worded),
    traces: report.traces.map((trace) => ({
      ...trace,
      firstDifference: trace.firstDifference && worded(trace.firstDifference),
    })),
    proposals: report.proposals.map((proposal) => ({
      ...proposal,
      ...(proposal.error ? { error: worded(proposal.error) } : {}),
      safety: proposal.safety && {
        ...proposal.safety,
        checks: checksInWords(proposal.safety.checks, words, ' '),
      },
    })),
  };
}

/** Appends the next step to the detail of each check that has a hint, in the facts of a bundle. */
export function bundleInWords<B extends Bundle>(bundle: B, words: HintWords): B {
  const { facts } = bundle;
  if (facts === null) return bundle;
  if ('checks' in facts) {
    return { ...bundle, facts: { ...facts, checks: checksInWords(facts.checks, words, '\n') } };
  }
  if (!('safety' in facts)) return bundle;
  const { safety } = facts;
  const checks = checksInWords(safety.checks, words, ' ');
  return { ...bundle, facts: { ...facts, safety: { ...safety, checks } } };
}

function checksInWords(checks: readonly Check[], words: HintWords, separator: string): readonly Check[] {
  return checks.map((check) => ({ ...check, detail: withHint(check.detail, check.hint, words, separator) }));
}
