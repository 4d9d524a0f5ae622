import { createHash } from 'node:crypto';
import type { Severity } from '../model/diagnostic.ts';
import type { Report } from '../model/report.ts';
import {
  linesOf,
  listedFindings,
  statedVerdict,
  VERDICT_FILE,
  type ListedFinding,
  type StatedVerdict,
} from './listed-findings.ts';

/** An issue of GitLab's code quality report. */
interface Issue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: {
    readonly path: string;
    readonly lines: { readonly begin: number; readonly end: number };
  };
}

const SEVERITIES: Readonly<Record<Severity, Issue['severity']>> = {
  error: 'major',
  warning: 'minor',
  information: 'info',
};

/** Renders a code quality report. GitLab compares the fingerprints with those of the target branch's report. */
export function gateGitlab(report: Report): string {
  const listed = listedFindings(report);
  const verdict = statedVerdict(report, listed);
  const issues = [...(verdict.isNeeded ? [verdictIssue(verdict)] : []), ...listed.findings.map(issueOf)];
  return `${JSON.stringify(issues, null, 2)}\n`;
}

const VERDICT_SEVERITIES: Readonly<Record<StatedVerdict['kind'], Issue['severity']>> = {
  passed: 'info',
  failed: 'critical',
  inconclusive: 'blocker',
};

function issueOf({ id, severity, uri, range, text, fingerprint }: ListedFinding): Issue {
  const { first, last } = linesOf(range);
  return {
    description: text,
    check_name: id,
    fingerprint,
    severity: SEVERITIES[severity],
    location: { path: uri, lines: { begin: first, end: last } },
  };
}

function verdictIssue({ kind, text }: StatedVerdict): Issue {
  return {
    description: text,
    check_name: 'lanser/verdict',
    fingerprint: createHash('sha256').update(`lanser/verdict ${text}`).digest('hex'),
    severity: VERDICT_SEVERITIES[kind],
    location: { path: VERDICT_FILE, lines: { begin: 1, end: 1 } },
  };
}
