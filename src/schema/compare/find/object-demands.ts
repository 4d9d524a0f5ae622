import type { NodeId, PropertiesAssertion } from '../assertion.ts';
import { countBounds } from './count-bounds.ts';
import type { Literal } from './solution.ts';

export interface ObjectDemands {
  readonly schemas: readonly PropertiesAssertion[];
  readonly required: ReadonlySet<string>;
  readonly forbidden: ReadonlySet<string>;
  readonly names: readonly NodeId[];
  readonly min: number;
  readonly max: number;
  /** Assertions with one component each. Some member must violate that component. */
  readonly violations: readonly PropertiesAssertion[];
  /** Nodes that the name of some member must not match. */
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
