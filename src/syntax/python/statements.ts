import type { Token } from '../token.ts';

/** Splits tokens into statements without comments. Ignores line ends in brackets. `if x: y()` is one statement. */
export function pythonStatements(text: string, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const statements: Token[][] = [];
  let current: Token[] = [];
  let depth = 0;
  let last = 0;
  for (const token of tokens) {
    if (depth === 0 && current.length > 0 && hasLineEnd(text.slice(last, token.start))) {
      statements.push(current);
      current = [];
    }
    last = token.end;
    if (token.kind === 'comment') continue;
    const word = token.kind === 'operator' ? text.slice(token.start, token.end) : '';
    if (word === ';' && depth === 0) {
      if (current.length > 0) statements.push(current);
      current = [];
      continue;
    }
    if (word === '(' || word === '[' || word === '{') depth += 1;
    else if (word === ')' || word === ']' || word === '}') depth = Math.max(0, depth - 1);
    current.push(token);
  }
  if (current.length > 0) statements.push(current);
  return statements;
}

/** Returns true if a text contains a line ending without a backslash before it. */
export function hasLineEnd(between: string): boolean {
  // Returns early for most texts, because the replacement below is much slower than this search.
  if (!/[\r\n]/u.test(between)) return false;
  return /[\r\n]/u.test(between.replaceAll(/\\(?:\r\n|[\r\n])/gu, ''));
}
