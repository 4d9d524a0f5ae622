import type { Assertion, ItemsAssertion, NodeId } from '../assertion.ts';
import { ALWAYS } from '../read/read-keywords.ts';
import { choiceDifferences, isChoice } from './choice-differences.ts';
import { memberDifferences, type ComparedParts } from './member-differences.ts';
import type { Demand, Decide, ComparedPlace, Walker, Wrap } from './question.ts';
import { reasonOf } from './reasons.ts';
import type { SourceSchema, SourcePart, Sources } from './source-parts.ts';

/** Checks keyword by keyword that `next` accepts all values of `old`. If `reversed`, `old` is the newer schema. */
export class DifferenceWalk implements Walker {
  /** True if a pair of schemas was skipped because the walk had already reached the pair. */
  passedOver = false;
  readonly sources: Sources;
  readonly reversed: boolean;
  /** The result for each pair of schemas. During its comparison, a pair counts as compatible. */
  private readonly seen = new Map<string, boolean>();
  private readonly decide: Decide;

  constructor(sources: Sources, reversed: boolean, decide: Decide) {
    this.sources = sources;
    this.reversed = reversed;
    this.decide = decide;
  }

  walk(old: SourceSchema, next: SourceSchema, wrap: Wrap): boolean {
    const { sources } = this;
    if (sources.nodeOf(old.id) === sources.nodeOf(next.id)) return true;
    const pair = `${old.id}:${next.id}`;
    const cached = this.seen.get(pair);
    if (cached !== undefined) {
      this.passedOver = true;
      return cached;
    }
    this.seen.set(pair, true);
    const agrees = this.compare(old, next, wrap);
    this.seen.set(pair, agrees);
    return agrees;
  }

  private compare(old: SourceSchema, next: SourceSchema, wrap: Wrap): boolean {
    const { sources } = this;
    const before = sources.partsOf(old);
    const after = sources.partsOf(next);
    const nodesBefore = new Set(before.map(({ node }) => node));
    const nodesAfter = new Set(after.map(({ node }) => node));
    const removed = before.filter(({ node }) => !nodesAfter.has(node));
    const paired = new Set<SourcePart>();
    let agrees = true;
    for (const part of after) {
      if (nodesBefore.has(part.node)) continue;
      const peers = removed.filter((one) => arePeers(one.assertion, part.assertion));
      peers.forEach((peer) => paired.add(peer));
      agrees = this.part({ old, wrap }, part, peers, { before, after }) && agrees;
    }
    for (const part of removed) {
      if (paired.has(part)) continue;
      // The result is ignored, because a removed assertion cannot reject values. The call only records the
      // difference.
      const reason = this.reason(part.part.keyword, part.assertion, undefined);
      this.isCompatible({ old, wrap }, { pointer: part.pointer, reason, node: ALWAYS });
    }
    return agrees;
  }

  isCompatible({ old, wrap }: ComparedPlace, { pointer, reason, node, changed = true }: Demand): boolean {
    const local = this.sources.nodeOf(old.id);
    return this.decide({ pointer, reason, local, demand: node, whole: wrap(node), changed }) === 'compatible';
  }

  private part(
    at: ComparedPlace,
    part: SourcePart,
    peers: readonly SourcePart[],
    all: ComparedParts,
  ): boolean {
    const [peer] = peers;
    const { assertion } = part;
    if (assertion.kind === 'properties') return memberDifferences(this, at, part, all);
    if (assertion.kind === 'items' && peer !== undefined) return itemDifferences(this, at, part, peer);
    if (isChoice(assertion) && peer !== undefined && peers.length === 1) {
      return choiceDifferences(this, at, part, peer);
    }
    const reason = this.reason(part.part.keyword, peer?.assertion, assertion);
    return this.isCompatible(at, { pointer: part.pointer, reason, node: part.node });
  }

  private reason(keyword: string, old: Assertion | undefined, next: Assertion | undefined): string {
    return this.reversed ? reasonOf(keyword, next, old) : reasonOf(keyword, old, next);
  }
}

/** Returns true if one assertion may be the new version of the other. */
function arePeers(one: Assertion, other: Assertion): boolean {
  if (isChoice(one) && isChoice(other)) return true;
  if (one.kind === 'required' || one.kind !== other.kind) return false;
  if ((one.kind === 'atLeast' || one.kind === 'atMost') && 'counted' in other)
    return one.counted === other.counted;
  return one.kind !== 'dependent' || (other.kind === 'dependent' && one.name === other.name);
}

/** Compares the schemas of the first items one by one, then the schema of all further items. */
function itemDifferences(walker: Walker, at: ComparedPlace, part: SourcePart, peer: SourcePart): boolean {
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

function itemOf({ sources }: Walker, source: SourcePart, index: number): SourceSchema {
  const { base, assertion, part } = source;
  const prefixItem = prefixOf(source)[index];
  if (prefixItem !== undefined)
    return sources.child(prefixItem, base, part.keywords?.prefix ?? 'prefixItems', index);
  const rest = assertion.kind === 'items' ? assertion.rest : ALWAYS;
  return sources.child(rest, base, part.keywords?.rest ?? 'items');
}
