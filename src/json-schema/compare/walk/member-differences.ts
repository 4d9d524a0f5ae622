import { pointerTo } from '../../../text/json-pointer.ts';
import type { NodeId, PropertiesAssertion } from '../assertion.ts';
import { schemasOf } from '../find/evaluate.ts';
import { ALWAYS, NEVER } from '../read/read-keywords.ts';
import type { ComparedPlace, Walker } from './question.ts';
import type { SourcePart } from './source-parts.ts';

interface Members {
  readonly part: SourcePart;
  readonly assertion: PropertiesAssertion;
}

/** The constraints of the old and of the new schema. */
export interface ComparedParts {
  readonly before: readonly SourcePart[];
  readonly after: readonly SourcePart[];
}

/** A comparison of the old schema's assertions about members with one such assertion of the new schema. */
interface Comparison {
  readonly walker: Walker;
  readonly at: ComparedPlace;
  readonly old: readonly Members[];
  readonly next: Members;
  /** The names in all `properties` assertions of the new schema. */
  readonly nextNames: ReadonlySet<string>;
  /** Creates a schema with one `properties` assertion that has only the given parts. Returns its node. */
  readonly step: (change: Partial<PropertiesAssertion>) => NodeId;
}

/** Compares the old schema's members with one new `properties` assertion. Returns true if all are compatible. */
export function memberDifferences(
  walker: Walker,
  at: ComparedPlace,
  part: SourcePart,
  { before, after }: ComparedParts,
): boolean {
  const { assertion } = part;
  if (assertion.kind !== 'properties') return true;
  const [old, allNext] = [before, after].map(membersOf) as [readonly Members[], readonly Members[]];
  const nextNames = new Set(allNext.flatMap((one) => one.assertion.names.map(([name]) => name)));
  const step: Comparison['step'] = (made) =>
    walker.sources.universe.intern([{ kind: 'properties', names: [], patterns: [], rest: ALWAYS, ...made }]);
  const comparison = { walker, at, old, next: { part, assertion }, nextNames, step };
  const named = assertion.names.map((name) => componentDifferences(comparison, 'names', name));
  const matching = assertion.patterns.map((one) => componentDifferences(comparison, 'patterns', one));
  const removed = removedNames(comparison);
  const others = otherMembers(comparison);
  return [...named, ...matching, removed, others].every(Boolean);
}

function membersOf(parts: readonly SourcePart[]): readonly Members[] {
  return parts.flatMap((part) =>
    part.assertion.kind === 'properties' ? [{ part, assertion: part.assertion }] : [],
  );
}

const KEYWORDS = { names: 'properties', patterns: 'patternProperties' } as const;

function componentDifferences(
  { walker, at, old, next: { part }, step }: Comparison,
  kind: 'names' | 'patterns',
  [name, id]: readonly [string, NodeId],
): boolean {
  const { sources } = walker;
  const keyword = KEYWORDS[kind];
  const inner = (node: NodeId): NodeId => step({ [kind]: [[name, node]] });
  const owners = old.flatMap(({ part: { base }, assertion }) => {
    const member = assertion[kind].find(([one]) => one === name);
    return member === undefined ? [] : [sources.child(member[1], base, keyword, name)];
  });
  const [owner] = owners;
  if (owners.length === 1 && owner !== undefined) {
    return walker.walk(owner, sources.child(id, part.base, keyword, name), (node) => at.wrap(inner(node)));
  }
  const properties = `${kind === 'names' ? '' : 'each property that matches '}${JSON.stringify(name)}`;
  const description = owners.length > 0 ? 'has a different schema' : schemaWords(!walker.reversed);
  return walker.isCompatible(at, {
    pointer: pointerTo(part.base, keyword, name),
    reason: `${properties} ${description}`,
    node: inner(sources.nodeOf(id)),
  });
}

/** Compares members that the old schema names, and that the new `properties` assertion does not name. */
function removedNames({ walker, at, old, next, nextNames, step }: Comparison): boolean {
  const { sources } = walker;
  const { assertion } = next;
  const names = new Set(assertion.names.map(([name]) => name));
  let agrees = true;
  for (const { part, assertion: before } of old) {
    for (const [name] of before.names) {
      if (names.has(name)) continue;
      names.add(name);
      const nodes = schemasOf(assertion, name).map((id) => sources.nodeOf(id ?? ALWAYS));
      const node = step({ names: [[name, sources.universe.intern([{ kind: 'all', nodes }])]] });
      const changed = !nextNames.has(name);
      const description = changed ? schemaWords(walker.reversed) : 'has a different schema';
      const reason = `${JSON.stringify(name)} ${description}`;
      const pointer = pointerTo(part.base, 'properties', name);
      agrees = walker.isCompatible(at, { pointer, reason, node, changed }) && agrees;
    }
  }
  return agrees;
}

const OTHERS = 'additionalProperties';

/** Compares members that neither the old schema nor the new assertion names, and that no new pattern matches. */
function otherMembers({ walker, at, old, next: { part, assertion }, step }: Comparison): boolean {
  const { sources } = walker;
  const free = ([name]: readonly [string, NodeId]): readonly [string, NodeId] => [name, ALWAYS];
  const names = new Map([...assertion.names, ...old.flatMap((one) => one.assertion.names)].map(free));
  const inner = (node: NodeId): NodeId =>
    step({
      names: [...names].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      patterns: assertion.patterns.map(free),
      rest: node,
    });
  const pointer = pointerTo(part.base, OTHERS);
  const node = inner(sources.nodeOf(assertion.rest));
  const [only, second] = old;
  const before = second === undefined ? only : undefined;
  const isSame =
    before !== undefined && sources.nodeOf(before.assertion.rest) === sources.nodeOf(assertion.rest);
  const isSchema = (id: NodeId): boolean => id !== ALWAYS && id !== NEVER;
  if (before !== undefined && !isSame && isSchema(before.assertion.rest) && isSchema(assertion.rest)) {
    const owner = sources.child(before.assertion.rest, before.part.base, OTHERS);
    const next = sources.child(assertion.rest, part.base, OTHERS);
    const agrees = walker.walk(owner, next, (inside) => at.wrap(inner(inside)));
    const reason = 'additional properties have a different schema';
    return walker.isCompatible(at, { pointer, reason, node, changed: false }) && agrees;
  }
  if (assertion.rest === ALWAYS) {
    if (before !== undefined && !isSame) {
      const reason = `additional properties are ${walker.reversed ? 'no longer' : 'now'} unrestricted`;
      walker.isCompatible(at, { pointer: pointerTo(before.part.base, OTHERS), reason, node: ALWAYS });
    }
    return true;
  }
  const [are, have] = walker.reversed ? ['were', 'had'] : ['are', 'have'];
  const reason = `additional properties ${assertion.rest === NEVER ? `${are} not allowed` : `${have} a schema`}`;
  return walker.isCompatible(at, { pointer, reason, node, changed: !isSame });
}

function schemaWords(isNow: boolean): string {
  return isNow ? 'now has a schema' : 'no longer has a schema';
}
