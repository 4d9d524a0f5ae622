import type { Severity } from '../model/diagnostic.ts';
import type { DeltaDiagnostic, Report } from '../model/report.ts';
import { SEVERITIES } from './summary.ts';
import { visible, visibleLine } from './visible.ts';
import { clip } from '../text/clip.ts';

/** An annotation of lines in head, one-based, as GitHub accepts it. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  /** Only present for a range within one line, as is `endColumn`. */
  readonly startColumn?: number;
  readonly endColumn?: number;
  readonly title: string;
  readonly message: string;
}

// The runner shows this many annotations of each level per step, and truncates longer messages.
const PER_LEVEL = 10;
const MAX_MESSAGE = 4000;
const MAX_TITLE = 250;

const LEVELS: Readonly<Record<Severity, Annotation['level']>> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
};

/**
 * Lists introduced diagnostics first, errors before warnings, within the runner's limits. `others` may
 * contain the introduced ones again.
 */
export function annotationsOf(report: Report, others: readonly DeltaDiagnostic[]): readonly Annotation[] {
  const introduced = report.delta?.introduced ?? [];
  const known = new Set(introduced.map(identity));
  const existing = others.filter((diagnostic) => !known.has(identity(diagnostic)));
  const annotations: Annotation[] = [];
  for (const severity of SEVERITIES) {
    const ofLevel = [...introduced, ...existing].filter((diagnostic) => diagnostic.severity === severity);
    const introducedCount = introduced.filter((diagnostic) => diagnostic.severity === severity).length;
    for (const [index, diagnostic] of ofLevel.slice(0, PER_LEVEL).entries()) {
      annotations.push(annotationOf(diagnostic, index < introducedCount));
    }
  }
  return annotations;
}

/** The annotations of a check run, and their number without the limit. */
export interface CheckAnnotations {
  readonly annotations: readonly Annotation[];
  readonly total: number;
}

// GitHub accepts more annotations, 50 per request, but nobody reads them. A message may have 64 KiB.
const PER_CHECK_RUN = 1000;
const MAX_CHECK_MESSAGE_BYTES = 64_000;

/** Lists all introduced diagnostics, errors before warnings, then `others`, up to a limit. */
export function checkAnnotationsOf(report: Report, others: readonly DeltaDiagnostic[]): CheckAnnotations {
  const introduced = report.delta?.introduced ?? [];
  const known = new Set(introduced.map(identity));
  const existing = others.filter((diagnostic) => !known.has(identity(diagnostic)));
  const ordered = [introduced, existing].flatMap((group) =>
    SEVERITIES.flatMap((severity) => group.filter((diagnostic) => diagnostic.severity === severity)),
  );
  const annotations = ordered.slice(0, PER_CHECK_RUN).map((diagnostic, index) => ({
    ...annotationOf(diagnostic, index < introduced.length),
    message: cutBytes(visible(diagnostic.message), MAX_CHECK_MESSAGE_BYTES),
  }));
  return { annotations, total: ordered.length };
}

function identity({ uri, range, severity, rule, message }: DeltaDiagnostic): string {
  return JSON.stringify([uri, range, severity, rule, message]);
}

function annotationOf(diagnostic: DeltaDiagnostic, introduced: boolean): Annotation {
  const [startLine, startCharacter, endLine, endCharacter] = diagnostic.range;
  const rule = visibleLine(diagnostic.rule ?? 'syntax');
  return {
    level: LEVELS[diagnostic.severity],
    path: diagnostic.uri,
    startLine: startLine + 1,
    endLine: endLine + 1,
    ...(startLine === endLine ? { startColumn: startCharacter + 1, endColumn: endCharacter + 1 } : {}),
    title: clip(introduced ? `introduced: ${rule}` : rule, MAX_TITLE),
    message: clip(visible(diagnostic.message), MAX_MESSAGE),
  };
}

/** Truncates to whole characters: streaming decoding drops an incomplete last one. */
function cutBytes(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  if (encoded.length <= bytes) return text;
  const kept = new TextDecoder().decode(encoded.subarray(0, bytes - 3), { stream: true });
  return `${kept}…`;
}
