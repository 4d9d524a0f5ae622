import { nesting, type SourceToken } from './logical-lines.ts';

/**
 * Returns the name of a function's first parameter; undefined without parameters.
 *
 * @param kind `named` to return undefined if stars precede the name.
 */
export function firstParameter(tokens: readonly SourceToken[], kind: 'any' | 'named'): string | undefined {
  const parameters = tokens.slice(listStart(tokens) + 1);
  const first =
    kind === 'named'
      ? parameters[0]
      : parameters.find(({ kind: one, text }) => one === 'word' || text === ')');
  return first?.kind === 'word' ? first.text : undefined;
}

/**
 * Returns the tokens of the parameters' names. Omits parameters after a lambda in a default value or an annotation,
 * because they look like parameters of the lambda.
 */
export function parameterTokens(tokens: readonly SourceToken[]): readonly SourceToken[] {
  const start = listStart(tokens);
  const found: SourceToken[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (index < start) continue;
    const { kind, text } = token;
    if (kind === 'operator') depth += nesting(text);
    if (depth === 0 || text === 'lambda') break;
    if (depth === 1 && kind === 'word' && isStart(tokens, index)) found.push(token);
  }
  return found;
}

/** Returns the index of the parenthesis before the parameters; -1 if there is none. */
function listStart(tokens: readonly SourceToken[]): number {
  let depth = 0;
  return tokens.findIndex(({ kind, text }) => {
    if (kind !== 'operator') return false;
    // Type parameters can precede this parenthesis and contain others, as in `def f[T: (int, str)](x)`.
    if (text === '(' && depth === 0) return true;
    depth += nesting(text);
    return false;
  });
}

/** Returns true if the token at `index` can be the name of a parameter, as in `(name`, `, *args` or `, **kwargs`. */
function isStart(tokens: readonly SourceToken[], index: number): boolean {
  const before = /^\*{1,2}$/u.test(tokens[index - 1]?.text ?? '') ? tokens[index - 2] : tokens[index - 1];
  return /^[(,]$/u.test(before?.text ?? '');
}
