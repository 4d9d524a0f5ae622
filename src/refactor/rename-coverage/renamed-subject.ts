import type { Location } from '../../model/bundle.ts';
import type { FlatRange } from '../../model/range.ts';
import type { Definition } from '../../syntax/definition.ts';
import { classPlace, rangeOf, type ClassGraph, type ClassPlace } from './class-graph.ts';
import { addressIn, type ClassSource } from './class-sources.ts';
import { classAround, membersOf } from './member-classes.ts';
import { classOfMethod } from './member-of.ts';
import { parameterAt, parameterNamed } from './parameters.ts';
import type { SymbolPlace } from './symbol-place.ts';

/** What of a class is renamed: a member, or a parameter of a method. */
export interface Subject {
  readonly kind: 'methods' | 'parameters';
  /** The class; undefined for a parameter of a function that is no method, or one that nobody overrides. */
  readonly owner: ClassPlace | undefined;
  /** The member's name, or that of the method. */
  readonly member: string;
  /** Where another class has the same. */
  readonly placesIn: (place: ClassPlace) => readonly FlatRange[];
  /** The parameter in the overloads of the function, with the qualified name of its class or else its own. */
  readonly beside: readonly (Location & { readonly class: string })[];
}

/** Undefined where what is bound at a place is neither. */
export async function renamedSubject(
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
): Promise<Subject | undefined> {
  const owner = await classAround(graph, definition);
  if (owner !== undefined) {
    const placesIn = (place: ClassPlace): readonly FlatRange[] => membersOf(place, name);
    return { kind: 'methods', owner, member: name, placesIn, beside: [] };
  }
  const { session, sources } = graph;
  const source = await sources(addressIn(session.root, definition.uri));
  const own = source && parameterAt(source, definition.offset)?.function;
  if (source === undefined || own === undefined) return undefined;
  const around = classOfMethod(source.definitions, own);
  const isOverridden = around !== undefined && !CONSTRUCTORS.has(own.name);
  return {
    kind: 'parameters',
    owner: isOverridden ? classPlace(source, around) : undefined,
    member: own.name,
    placesIn(place) {
      const starts = new Set(membersOf(place, own.name).map(String));
      const methods = place.source.definitions.filter(
        (one) => one.kind === 'function' && starts.has(String(rangeOf(place.source, one.nameSpan))),
      );
      return parameterRanges(place.source, methods, name);
    },
    beside: parameterRanges(source, overloadsOf(source, own), name).map((range) => ({
      uri: source.uri,
      range,
      class: (around ?? own).path.join('.'),
    })),
  };
}

/** Each class is made by its own; Pyright does not hold them against those of the bases either. */
const CONSTRUCTORS: ReadonlySet<string> = new Set([
  '__init__',
  '__init_subclass__',
  '__new__',
  '__post_init__',
]);

function parameterRanges(
  source: ClassSource,
  functions: readonly Definition[],
  name: string,
): readonly FlatRange[] {
  return functions.flatMap((one) => {
    const parameter = parameterNamed(source, one, name);
    return parameter === undefined ? [] : [rangeOf(source, parameter.nameSpan)];
  });
}

function overloadsOf({ definitions }: ClassSource, own: Definition): readonly Definition[] {
  const path = own.path.join('.');
  return definitions.filter(
    (other) =>
      other !== own &&
      other.kind === 'function' &&
      other.path.join('.') === path &&
      (own.part === 'overload' || other.part === 'overload'),
  );
}
