import type { FlatRange } from '../../model/range.ts';
import type { Severity } from '../../model/diagnostic.ts';
import type { ProposalCheck, Reason, Report } from '../../model/report.ts';
import { problemsOf, schemaProblems } from '../schema-checks.ts';
import type { LanserRule } from './lanser-rules.ts';

/** A finding of the gate, independent of the format of the report. */
export interface Finding {
  readonly rule:
    | { readonly kind: 'own'; readonly id: LanserRule }
    | { readonly kind: 'server'; readonly id: string };
  readonly severity: Severity;
  /** The code of the gate's reason to which the finding contributes, such as `schema`; null for none. */
  readonly reason: Reason['code'] | null;
  readonly uri: string;
  /** Null for the whole file. */
  readonly range: FlatRange | null;
  readonly message: string;
  /** A unified diff of the edit or change that the finding concerns. */
  readonly diff?: string;
}

/**
 * The file of an `unsafe-proposal` finding if the pull request's description contains the proposal and no failed
 * check has a place. GitHub requires a file for each finding.
 */
const NO_FILE = '.lanser/proposals';
const MAX_UNRELATED = 10;

const INTRODUCED: Readonly<Record<Severity, Reason['code']>> = {
  error: 'introduced-errors',
  warning: 'introduced-warnings',
  information: 'introduced-information',
};

const REASONS: Readonly<Record<LanserRule, Reason['code'] | null>> = {
  'invalid-document': 'schema',
  'missed-reference': 'incomplete-rename',
  'schema-change': 'schema',
  suppression: 'suppressions',
  trace: 'nondeterminism',
  // An unrelated change does not make a rename incomplete. Only a missed reference does.
  'unrelated-change': null,
  'unsafe-proposal': 'unsafe-rename',
  'weakened-configuration': 'config-weakened',
};

export function findingsOf(report: Report): readonly Finding[] {
  return [
    ...introduced(report),
    ...report.proposals.flatMap(proposalFindings),
    ...schemaFindings(report),
    ...traceFindings(report),
    ...evidenceFindings(report),
  ];
}

function introduced({ delta }: Report): readonly Finding[] {
  return (delta?.introduced ?? []).map(({ uri, range, severity, rule, message }) => ({
    rule: { kind: 'server', id: rule ?? 'syntax' },
    severity,
    reason: INTRODUCED[severity],
    uri,
    range,
    message,
  }));
}

function proposalFindings(proposal: ProposalCheck): readonly Finding[] {
  const title = `edit ${proposal.index + 1} of ${proposal.path ?? 'the pull request'}`;
  const missed = proposal.missed.map(({ uri, range }) =>
    lanserFinding('missed-reference', 'error', uri, range, `Missed by ${title}.`),
  );
  const unrelated = (proposal.unrelated ?? []).slice(0, MAX_UNRELATED).map(({ uri, range, diff }) => ({
    ...lanserFinding('unrelated-change', 'information', uri, range, `This change is not part of ${title}.`),
    ...(diff === undefined ? {} : { diff }),
  }));
  const others = [...missed, ...unrelated];
  if (proposal.conclusion !== 'unsafe' && proposal.conclusion !== 'error') return others;
  const failed = (proposal.safety?.checks ?? []).filter(({ passed }) => passed === false);
  const reasons = [
    ...(proposal.error ? [`${proposal.error.code}: ${proposal.error.message}`] : []),
    ...failed.map(({ name, detail }) => `${name}: ${detail}`),
  ];
  const message = [`The proposed ${title} is not proven safe.`, ...reasons].join('\n');
  const [place] = failed.flatMap(({ places }) => places ?? []);
  const { uri, range } = place ?? { uri: proposal.path ?? NO_FILE, range: null };
  const unsafe = lanserFinding('unsafe-proposal', 'error', uri, range, message);
  return [proposal.diff ? { ...unsafe, diff: proposal.diff } : unsafe, ...others];
}

function schemaFindings(report: Report): readonly Finding[] {
  return schemaProblems(report).flatMap((check) => {
    const id = check.conclusion === 'invalid' ? 'invalid-document' : 'schema-change';
    const isAdvisory = check.advisory === true;
    const severity = check.conclusion === 'undecided' || isAdvisory ? 'warning' : 'error';
    return problemsOf(check).shown.map(({ pointer, line, words, example }) => {
      const where = pointer === '' ? '' : `${pointer}: `;
      const shown = example === null ? '' : `\nFor example: ${example}`;
      const finding = lanserFinding(id, severity, check.path, lineRange(line), `${where}${words}${shown}`);
      if (isAdvisory) return { ...finding, reason: null };
      return check.conclusion === 'undecided' ? { ...finding, reason: 'inconclusive' as const } : finding;
    });
  });
}

function traceFindings({ traces }: Report): readonly Finding[] {
  return traces
    .filter(({ conclusion }) => conclusion !== 'match')
    .map(({ path, conclusion, firstDifference }) =>
      lanserFinding(
        'trace',
        'error',
        path,
        lineRange(firstDifference?.line ?? null),
        `${conclusion}: ${firstDifference?.message ?? 'the trace does not match'}`,
      ),
    );
}

function evidenceFindings({ evidence }: Report): readonly Finding[] {
  const suppressions = evidence.suppressions?.introduced ?? [];
  const weakened = evidence.configuration.weakened ?? [];
  return [
    ...suppressions.map(({ kind, uri, range, text }) => {
      const finding = lanserFinding('suppression', 'warning', uri, range, text);
      // Casts, `Any` and other code can hide diagnostics too, but the reason `suppressions` does not count them.
      return kind === 'suppression' || kind === 'directive' ? finding : { ...finding, reason: null };
    }),
    ...weakened.map(({ uri, range, text, before, after }) => {
      const values = before === undefined ? '' : `: ${json(before)} to ${json(after)}`;
      return lanserFinding('weakened-configuration', 'warning', uri, range, `${text}${values}`);
    }),
  ];
}

function lanserFinding(
  id: LanserRule,
  severity: Severity,
  uri: string,
  range: FlatRange | null,
  message: string,
): Finding {
  return { rule: { kind: 'own', id }, severity, reason: REASONS[id], uri, range, message };
}

function lineRange(line: number | null): FlatRange | null {
  return line === null ? null : [line - 1, 0, line - 1, 0];
}

function json(value: unknown): string {
  return JSON.stringify(value ?? null);
}
