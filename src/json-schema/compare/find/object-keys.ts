import type { Assertion, NodeId, PropertiesAssertion } from '../assertion.ts';
import { valuesAssertion } from '../read/read-keywords.ts';
import type { Signed, Solver } from './solver.ts';

/** A possible name of a member. */
export interface Key {
  readonly name: string;
  /** True if no schema mentions the name. The name then stands for all names that match the same patterns. */
  readonly isExample: boolean;
}

export interface Naming {
  readonly schemas: readonly PropertiesAssertion[];
  readonly violations: readonly PropertiesAssertion[];
  readonly forbidden: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** The nodes that the name of every member must match. */
  readonly names: readonly NodeId[];
}

/** The maximum number of patterns whose combinations are tried. With more patterns, each pattern is tried alone. */
const MAX_PATTERNS = 7;
/** The number of new names per combination of patterns. A few suffice: the caller asks again after each member. */
const NAMES_OF_A_KIND = 3;

/**
 * Returns the mentioned names that are not forbidden, and new names for each combination of patterns (see
 * {@link MAX_PATTERNS}). New names are not in `used` and meet `extra`. `unknownReason` says why names may be missing.
 */
export function keysOf(
  solver: Solver,
  naming: Naming,
  used: ReadonlySet<string>,
  extra: readonly Signed[],
): { readonly keys: readonly Key[]; readonly unknownReason?: string } {
  const all = [...naming.schemas, ...naming.violations];
  const mentioned = new Set([
    ...naming.required,
    ...naming.forbidden,
    ...all.flatMap(({ names }) => names.map(([name]) => name)),
  ]);
  const patterns = [...new Set(all.flatMap((schema) => schema.patterns.map(([source]) => source)))];
  const keys: Key[] = [];
  const isTooMany = patterns.length > MAX_PATTERNS;
  let unknownReason = isTooMany ? 'there are too many patterns of property names' : undefined;
  const namedKeys = valuesAssertion([...mentioned, ...used]);
  const kinds = isTooMany
    ? patterns.map((pattern) => kindOf(solver, [pattern], 1, namedKeys))
    : Array.from({ length: 2 ** patterns.length }, (_, cell) => kindOf(solver, patterns, cell, namedKeys));
  for (const signed of kinds) {
    const names = naming.names.map((node) => ({ node, holds: true }));
    const solution = solver.solve([...signed, ...names, ...extra], NAMES_OF_A_KIND);
    if (solution.kind === 'unknown') unknownReason ??= solution.reason;
    if (solution.kind !== 'empty')
      keys.push(...solution.values.map((name) => ({ name: name as string, isExample: true })));
  }
  const namedCandidates = [...mentioned]
    .filter((name) => !naming.forbidden.has(name))
    .map((name) => ({ name, isExample: false }));
  return { keys: [...namedCandidates, ...keys], ...(unknownReason === undefined ? {} : { unknownReason }) };
}

/** Returns the demands on a new name that matches exactly the patterns whose bits are set in `cell`. */
function kindOf(
  solver: Solver,
  patterns: readonly string[],
  cell: number,
  namedKeys: Assertion,
): readonly Signed[] {
  const node = (assertion: Assertion): NodeId => solver.universe.intern([assertion]);
  const matches = patterns.map((source, index) => ({
    node: node({ kind: 'pattern', source }),
    holds: (cell & (1 << index)) !== 0,
  }));
  return [
    { node: node({ kind: 'type', types: 8, integer: false }), holds: true },
    { node: node(namedKeys), holds: false },
    ...matches,
  ];
}
