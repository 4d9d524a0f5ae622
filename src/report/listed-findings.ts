import { createHash } from 'node:crypto';
import type { FlatRange } from '../model/range.ts';
import type { Report } from '../model/report.ts';
import { beginning, clip } from '../text/clip.ts';
import { plural } from '../text/plural.ts';
import { addressOf } from './file-address.ts';
import { fairShares } from './fair-shares.ts';
import { findingsOf, type Finding } from './sarif/findings.ts';
import { ruleId } from './sarif/rules.ts';
import { scopeText } from './gate/scope-line.ts';
import { headlineText } from './gate/headline.ts';
import { visible } from './visible.ts';

/** A finding prepared for machine-readable reports, such as SARIF. */
export interface ListedFinding extends Finding {
  /** The id of the finding's rule, on one line. */
  readonly id: string;
  /** The message, escaped and truncated; never empty. */
  readonly text: string;
  /** 64 hexadecimal digits, unique in the document. The hash omits the range: edits of earlier lines shift it. */
  readonly fingerprint: string;
}

export interface ListedFindings {
  readonly findings: readonly ListedFinding[];
  readonly leftOut: number;
}

/** The maximum number of listed findings. GitHub keeps at most 5000 results of a SARIF run. */
const MAX_FINDINGS = 5000;
const MAX_MESSAGE_LENGTH = 4000;
/** The limit for the total length of messages in UTF-16 code units. GitHub limits SARIF files to 10 MB after gzip. */
const MESSAGE_ROOM = 6_000_000;

/** Lists the findings within the limits. Omits findings outside of the repository: other programs reject them. */
export function listedFindings(report: Report): ListedFindings {
  const all = findingsOf(report);
  const findings = all.filter(({ uri }) => addressOf(uri) !== undefined).slice(0, MAX_FINDINGS);
  const messages = findings.map(({ message }) => messageText(message));
  const lengths = fairShares(
    messages.map(({ length }) => Math.min(length, MAX_MESSAGE_LENGTH)),
    MESSAGE_ROOM,
  );
  const seen = new Map<string, number>();
  const listed = findings.map((finding, index) => {
    const same = JSON.stringify([finding.uri, finding.rule, finding.message]);
    const occurrence = seen.get(same) ?? 0;
    seen.set(same, occurrence + 1);
    return {
      ...finding,
      // Programs in other languages reject escaped lone surrogates.
      uri: finding.uri.toWellFormed(),
      id: ruleId(finding),
      text: clip(messages[index] ?? '', lengths[index] ?? 0),
      fingerprint: createHash('sha256').update(`${same}${occurrence}`).digest('hex'),
    };
  });
  return { findings: listed, leftOut: all.length - findings.length };
}

/** Escapes and truncates a message; '(no message)' if blank. Changes `](` to `] (`: viewers would show a link. */
function messageText(message: string): string {
  // `visible` shortens a text by at most half (CRLF becomes LF), so twice the maximum length is enough.
  const text = visible(beginning(message, 2 * MAX_MESSAGE_LENGTH + 2)).replaceAll('](', '] (');
  return text.trim() === '' ? '(no message)' : clip(text, MAX_MESSAGE_LENGTH);
}

export function leftOutNote(leftOut: number, noun: string): readonly string[] {
  if (leftOut === 0) return [];
  const reason =
    leftOut === 1
      ? `It exceeds the limit of ${MAX_FINDINGS}, or is not in a file of the repository.`
      : `They exceed the limit of ${MAX_FINDINGS}, or are not in a file of the repository.`;
  return [`${plural(leftOut, noun)} omitted. ${reason} All are in the JSON report.`];
}

/** The verdict of a report, for documents that programs read. */
export interface StatedVerdict {
  readonly kind: 'passed' | 'failed' | 'inconclusive';
  readonly text: string;
  /** True if the verdict is inconclusive, findings are omitted, or the gate fails for a reason without a finding. */
  readonly isNeeded: boolean;
}

/** The file of the verdict in formats that require a file for each finding, for example GitLab's. */
export const VERDICT_FILE = 'lanser.json';

const MAX_FAILURES = 100;

export function statedVerdict(report: Report, { findings, leftOut }: ListedFindings): StatedVerdict {
  const { conclusion, policy } = report;
  const fails = policy.failed && !policy.warnOnly;
  const lines = [
    headlineText(report),
    ...scopeText(report),
    ...failureLines(report),
    ...(policy.reasons.length === 0 ? [] : [failureText(policy)]),
    ...leftOutNote(leftOut, 'finding'),
  ];
  const text = lines.join('\n');
  if (conclusion === 'inconclusive') return { kind: 'inconclusive', text, isNeeded: true };
  const isNeeded = leftOut > 0 || failsWithoutFinding(report, findings);
  return { kind: fails ? 'failed' : 'passed', text, isNeeded };
}

export function failureLines({ failures }: Report): readonly string[] {
  return failures
    .slice(0, MAX_FAILURES)
    .map(({ side, code, message }) =>
      messageText(`${side === 'before' ? 'base' : 'head'}: ${code}: ${message}`),
    );
}

/** Returns true if the gate fails for a reason to which none of the findings contributes. */
export function failsWithoutFinding({ policy }: Report, findings: readonly ListedFinding[]): boolean {
  if (!policy.failed || policy.warnOnly) return false;
  const shown = new Set<string | null>(findings.map(({ reason }) => reason));
  return policy.reasons.some((reason) => !shown.has(reason));
}

/** Names the reasons that fail the gate, or would fail it without `warnOnly`. */
export function failureText({ failed, reasons, warnOnly }: Report['policy']): string {
  return `${failed && !warnOnly ? 'Fails' : 'Would fail (warn-only)'}: ${reasons.join(', ')}`;
}

/** Returns the first and last line of a range, numbered from 1. Without a range, both numbers are 1. */
export function linesOf(range: FlatRange | null): { readonly first: number; readonly last: number } {
  const [startLine, , endLine, end] = range ?? [0, 0, 0, 0];
  // A range that ends at the start of a line does not include that line.
  return { first: startLine + 1, last: end === 0 && endLine > startLine ? endLine : endLine + 1 };
}
