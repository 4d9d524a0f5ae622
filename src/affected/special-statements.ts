import { interfaceOfTokens } from './interface.ts';
import type { SourceToken } from './logical-lines.ts';
import { allTokens, type Statement, textOf } from './statements.ts';

/**
 * Returns true for a plain assignment to `__all__`: a list or tuple of quoted names, or a list after `+=`. After
 * other assignments, Pyright may export all names.
 *
 * @param hasList true if `__all__` has names already. A second assignment removes them and is not plain.
 */
export function isPlainList(tokens: readonly SourceToken[], hasList: boolean): boolean {
  const at = tokens.findIndex(({ text }) => /^\+?=$/u.test(text));
  const value = textOf(tokens.slice(at + 1)).replaceAll(PLAIN_STRING, 'STRING');
  const isList = /^\[ (?:STRING (?:, STRING )*(?:, )?)?\]$/u.test(value);
  const isTuple = /^\( STRING , (?:STRING (?:, STRING )*(?:, )?)?\)$/u.test(value);
  const isAssigned = tokens[at]?.text === '=';
  return isAssigned ? !hasList && (isList || isTuple) : isList;
}

/** Returns true for a plain list (see {@link isPlainList}) that is not empty and has no annotation. */
export function isListOfStrings(tokens: readonly SourceToken[]): boolean {
  const [, operator, open, first] = tokens;
  return (
    operator !== undefined && /^\+?=$/u.test(operator.text) && open?.text === '[' && first?.kind === 'string'
  );
}

/** Removes `__all__` from `for … in __all__:`, because the types in this loop do not depend on its strings. */
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
 * Returns true for a main guard without `elif` or `else`. Later statements are reachable even if the guard's block
 * always exits.
 */
export function isScriptBlock(statements: readonly Statement[], index: number): boolean {
  const next = statements[index + 1]?.keyword;
  const statement = statements[index];
  return statement !== undefined && isMainGuard(statement) && next !== 'else' && next !== 'elif';
}

/** Returns true for `if __name__ == '__main__'` with a block that does not mention `__all__`. */
function isMainGuard(statement: Statement): boolean {
  const { keyword, tokens } = statement;
  const isGuard = keyword === 'if' && /^if __name__ == (?:"__main__"|'__main__') :$/u.test(textOf(tokens));
  return isGuard && !allTokens(statement).some(({ text }) => text === '__all__');
}

/** Returns true if a statement contains the `__all__` of a different module, as in `other.__all__`. */
export function addsOtherList(tokens: readonly SourceToken[]): boolean {
  return tokens.some(({ text }, index) => text === '__all__' && tokens[index - 1]?.text === '.');
}
