import { boundNames, namesInExpressions, narrowedNames } from './bound-names.ts';
import { definedName, type Statement } from './statements.ts';

/** Yields the names that `global` statements declare in a definition and in the definitions inside it. */
export function* globalNames({ keyword, tokens, suite = [] }: Statement): Generator<string> {
  if (keyword === 'global') {
    for (const { kind, text } of tokens.slice(1)) if (kind === 'word') yield text;
  }
  for (const inner of suite) yield* globalNames(inner);
}

/** Yields at least the names that a statement and its suite may bind in the module. */
export function* namesWithin(statement: Statement): Generator<string> {
  const { keyword, tokens, suite = [] } = statement;
  yield* globalNames(statement);
  if (keyword === 'def' || keyword === 'class') {
    yield definedName(statement);
    yield* namesInExpressions([...statement.decorators, ...tokens]);
    // Names of a class body hide those of the module in the rest of the body.
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

/**
 * Yields the names to whose attributes or items a statement and its suite assign. Skips the definitions in
 * the suite.
 */
export function* narrowedWithin(statement: Statement): Generator<string> {
  if (statement.keyword === 'def' || statement.keyword === 'class') return;
  yield* narrowedNames(statement);
  for (const inner of statement.suite ?? []) yield* narrowedWithin(inner);
}
