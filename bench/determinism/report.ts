import { CAUSES, type Comparison, type Differing } from './compare.ts';
import type { Difference } from './difference.ts';
import type { Request } from './requests.ts';

/** The run whose answer a new process repeats. `expected` is the run `against`, and `got` is the run `condition`. */
export type ColdSide = 'expected' | 'got' | 'neither';

/** The comparison of the answers in the run `condition` with those in the run `against`. */
export interface Outcome extends Comparison {
  readonly condition: string;
  readonly against: string;
  /** True if the server has a different configuration or version in `condition`. */
  readonly otherTools: boolean;
  readonly seconds: number;
  /**
   * The run whose answer a new process repeats, for each of at most ten requests with differing answers. The keys are
   * request ids. Empty if `otherTools` is true or `against` is not the first run.
   */
  readonly cold: Readonly<Record<number, ColdSide>>;
}

export function isUnequal({ otherTools, total, equalIds }: Outcome): boolean {
  return !otherTools && equalIds < total;
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const head = ['condition', 'requests', 'equal `bundleId`', 'equal facts', ...CAUSES, 'time'];
  const rows = outcomes.map((outcome) => [
    outcome.condition,
    outcome.total,
    share(outcome.equalIds, outcome.total),
    share(outcome.equalFacts, outcome.total),
    ...CAUSES.map((cause) => requestsBy(cause, outcome.differing)),
    `${outcome.seconds.toFixed(0)} s`,
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/** Lists every differing fact below its request. If `otherTools` is true, omits differences of the environment. */
export function factLines(
  { differing, cold, otherTools }: Outcome,
  requests: readonly Request[],
): readonly string[] {
  return differing.flatMap(({ id, facts }) => {
    const counted = facts.filter(({ cause }) => !otherTools || cause !== 'environment');
    if (counted.length === 0) return [];
    const verdict = cold[id] === undefined ? '' : ` (a new process agrees with: ${cold[id]})`;
    return [
      `${JSON.stringify(requests[id])}${verdict}`,
      ...counted.map(({ cause, difference }) => `  ${cause}: ${wordsOf(difference)}`),
    ];
  });
}

function share(equal: number, total: number): string {
  return `${equal} (${((100 * equal) / total).toFixed(equal === total ? 0 : 1)} %)`;
}

function requestsBy(cause: (typeof CAUSES)[number], differing: readonly Differing[]): number {
  return differing.filter(({ facts }) => facts.some((fact) => fact.cause === cause)).length;
}

function wordsOf(difference: Difference): string {
  const { kind, pointer } = difference;
  switch (kind) {
    case 'changed':
      return `${pointer}: ${shown(difference.expected)}, and then ${shown(difference.got)}`;
    case 'missing':
      return `${pointer}: ${shown(difference.expected)} is missing`;
    case 'added':
      return `${pointer}: ${shown(difference.got)} is new`;
    case 'reordered':
      return `${pointer}: the same in a different order`;
  }
}

const MAX_LENGTH = 300;

function shown(value: unknown): string {
  const words = JSON.stringify(value);
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words;
}
