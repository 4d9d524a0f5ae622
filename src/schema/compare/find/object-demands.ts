import type { NodeId, PropertiesAssertion } from '../assertion.ts';
import { countBounds } from './count-bounds.ts';
import type { Literal } from './solution.ts';

/** What is asked of an object. */
export interface ObjectDemands {
  readonly schemas: readonly PropertiesAssertion[];
  readonly required: ReadonlySet<string>;
  readonly forbidden: ReadonlySet<string>;
  readonly names: readonly NodeId[];
  readonly min: number;
  readonly max: number;
  /** There is a member that one component speaks of and that does not meet it. */
  readonly violations: readonly PropertiesAssertion[];
  /** There is a member whose name is not of the node. */
  readonly badNames: readonly NodeId[];
}

export function objectDemands(literals: readonly Literal[]): ObjectDemands {
  const schemas: PropertiesAssertion[] = [];
  const violations: PropertiesAssertion[] = [];
  const required = new Set<string>();
  const forbidden = new Set<string>();
  const names: NodeId[] = [];
  const badNames: NodeId[] = [];
  const { min, max } = countBounds(literals);
  for (const { assertion, holds } of literals) {
    if (assertion.kind === 'properties') (holds ? schemas : violations).push(assertion);
    if (assertion.kind === 'required') (holds ? required : forbidden).add(assertion.name);
    if (assertion.kind === 'propertyNames') (holds ? names : badNames).push(assertion.node);
  }
  return { schemas, required, forbidden, names, min, max, violations, badNames };
}
