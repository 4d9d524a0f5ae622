import { sortLocated } from '../bundle/order.ts';
import { compareCodeUnits, type FlatRange } from '../model/range.ts';
import { className, type ClassGraph } from './class-graph.ts';
import { boundTogether } from './bound-together.ts';
import { classesOfWorkspace } from './member-classes.ts';
import { sharesMember } from './mangled-name.ts';
import { renamedSubject, type Subject } from './renamed-subject.ts';
import type { SymbolPlace } from './symbol-place.ts';

/** A member or parameter that must be renamed together with the requested one. */
export interface RelatedMember {
  readonly uri: string;
  /** The range of the name. */
  readonly range: FlatRange;
  /** The qualified name of the class or, for a parameter of a function outside a class, of the function. */
  readonly class: string;
  /**
   * The relation to the renamed member: `override` in a subclass, `base` in a base class, `sibling` in any other
   * related class. The same parameter in an overload, implementation, stub or source file is also a `sibling`.
   */
  readonly relation: 'override' | 'base' | 'sibling';
}

/** A class outside the workspace that has the same member or parameter. An edit cannot change this class. */
export interface ExternalMember {
  readonly uri: string;
  readonly class: string;
}

/**
 * The members or parameters that are renamed together. `none`: the symbol cannot have related members or parameters,
 * for example a local variable, or a parameter of a function that has no class, overloads or stub.
 */
export type Hierarchy =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'methods' | 'parameters';
      /** Related members, ordered by file and place. */
      readonly related: readonly RelatedMember[];
      /** External members, ordered by file and class. */
      readonly external: readonly ExternalMember[];
    };

/**
 * Returns the members of the same name in related classes, in and outside of the workspace. For a parameter, returns
 * the same parameter of the related methods, overloads and stubs, because callers may pass it by name.
 */
export async function findHierarchy(
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
): Promise<Hierarchy> {
  const subject = await renamedSubject(graph, name, definition);
  if (subject === undefined) return { kind: 'none' };
  const { kind, overloads } = subject;
  const { related, external } = await relatedMembers(graph, subject);
  const siblings = overloads.map((place): RelatedMember => ({ ...place, relation: 'sibling' }));
  if (kind === 'parameters' && subject.owner === undefined && overloads.length === 0) return { kind: 'none' };
  return {
    kind,
    related: sortLocated([...related, ...siblings]),
    external: external.toSorted(
      (left, right) => compareCodeUnits(left.uri, right.uri) || compareCodeUnits(left.class, right.class),
    ),
  };
}

async function relatedMembers(
  graph: ClassGraph,
  { owner, member, placesIn }: Subject,
): Promise<Pick<Exclude<Hierarchy, { readonly kind: 'none' }>, 'related' | 'external'>> {
  if (owner === undefined) return { related: [], external: [] };
  const shares = sharesMember(member, owner);
  const members = (await classesOfWorkspace(graph, member)).filter(shares);
  const bound = await boundTogether(graph, owner, members);
  const above = new Set((await graph.ancestors(owner)).map(({ key }) => key));
  const related: RelatedMember[] = [];
  const external = new Map<string, ExternalMember>();
  for (const place of bound) {
    const ancestors = await graph.ancestors(place);
    for (const base of ancestors) {
      if (base.source.isOwn || !shares(base) || placesIn(base).length === 0) continue;
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
