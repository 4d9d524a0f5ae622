import { boundNames, namesInExpressions, narrowedNames } from './bound-names.ts';
import { grouped } from '../text/grouped.ts';
import { definedName, type Statement } from './statements.ts';

/** Yields the names that a statement, or any statement in its suite or a nested suite, declares `global`. */
export function* globalNames({ keyword, tokens, suite = [] }: Statement): Generator<string> {
  if (keyword === 'global') {
    for (const { kind, text } of tokens.slice(1)) if (kind === 'word') yield text;
  }
  for (const inner of suite) yield* globalNames(inner);
}

/** Yields all names that a statement and its suite may bind in the module. May also yield other names. */
export function* namesWithin(statement: Statement): Generator<string> {
  const { keyword, tokens, suite = [] } = statement;
  yield* globalNames(statement);
  if (keyword === 'def' || keyword === 'class') {
    yield definedName(statement);
    yield* namesInExpressions([...statement.decorators, ...tokens]);
    // Includes the names that a class body binds, because they hide names of the module in the rest of the body.
    if (keyword === 'class') for (const inner of suite) yield* namesWithin(inner);
    return;
  }
  if (keyword === 'import' || keyword === 'from') {
    for (const { kind, text } of tokens) if (kind === 'word') yield text;
    return;
  }
  yield* boundNames(statement);
  for (const inner of suite) yield* namesWithin(inner);
}

/** Yields the names whose types a statement and its suite may narrow in the module. Ignores bodies of functions. */
export function* narrowedWithin(statement: Statement): Generator<string> {
  const { keyword, suite = [] } = statement;
  if (keyword === 'def' || keyword === 'class') yield* narrowedInHead(statement);
  else yield* narrowedNames(statement);
  if (keyword !== 'def') for (const inner of suite) yield* narrowedWithin(inner);
}

/** Returns the names whose types the decorators and the head of a definition may narrow. */
export function narrowedInHead(definition: Statement): readonly string[] {
  return narrowedNames({ ...definition, tokens: [...definition.decorators, ...definition.tokens] });
}

/**
 * {@link bindingsOf} makes separate groups only for this number of statements at the start of a suite. For each
 * group, lanser reads the suite up to `until`, so without a limit the time is quadratic.
 */
const MAX_PARTS = 32;

/** A group of names whose types depend on the same statements at the start of a suite. */
export interface Bindings {
  readonly names: readonly string[];
  /** The number of statements on which the types depend. Later statements do not bind the names. */
  readonly until: number;
}

/**
 * Groups the names that a suite may bind. Names whose last binding is in the same statement form a group. Names whose
 * last binding is after the first {@link MAX_PARTS} statements form one group.
 */
export function bindingsOf(suite: readonly Statement[]): readonly Bindings[] {
  const last = new Map<string, number>();
  for (const [index, inner] of suite.entries()) {
    for (const name of namesWithin(inner)) last.set(name, index < MAX_PARTS ? index + 1 : suite.length);
  }
  return [...grouped(last, ([, until]) => until)].map(([until, entries]) => ({
    names: entries.map(([name]) => name),
    until,
  }));
}
