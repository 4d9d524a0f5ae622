import type { Assertion, ItemsAssertion, NodeId } from '../assertion.ts';
import { countBounds, type CountBounds } from './count-bounds.ts';
import type { Literal } from './solver.ts';

export type Contains = Extract<Assertion, { kind: 'contains' }>;

export interface ArrayDemands extends CountBounds {
  readonly schemas: readonly ItemsAssertion[];
  /** Assertions to violate. Each constrains either the last item of its own `prefix`, or all items after `prefix`. */
  readonly violations: readonly ItemsAssertion[];
  readonly contains: readonly Contains[];
  readonly unique: boolean;
  /** True if at least two items must be equal. */
  readonly repeated: boolean;
}

export function arrayDemands(literals: readonly Literal[]): ArrayDemands {
  const schemas: ItemsAssertion[] = [];
  const violations: ItemsAssertion[] = [];
  const contains = new Map<NodeId, Contains>();
  let [unique, repeated] = [false, false];
  const { min, max } = countBounds(literals);
  for (const { assertion, holds } of literals) {
    if (assertion.kind === 'items') (holds ? schemas : violations).push(assertion);
    if (assertion.kind === 'contains' && holds) contains.set(assertion.node, merged(contains, assertion));
    if (assertion.kind === 'unique' && holds) unique = true;
    if (assertion.kind === 'unique' && !holds) repeated = true;
  }
  return {
    schemas,
    violations,
    contains: [...contains.values()],
    min: repeated ? Math.max(min, 2) : min,
    max,
    unique,
    repeated,
  };
}

/** Combines all limits on the number of items that match the schema `node`. */
function merged(before: ReadonlyMap<NodeId, Contains>, { node, min, max }: Contains): Contains {
  const other = before.get(node);
  return {
    kind: 'contains',
    node,
    min: Math.max(min, other?.min ?? 0),
    max: Math.min(max, other?.max ?? Number.POSITIVE_INFINITY),
  };
}
