import { bundleIdOf, hashDomain } from '../../src/bundle/hash-domain.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import type { ErrorCode } from '../../src/model/error-codes.ts';
import { differencesBetween, type Difference } from './difference.ts';

/**
 * Causes of a difference between two bundles of one request. `environment` means a difference in this field of the
 * bundles. `timing` means that a bundle has an error such as a timeout instead of an answer. `order` means a list
 * with the same members in a different order. `content` means any other difference.
 */
export const CAUSES = ['environment', 'order', 'timing', 'content'] as const;
export type Cause = (typeof CAUSES)[number];

export interface Fact {
  readonly cause: Cause;
  readonly difference: Difference;
}

/** A request whose two bundles differ, and the facts that differ. */
export interface Differing {
  readonly id: number;
  readonly expectedId: string;
  readonly gotId: string;
  readonly facts: readonly Fact[];
}

export interface Comparison {
  readonly total: number;
  readonly equalIds: number;
  /** The number of requests whose hashed content is equal, apart from `environment`. */
  readonly equalFacts: number;
  readonly differing: readonly Differing[];
}

export type Answers = ReadonlyMap<number, Bundle>;

/** Compares answers by request id. `expected` must contain every request of `got`, and may contain more. */
export function compareAnswers(expected: Answers, got: Answers): Comparison {
  const differing: Differing[] = [];
  for (const [id, bundle] of got) {
    const expectedBundle = expected.get(id);
    if (expectedBundle === undefined) throw new Error(`request ${id} has no expected answer`);
    const facts = factsBetween(expectedBundle, bundle);
    const areEqual = expectedBundle.bundleId === bundle.bundleId;
    // The bundle id must be a hash of exactly the compared content. Otherwise, equal ids would prove nothing.
    if (areEqual !== (facts.length === 0))
      throw new Error(`request ${id}: the bundle ids and the facts do not agree`);
    if (!areEqual) differing.push({ id, expectedId: expectedBundle.bundleId, gotId: bundle.bundleId, facts });
  }
  const otherFacts = differing.filter(({ facts }) => facts.some(({ cause }) => cause !== 'environment'));
  return {
    total: got.size,
    equalIds: got.size - differing.length,
    equalFacts: got.size - otherFacts.length,
    differing,
  };
}

export function bundleFrom(line: string): Bundle {
  const bundle = JSON.parse(line) as Bundle;
  if (bundleIdOf(bundle) !== bundle.bundleId)
    throw new Error(`the bundle id does not match the content: ${line}`);
  return bundle;
}

const UNANSWERED: readonly ErrorCode[] = [
  'E/LS_TIMEOUT',
  'E/LS_CRASH',
  'E/CONTENT_MODIFIED',
  'E/REQUEST_CANCELLED',
  'E/INTERRUPTED',
  'E/INCONCLUSIVE',
];

function factsBetween(expected: Bundle, got: Bundle): readonly Fact[] {
  const isUnanswered = [expected, got].some(({ error }) => UNANSWERED.some((code) => code === error?.code));
  return differencesBetween(hashDomain(expected), hashDomain(got)).map((difference) => ({
    cause: causeOf(difference, isUnanswered),
    difference,
  }));
}

function causeOf({ kind, pointer }: Difference, isUnanswered: boolean): Cause {
  if (pointer === '/environment' || pointer.startsWith('/environment/')) return 'environment';
  if (isUnanswered) return 'timing';
  return kind === 'reordered' ? 'order' : 'content';
}
