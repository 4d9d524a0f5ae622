import type { Span } from '../definition.ts';
import { PIECE, STATEMENT } from './scan-pieces.ts';

// What goes on with a statement that began above, and what belongs to the definition below it.
const CONTINUES = /\n(?:[ \t\f\r\n#)\]}]|$|(?:else|elif|except|finally)\b)/uy;
const DECORATOR = /\n@/uy;

/**
 * The stretches of a text that a module's own statements take, decorators with what they decorate.
 * Parsed one by one, an error in one of them stays in it.
 */
export function topLevelStretches(text: string): readonly Span[] {
  const starts = [0];
  let depth = 0;
  let decorated = text.startsWith('@');
  for (const { 0: found, index } of text.matchAll(PIECE)) {
    if (found === '(' || found === '[' || found === '{') depth += 1;
    else if (found === ')' || found === ']' || found === '}') depth = Math.max(0, depth - 1);
    if (found !== '\n') continue;
    STATEMENT.lastIndex = index;
    if (STATEMENT.test(text)) depth = 0;
    CONTINUES.lastIndex = index;
    if (depth > 0 || CONTINUES.test(text)) continue;
    if (!decorated) starts.push(index + 1);
    DECORATOR.lastIndex = index;
    decorated = DECORATOR.test(text);
  }
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}
