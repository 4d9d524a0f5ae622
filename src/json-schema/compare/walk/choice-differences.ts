import type { Assertion, NodeId } from '../assertion.ts';
import { alignBranches } from './align-branches.ts';
import type { ComparedPlace, Walker } from './question.ts';
import type { SourceSchema, SourcePart } from './source-parts.ts';

export type Choice = Extract<Assertion, { nodes: readonly NodeId[] }>;

/** Returns true if an assertion is a choice between schemas, as `anyOf` and `oneOf` are. */
export function isChoice(assertion: Assertion): assertion is Choice {
  return assertion.kind === 'any' || assertion.kind === 'one';
}

/** Compares choices: `part` must cover each alternative of `peer`. Returns true if all differences are compatible. */
export function choiceDifferences(
  walker: Walker,
  at: ComparedPlace,
  part: SourcePart,
  peer: SourcePart,
): boolean {
  const { universe } = walker.sources;
  const old = branchesOf(walker, peer);
  const next = branchesOf(walker, part);
  const anyOfNew = universe.intern([{ kind: 'any', nodes: next.map(({ id }) => walker.sources.nodeOf(id)) }]);
  const partners = alignBranches(walker.sources, old, next);
  let agrees = true;
  for (const [index, branch] of old.entries()) {
    const outside = universe.intern([{ kind: 'not', node: walker.sources.nodeOf(branch.id) }]);
    // Returns a node for values that match a new alternative or one of `nodes`, or do not match `branch`.
    const unless = (nodes: readonly NodeId[]): NodeId =>
      universe.intern([{ kind: 'any', nodes: [anyOfNew, outside, ...nodes] }]);
    const partner = partners[index];
    if (partner === undefined) {
      const reason = `an alternative of ${peer.part.keyword} was ${walker.reversed ? 'added' : 'removed'}`;
      agrees = walker.isCompatible(at, { pointer: branch.pointer, reason, node: unless([]) }) && agrees;
    } else agrees = walker.walk(branch, partner, (node) => at.wrap(unless([node]))) && agrees;
  }
  if (!agrees) return false;
  const { assertion, pointer, node } = part;
  const { keyword } = part.part;
  const isMore = next.some((branch) => !partners.includes(branch));
  const reason = isMore
    ? `${keyword} has ${walker.reversed ? 'fewer' : 'more'} alternatives`
    : assertion.kind === 'one'
      ? `${keyword} rejects values that match more than one alternative`
      : `${keyword} changed`;
  return walker.isCompatible(at, {
    pointer,
    reason,
    node,
    changed: isMore || assertion.kind !== peer.assertion.kind,
  });
}

function branchesOf({ sources }: Walker, { assertion, base, part }: SourcePart): readonly SourceSchema[] {
  const nodes = isChoice(assertion) ? assertion.nodes : [];
  return nodes.map((id, index) => sources.child(id, base, part.keyword, index));
}
