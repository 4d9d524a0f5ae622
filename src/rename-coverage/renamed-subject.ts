import type { Location } from '../model/bundle.ts';
import type { FlatRange } from '../model/range.ts';
import type { Definition } from '../syntax/definition.ts';
import { rangeAt } from '../text/line-index.ts';
import { uriIn } from '../workspace/file-uri.ts';
import { classPlace, type ClassGraph, type ClassPlace } from './class-graph.ts';
import { counterpartAddress, type ClassSource } from './class-sources.ts';
import { classAround, membersOf } from './member-classes.ts';
import { classOfMethod } from './member-of.ts';
import { parameterAt, parameterNamed } from './parameters.ts';
import type { SymbolPlace } from './symbol-place.ts';

/** The renamed symbol: a member of a class, or a parameter of a function. */
export interface Subject {
  /** `methods` for any member of a class, including attributes. */
  readonly kind: 'methods' | 'parameters';
  /** The class of the member or method; undefined for a parameter of a plain function or of {@link CONSTRUCTORS}. */
  readonly owner: ClassPlace | undefined;
  /** The name of the member, or of the parameter's function. */
  readonly member: string;
  /** Returns the ranges of the corresponding members or parameters in a different class. */
  readonly placesIn: (place: ClassPlace) => readonly FlatRange[];
  /**
   * The same parameter in the other overloads and the implementation; empty for a member. Without an `owner`, also
   * the parameter in the file's stub or, if the file is a stub, in its source file. `class` is the qualified name of
   * the method's class or of the plain function.
   */
  readonly overloads: readonly (Location & { readonly class: string })[];
}

/** Returns the subject of a rename, if it is a member or a parameter that callers can pass by name. */
export async function renamedSubject(
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
): Promise<Subject | undefined> {
  const owner = await classAround(graph, definition);
  if (owner !== undefined) {
    const placesIn = (place: ClassPlace): readonly FlatRange[] => membersOf(place, name);
    return { kind: 'methods', owner, member: name, placesIn, overloads: [] };
  }
  const { session, sources } = graph;
  const source = await sources(uriIn(session.root, definition.uri));
  const callable = source && parameterAt(source, definition.offset)?.function;
  if (source === undefined || callable === undefined) return undefined;
  const around = classOfMethod(source.definitions, callable);
  const isOverridden = around !== undefined && !CONSTRUCTORS.has(callable.name);
  // If subclasses can override the method, bound-together.ts finds its class in the stub or source file.
  const counterpart = isOverridden ? undefined : await sources(counterpartAddress(session.root, source.uri));
  const rangesBeside = counterpart && parameterRanges(counterpart, functionsAt(counterpart, callable), name);
  const placed = (uri: string, ranges: readonly FlatRange[]): Subject['overloads'] =>
    ranges.map((range) => ({ uri, range, class: (around ?? callable).path.join('.') }));
  return {
    kind: 'parameters',
    owner: isOverridden ? classPlace(source, around) : undefined,
    member: callable.name,
    placesIn(place) {
      const starts = new Set(membersOf(place, callable.name).map(String));
      const methods = place.source.definitions.filter(
        (one) => one.kind === 'function' && starts.has(String(rangeAt(place.source.lines, one.nameSpan))),
      );
      return parameterRanges(place.source, methods, name);
    },
    overloads: [
      ...placed(source.uri, parameterRanges(source, overloadsOf(source, callable), name)),
      ...placed(counterpart?.uri ?? source.uri, rangesBeside ?? []),
    ],
  };
}

/** Methods whose parameters may differ in subclasses. Pyright does not check overrides of these methods. */
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
    return parameter === undefined ? [] : [rangeAt(source.lines, parameter.nameSpan)];
  });
}

function overloadsOf(source: ClassSource, callable: Definition): readonly Definition[] {
  return functionsAt(source, callable).filter(
    (other) => other !== callable && (callable.part === 'overload' || other.part === 'overload'),
  );
}

/** Returns the functions with the qualified name of `callable`. */
function functionsAt({ definitions }: ClassSource, callable: Definition): readonly Definition[] {
  const path = callable.path.join('.');
  return definitions.filter((other) => other.kind === 'function' && other.path.join('.') === path);
}
