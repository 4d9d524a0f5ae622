import type { ItemsAssertion, NodeId } from '../assertion.ts';
import type { Standpoint, Walker } from './question.ts';
import { ALWAYS } from '../read/read-keywords.ts';
import type { Source, SourcePart } from './source-parts.ts';

/** Compares items by index up to the longer prefix, then all others. */
export function itemDifferences(walker: Walker, at: Standpoint, part: SourcePart, peer: SourcePart): boolean {
  const { universe } = walker.sources;
  const count = Math.max(prefixOf(part).length, prefixOf(peer).length);
  const free = Array.from({ length: count }, () => ALWAYS);
  const step = (prefix: readonly NodeId[], rest: NodeId): NodeId =>
    universe.intern([{ kind: 'items', prefix, rest }]);
  let agrees = true;
  for (let index = 0; index < count; index += 1) {
    const inner = (node: NodeId): NodeId => step([...free.slice(0, index), node], ALWAYS);
    const [old, next] = [itemOf(walker, peer, index), itemOf(walker, part, index)];
    agrees = walker.walk(old, next, (node) => at.wrap(inner(node))) && agrees;
  }
  const [old, next] = [itemOf(walker, peer, count), itemOf(walker, part, count)];
  return walker.walk(old, next, (node) => at.wrap(step(free, node))) && agrees;
}

function prefixOf({ assertion }: SourcePart): ItemsAssertion['prefix'] {
  return assertion.kind === 'items' ? assertion.prefix : [];
}

function itemOf({ sources }: Walker, source: SourcePart, index: number): Source {
  const { base, assertion, part } = source;
  const own = prefixOf(source)[index];
  if (own !== undefined) return sources.child(own, base, part.keywords?.prefix ?? 'prefixItems', index);
  const rest = assertion.kind === 'items' ? assertion.rest : ALWAYS;
  return sources.child(rest, base, part.keywords?.rest ?? 'items');
}
