import type { DefinitionStep } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { grouped } from '../text/grouped.ts';
import { memoized } from '../text/memoized.ts';

/**
 * Returns the definitions to which a path of names refers, in source order. If it returns several, the path is
 * ambiguous. If all are variables or imports, returns only the first one. If none is a variable or import, omits
 * overloads with an implementation. If then only accessors remain, and one is a getter, returns only getters.
 */
export function definitionsOfPath(
  definitions: readonly Definition[],
  path: readonly string[],
): readonly Definition[] {
  const named = definitionsNamed(definitions, path);
  const bound = named.filter(({ kind }) => kind === 'variable' || kind === 'import');
  if (bound.length === named.length) return bound.slice(0, 1);
  if (bound.length > 0) return named;
  const implementations = named.filter(({ part }) => part !== 'overload');
  if (implementations.length === 0) return named;
  const getters = implementations.filter(({ part }) => part === 'getter');
  const accessors = implementations.every(({ part }) => ACCESSORS.has(part));
  return getters.length > 0 && accessors ? getters : implementations;
}

const ACCESSORS: ReadonlySet<Definition['part']> = new Set(['getter', 'setter', 'deleter']);

/** Returns the definitions that match a step such as `[class=Shop]` at exactly this depth, in source order. */
export function definitionsOfStep(
  definitions: readonly Definition[],
  within: Span,
  depth: number,
  [kind, name]: DefinitionStep,
): readonly Definition[] {
  const normalized = name.normalize('NFKC');
  return definitions.filter(
    (definition) =>
      definition.path.length === depth &&
      definition.kind === (kind === 'def' ? 'function' : 'class') &&
      definition.name.normalize('NFKC') === normalized &&
      definition.span.start >= within.start &&
      definition.span.end <= within.end,
  );
}

export function overloadsOfPath(
  definitions: readonly Definition[],
  path: readonly string[],
): readonly Definition[] {
  return definitionsNamed(definitions, path).filter(({ part }) => part === 'overload');
}

/** Returns the zero-based index of an overload among the overloads of its path; undefined for other definitions. */
export function overloadOf(definitions: readonly Definition[], definition: Definition): number | undefined {
  if (definition.part !== 'overload') return undefined;
  return overloadsOfPath(definitions, definition.path).indexOf(definition);
}

/** Returns all definitions with a path, in source order. */
export function definitionsNamed(
  definitions: readonly Definition[],
  path: readonly string[],
): readonly Definition[] {
  return byPath(definitions).get(keyOf(path)) ?? [];
}

/** Groups definitions by path. The groups are cached, because callers may query every definition. */
const byPath = memoized(
  (definitions: readonly Definition[]) => grouped(definitions, ({ path }) => keyOf(path)),
  new WeakMap(),
);

/**
 * Joins names with dots, because a selector writes `a.b.f` both for nested names and for `f` in
 * TypeScript's `declare module "a.b"`. Python compares names in their NFKC form.
 */
function keyOf(path: readonly string[]): string {
  return path.join('.').normalize('NFKC');
}
