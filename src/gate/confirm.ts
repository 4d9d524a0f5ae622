import type { Matching } from '../matching/match-diagnostics.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { DeltaDiagnostic, UnstableDiagnostic } from '../model/report.ts';
import { grouped } from '../text/grouped.ts';
import type { SideName } from '../trees/both-sides.ts';

/** The matched diagnostics of base and head. Unstable diagnostics are listed separately. */
export interface ConfirmedDelta {
  readonly matching: Matching;
  /** The members of `matching.introduced` that change or disappear if the checks read files in a different order. */
  readonly orderDependent: ReadonlySet<Diagnostic>;
  readonly unstable: readonly UnstableDiagnostic[];
}

/**
 * The differences between two matchings of base and head. The canonical checks read the files in the order of
 * Pyright's command line. For the reordered matching, files with introduced or resolved diagnostics are
 * checked again, in reverse order of their paths.
 */
export interface OrderDifferences {
  readonly orderDependent: ReadonlySet<Diagnostic>;
  /** True if a diagnostic is introduced or resolved only in canonical matching. Ignores messages and range ends. */
  readonly needsRepeat: boolean;
}

export function orderDifferences(canonical: Matching, reordered: Matching): OrderDifferences {
  const introduced = split(canonical.introduced, reordered.introduced, identity);
  const resolved = split(canonical.resolved, reordered.resolved, identity);
  const isGone = (missing: Split): boolean =>
    split(missing.firstOnly, missing.secondOnly, placeAndRule).firstOnly.length > 0;
  return {
    orderDependent: new Set(introduced.firstOnly),
    needsRepeat: isGone(introduced) || isGone(resolved),
  };
}

/**
 * Compares the matching of the canonical checks with the matching of their repetition. Keeps a diagnostic that is
 * introduced in both, or resolved in both. The other introduced and resolved diagnostics are unstable.
 */
export function confirm(
  first: Matching,
  second: Matching,
  orderDependent: ReadonlySet<Diagnostic>,
): ConfirmedDelta {
  const introduced = split(first.introduced, second.introduced, identity);
  const resolved = split(first.resolved, second.resolved, identity);
  return {
    matching: { ...first, introduced: introduced.both, resolved: resolved.both },
    orderDependent: new Set(introduced.both.filter((diagnostic) => orderDependent.has(diagnostic))),
    unstable: [...unstableOf('before', resolved), ...unstableOf('after', introduced)],
  };
}

interface Split {
  /** The members of the first list that are also in the second list. */
  readonly both: readonly Diagnostic[];
  readonly firstOnly: readonly Diagnostic[];
  readonly secondOnly: readonly Diagnostic[];
}

function split(
  first: readonly Diagnostic[],
  second: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string,
): Split {
  const repeats = new Map([...grouped(second, keyOf)].map(([key, queue]) => [key, [...queue]]));
  const both: Diagnostic[] = [];
  const firstOnly: Diagnostic[] = [];
  for (const diagnostic of first) {
    const repeated = repeats.get(keyOf(diagnostic))?.pop() !== undefined;
    (repeated ? both : firstOnly).push(diagnostic);
  }
  return { both, firstOnly, secondOnly: [...repeats.values()].flat() };
}

function unstableOf(side: SideName, { firstOnly, secondOnly }: Split): readonly UnstableDiagnostic[] {
  return [
    ...firstOnly.map((diagnostic) => ({ side, seen: 'first' as const, diagnostic })),
    ...secondOnly.map((diagnostic) => ({ side, seen: 'second' as const, diagnostic })),
  ];
}

/** Returns a key of the members that identify a diagnostic. */
export function identity({ uri, range, severity, rule, message }: DeltaDiagnostic): string {
  return JSON.stringify([uri, range, severity, rule, message]);
}

/** Ignores messages and range ends. The evaluation order can change the order of a union's members in a message. */
function placeAndRule({ uri, range, severity, rule }: Diagnostic): string {
  return JSON.stringify([uri, range[0], range[1], severity, rule]);
}
