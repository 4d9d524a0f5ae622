import type { Severity } from '../model/diagnostic.ts';
import type { DeltaDiagnostic, Report } from '../model/report.ts';
import type { FlatRange } from '../model/range.ts';
import { clip } from '../text/clip.ts';
import { scoreWords } from './gate/headline.ts';
import { isEmptyReward, rewardParts } from './reward-parts.ts';
import { findingsOf, type Finding } from './sarif/findings.ts';
import { OWN_RULES } from './sarif/lanser-rules.ts';
import { visible, visibleLine } from './visible.ts';

/** A GitHub annotation of lines in head. Line and column numbers start at 1. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  /** The columns are present only for a range within one line. GitHub rejects the columns of longer ranges. */
  readonly startColumn?: number;
  readonly endColumn?: number;
  readonly title: string;
  readonly message: string;
}

// The runner shows ten annotations of each level per step, and truncates messages above 4096 characters.
const PER_LEVEL = 10;
const MAX_MESSAGE = 4000;
const MAX_TITLE = 250;

const LEVELS: Readonly<Record<Severity, Annotation['level']>> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
};

/**
 * Returns the annotations of head within the runner's limits. In each level, the diagnostics in `others` come last.
 *
 * @param others diagnostics of head, such as existing ones. New diagnostics among them are not listed twice.
 */
export function annotationsOf(report: Report, others: readonly DeltaDiagnostic[]): readonly Annotation[] {
  const all = annotationGroups(report, others).flat();
  // The score is a notice too, so it counts towards the limit of the notices.
  const notices = scoreNotice(report) === undefined ? PER_LEVEL : PER_LEVEL - 1;
  return ANNOTATION_LEVELS.flatMap((level) =>
    all
      .filter((annotation) => annotation.level === level)
      .slice(0, level === 'notice' ? notices : PER_LEVEL)
      .map(({ message, ...rest }) => ({ ...rest, message: clip(visible(message), MAX_MESSAGE) })),
  );
}

const ANNOTATION_LEVELS = ['error', 'warning', 'notice'] as const;

/** Returns the score as a notice; undefined without a score, or if all components are 0. */
export function scoreNotice({ reward }: Report): Pick<Annotation, 'title' | 'message'> | undefined {
  if (reward === null || isEmptyReward(reward)) return undefined;
  const parts = rewardParts(reward).map(({ name, value, key, weight }) => {
    const component = name === null ? [] : [`${name} = ${value}`];
    const weighting = key === null ? [] : [`${key} = ${weight}`];
    return [...component, ...weighting].join(', with the weight ');
  });
  const message = [reward.explanation, ...parts].map(visible).join('\n');
  return { title: `score ${scoreWords(reward.r)} (${reward.version})`, message: clip(message, MAX_MESSAGE) };
}

/** The annotations of a check run, and their total number without the limit. */
export interface CheckAnnotations {
  readonly annotations: readonly Annotation[];
  readonly total: number;
}

// GitHub accepts more annotations, but few people read more. GitHub accepts messages of up to 64 KB.
const PER_CHECK_RUN = 1000;
const MAX_CHECK_MESSAGE_BYTES = 64_000;

/** Lists the findings, then the existing diagnostics in `others`, up to a limit. Errors come first in both groups. */
export function checkAnnotationsOf(report: Report, others: readonly DeltaDiagnostic[]): CheckAnnotations {
  const ordered = annotationGroups(report, others).flatMap((group) =>
    ANNOTATION_LEVELS.flatMap((level) => group.filter((annotation) => annotation.level === level)),
  );
  const annotations = ordered.slice(0, PER_CHECK_RUN).map(({ message, ...rest }) => ({
    ...rest,
    message: cutBytes(visible(message), MAX_CHECK_MESSAGE_BYTES),
  }));
  return { annotations, total: ordered.length };
}

/** Returns the findings and, separately, the existing diagnostics. Messages are not yet escaped. */
function annotationGroups(
  report: Report,
  others: readonly DeltaDiagnostic[],
): readonly (readonly Annotation[])[] {
  const introducedKeys = new Set((report.delta?.introduced ?? []).map(identity));
  const existing = others.filter((diagnostic) => !introducedKeys.has(identity(diagnostic)));
  return [
    findingsOf(report).map(findingAnnotation),
    existing.map(({ severity, uri, range, rule, message }) =>
      annotationAt({ uri, range, severity, title: visibleLine(rule ?? 'syntax'), message }),
    ),
  ];
}

function identity({ uri, range, severity, rule, message }: DeltaDiagnostic): string {
  return JSON.stringify([uri, range, severity, rule, message]);
}

function findingAnnotation({ rule, severity, uri, range, message, diff }: Finding): Annotation {
  const title =
    rule.kind === 'own' ? OWN_RULES[rule.id].shortDescription : `introduced: ${visibleLine(rule.id)}`;
  const whole = diff === undefined ? message : `${message}\n\n${diff}`;
  return annotationAt({ uri, range, severity, title, message: whole });
}

function annotationAt(place: {
  readonly uri: string;
  readonly range: FlatRange | null;
  readonly severity: Severity;
  readonly title: string;
  readonly message: string;
}): Annotation {
  const { uri, range, severity, title, message } = place;
  const [startLine, startCharacter, endLine, endCharacter] = range ?? [0, 0, 0, 0];
  const hasColumns = range !== null && startLine === endLine;
  return {
    level: LEVELS[severity],
    path: uri,
    startLine: startLine + 1,
    endLine: endLine + 1,
    ...(hasColumns ? { startColumn: startCharacter + 1, endColumn: endCharacter + 1 } : {}),
    title: clip(title, MAX_TITLE),
    message,
  };
}

/** Truncates a text to at most a number of UTF-8 bytes, with `…` at the end. Never splits a character. */
function cutBytes(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  if (encoded.length <= bytes) return text;
  // Streaming decoding drops an incomplete last character.
  const truncated = new TextDecoder().decode(encoded.subarray(0, bytes - 3), { stream: true });
  return `${truncated}…`;
}
