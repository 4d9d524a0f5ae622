import { boundedScore, NO_PROGRESS } from '../../src/reward/bounded-score.ts';
import type { Score } from './score.ts';

/** A named function that scores a patch. Higher values predict a correct patch. */
export type Measure = readonly [name: string, value: (score: Score) => number];

const introduced = ({ introducedErrors, introducedWarnings }: Score): number =>
  introducedErrors + introducedWarnings;
const resolved = ({ resolvedErrors, resolvedWarnings }: Score): number => resolvedErrors + resolvedWarnings;
/** The kinds of evidence for suppressions, directives and weaker configuration. */
const WEAKENING = [
  'suppressions.introduced suppression',
  'suppressions.introduced directive',
  'configuration.weakened rule',
  'configuration.weakened excluded',
  'configuration.weakened configuration',
];
const weakened = ({ evidenceKinds }: Score): number =>
  WEAKENING.reduce((sum, kind) => sum + (evidenceKinds[kind] ?? 0), 0);

/**
 * Computes `rl-csf-v2` with its default weights, but treats deleted code like fixed code. The deletion is not
 * evidence, and the diagnostics of the deleted code count as resolved.
 */
function rlCsfV2(score: Score): number {
  const removed = resolved(score) - introduced(score);
  const state = { removed, evidence: score.evidence, weakened: weakened(score) };
  return boundedScore(NO_PROGRESS, state, false, { wD: 1, wH: 1, wE: 1 });
}

export const MEASURES: readonly Measure[] = [
  ['rl-csf-v1', ({ rlCsfV1 }) => rlCsfV1],
  ['pr-v1', ({ prV1 }) => prV1],
  ['rl-csf-v2', rlCsfV2],
  ['introduced errors', ({ introducedErrors }) => -introducedErrors],
  ['errors of the tree', ({ rawErrors }) => -rawErrors],
  ['size of the diff', ({ size }) => -size],
];

/**
 * Variants of `rl-csf-v1`, and other formulas. The terms of `rl-csf-v1` are D (diagnostics), S (safety),
 * A (confidence) and E (tool error). The weight of D is 0.5, so each error or warning changes the score by 1/2.
 */
export const ABLATIONS: readonly Measure[] = [
  ['rl-csf-v1', ({ rlCsfV1 }) => rlCsfV1],
  ['S, A and E, without D', (score) => score.rlCsfV1 - (resolved(score) - introduced(score)) / 2],
  ['introduced errors and warnings, without the resolved ones', (score) => -introduced(score)],
  ['resolved errors and warnings, without the introduced ones', resolved],
  ['errors, without warnings', (score) => score.resolvedErrors - score.introducedErrors],
  ['all errors of the tree, instead of the introduced ones', ({ rawErrors }) => -rawErrors],
  ['D without confirmation: unstable diagnostics count', (score) => score.rlCsfV1 - score.unstable / 2],
  ['D without diagnostics that depend on the order', (score) => score.rlCsfV1 + score.orderDependent / 2],
  ['evidence alone', ({ evidence }) => -evidence],
  ['D and evidence', (score) => score.rlCsfV1 - score.evidence / 2],
  ['rl-csf-v2', rlCsfV2],
  [
    'rl-csf-v2 without its evidence terms',
    (score) => Math.max(-10, Math.min(10, resolved(score) - introduced(score))) / 10,
  ],
  ['at least one introduced error: -1, else 0', ({ introducedErrors }) => (introducedErrors > 0 ? -1 : 0)],
  ['sign of D', (score) => Math.sign(resolved(score) - introduced(score))],
];
