import { compareLocated } from '../../bundle/order.ts';
import { compareCodeUnits, type FlatRange } from '../../model/range.ts';
import { className, type ClassGraph } from './class-graph.ts';
import { boundTogether } from './bound-together.ts';
import { classesOfWorkspace } from './member-classes.ts';
import { isMangled } from './mangled-name.ts';
import { renamedSubject, type Subject } from './renamed-subject.ts';
import type { SymbolPlace } from './symbol-place.ts';

/** A member, or a parameter of one, that has to be renamed too for the renamed one to stay what it is. */
export interface RelatedMember {
  readonly uri: string;
  /** Of the name. */
  readonly range: FlatRange;
  /** The qualified name of its class; of its function where that stands in none. */
  readonly class: string;
  /** Below the renamed member, above it, or only bound to it: by a class that has both, or as an overload. */
  readonly relation: 'override' | 'base' | 'sibling';
}

/** A class outside of the workspace that has the member as well, and keeps its name. */
export interface ExternalMember {
  readonly uri: string;
  readonly class: string;
}

export type Hierarchy =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'methods' | 'parameters';
      /** In canonical order. */
      readonly related: readonly RelatedMember[];
      /** By file and class. */
      readonly external: readonly ExternalMember[];
    };

/**
 * The members of the same name that override the one bound at a place, or that it overrides, all the way. Of a
 * parameter, which callers name whatever class they hold: the same one of those methods, and of overloads.
 */
export async function findHierarchy(
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
): Promise<Hierarchy> {
  const subject = await renamedSubject(graph, name, definition);
  if (subject === undefined) return { kind: 'none' };
  const { kind, beside } = subject;
  const { related, external } = await kinOf(graph, subject);
  const siblings = beside.map((place): RelatedMember => ({ ...place, relation: 'sibling' }));
  if (kind === 'parameters' && subject.owner === undefined && beside.length === 0) return { kind: 'none' };
  return {
    kind,
    related: [...related, ...siblings].toSorted(compareLocated),
    external: external.toSorted(
      (left, right) => compareCodeUnits(left.uri, right.uri) || compareCodeUnits(left.class, right.class),
    ),
  };
}

interface Kin {
  readonly related: readonly RelatedMember[];
  readonly external: readonly ExternalMember[];
}

async function kinOf(graph: ClassGraph, { owner, member, placesIn }: Subject): Promise<Kin> {
  if (owner === undefined || isMangled(member)) return { related: [], external: [] };
  const members = await classesOfWorkspace(graph, member);
  const bound = await boundTogether(graph, owner, members);
  const above = new Set((await graph.ancestors(owner)).map(({ key }) => key));
  const related: RelatedMember[] = [];
  const external = new Map<string, ExternalMember>();
  for (const place of bound) {
    const ancestors = await graph.ancestors(place);
    for (const base of ancestors) {
      if (base.source.isOwn || placesIn(base).length === 0) continue;
      external.set(base.key, { uri: base.source.uri, class: className(base) });
    }
    if (place.key === owner.key) continue;
    const isBelow = ancestors.some(({ key }) => key === owner.key);
    const relation = above.has(place.key) ? 'base' : isBelow ? 'override' : 'sibling';
    for (const range of placesIn(place)) {
      related.push({ uri: place.source.uri, range, class: className(place), relation });
    }
  }
  return { related, external: [...external.values()] };
}
