import { bundleIdOf, hashDomain } from '../../src/bundle/hash-domain.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import type { ErrorCode } from '../../src/model/error-codes.ts';
import { differencesBetween, type Difference } from './difference.ts';

/**
 * Why two bundles of one request differ: the tools are others (which by design is another `bundleId`), a list
 * has another order, one of the two was not answered in time or at all, or the facts are others.
 */
export const CAUSES = ['environment', 'order', 'timing', 'content'] as const;
export type Cause = (typeof CAUSES)[number];

export interface Fact {
  readonly cause: Cause;
  readonly difference: Difference;
}

/** One request whose bundles differ, fact by fact. */
export interface Differing {
  readonly id: number;
  readonly expectedId: string;
  readonly gotId: string;
  readonly facts: readonly Fact[];
}

export interface Comparison {
  readonly asked: number;
  readonly equalIds: number;
  /** All that the hash covers but for `environment`. */
  readonly equalFacts: number;
  readonly differing: readonly Differing[];
}

export type Answers = ReadonlyMap<number, Bundle>;

/** Holds answers against those to the same requests, by their numbers; the second may be of fewer. */
export function compareAnswers(expected: Answers, got: Answers): Comparison {
  const differing: Differing[] = [];
  for (const [id, bundle] of got) {
    const own = expected.get(id);
    if (own === undefined) throw new Error(`nobody has asked ${id}`);
    const facts = factsBetween(own, bundle);
    const areEqual = own.bundleId === bundle.bundleId;
    // What the id covers and what is compared are one: else equal ids would say nothing.
    if (areEqual !== (facts.length === 0)) throw new Error(`the ids of ${id} do not say what its facts say`);
    if (!areEqual) differing.push({ id, expectedId: own.bundleId, gotId: bundle.bundleId, facts });
  }
  const otherFacts = differing.filter(({ facts }) => facts.some(({ cause }) => cause !== 'environment'));
  return {
    asked: got.size,
    equalIds: got.size - differing.length,
    equalFacts: got.size - otherFacts.length,
    differing,
  };
}

/** A bundle as it was printed. @throws where its id is not that of its content. */
export function bundleFrom(line: string): Bundle {
  const bundle = JSON.parse(line) as Bundle;
  if (bundleIdOf(bundle) !== bundle.bundleId) throw new Error(`the id is another bundle's: ${line}`);
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
