import { interfaceOfTokens } from './interface.ts';
import type { SourceToken } from './logical-lines.ts';
import { allTokens, type Statement, textOf } from './statements.ts';

/**
 * Returns true for a plain change of `__all__`: `=` with a list or tuple of quoted names, or `+=` with such a list.
 * Pyright may not understand other changes. A star import then also binds public names outside of `__all__`.
 *
 * @param hasList true if an earlier statement declares `__all__`. A second `=` replaces its names, and is not plain.
 */
export function isPlainList(tokens: readonly SourceToken[], hasList: boolean): boolean {
  const at = tokens.findIndex(({ text }) => /^\+?=$/u.test(text));
  const value = textOf(tokens.slice(at + 1)).replaceAll(PLAIN_STRING, 'STRING');
  const isList = /^\[ (?:STRING (?:, STRING )*(?:, )?)?\]$/u.test(value);
  const isTuple = /^\( STRING , (?:STRING (?:, STRING )*(?:, )?)?\)$/u.test(value);
  const isAssigned = tokens[at]?.text === '=';
  return isAssigned ? !hasList && (isList || isTuple) : isList;
}

/** Returns true if a statement that {@link isPlainList} accepts has a non-empty list and no annotation. */
export function isListOfStrings(tokens: readonly SourceToken[]): boolean {
  const [, operator, open, first] = tokens;
  return (
    operator !== undefined && /^\+?=$/u.test(operator.text) && open?.text === '[' && first?.kind === 'string'
  );
}

/**
 * Removes `__all__` from `for NAME in __all__:`. The caller checks that `__all__` is a list of strings. So `NAME` has
 * the type `str`, and the types in the loop do not depend on the strings.
 */
export function withoutLoopedList(tokens: readonly SourceToken[]): readonly SourceToken[] {
  const [keyword, , within, list, colon] = tokens;
  const isLoop =
    keyword?.text === 'for' && within?.text === 'in' && list?.text === '__all__' && colon?.text === ':';
  return isLoop ? tokens.filter((token) => token !== list) : tokens;
}

const PLAIN_STRING = /(["'])\w+\1/gu;

/** Returns the names that the strings of a statement contain. */
export function listedNames(tokens: readonly SourceToken[]): ReadonlySet<string> {
  return interfaceOfTokens(tokens.filter(({ kind }) => kind === 'string')).mentions.names;
}

/**
 * Returns true for `if __name__ == '__main__':` without `elif` or `else`, if its block does not mention `__all__`.
 * Even if the block always exits, for example with `sys.exit()`, Pyright considers the statements after it reachable.
 */
export function isScriptBlock(statements: readonly Statement[], index: number): boolean {
  const next = statements[index + 1]?.keyword;
  const statement = statements[index];
  return statement !== undefined && isMainGuard(statement) && next !== 'else' && next !== 'elif';
}

function isMainGuard(statement: Statement): boolean {
  const { keyword, tokens } = statement;
  const isGuard = keyword === 'if' && /^if __name__ == (?:"__main__"|'__main__') :$/u.test(textOf(tokens));
  return isGuard && !allTokens(statement).some(({ text }) => text === '__all__');
}

/** Returns true if a statement contains the `__all__` of a different module, as in `other.__all__`. */
export function addsOtherList(tokens: readonly SourceToken[]): boolean {
  return tokens.some(({ text }, index) => text === '__all__' && tokens[index - 1]?.text === '.');
}
