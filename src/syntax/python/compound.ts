import type { Span } from '../definition.ts';
import { PIECE, STATEMENT } from './scan-pieces.ts';
import { pythonTokens } from './tokens.ts';

/** A statement with a suite. */
export interface Compound {
  /** The decorators and the first logical line, without a comment or a suite at its end. */
  readonly head: Span;
  readonly suite: Span;
  /** The suite's indentation; undefined if the suite is on the head's line. */
  readonly indent: string | undefined;
}

/** Splits, without the parser, a statement by indentation or a one-line definition at its colon; else undefined. */
export function compoundOf(text: string, indent: string): Compound | undefined {
  const first = firstUndecorated(text, indent);
  const { end, next } = logicalLine(text, first);
  const inner = /^(?:[ \t\f]*(?:#[^\n]*)?\r?\n)*([ \t\f]+)(?=[^\s#])/u.exec(text.slice(next))?.[1];
  if (inner === undefined || inner.length <= indent.length || !inner.startsWith(indent)) {
    return onOneLine(text, first);
  }
  return { head: { start: 0, end }, suite: { start: next, end: text.length }, indent: inner };
}

function onOneLine(text: string, first: number): Compound | undefined {
  const tokens = pythonTokens(text.slice(first));
  const words = tokens.slice(0, 2).map(({ start, end }) => text.slice(first + start, first + end));
  if (!['class', 'def'].includes((words[0] === 'async' ? words[1] : words[0]) ?? '')) return undefined;
  let depth = 0;
  for (const { kind, start, end } of tokens) {
    const word = kind === 'operator' ? text[first + start] : undefined;
    if (word === '(' || word === '[' || word === '{') depth += 1;
    else if (word === ')' || word === ']' || word === '}') depth -= 1;
    else if (word === ':' && depth === 0 && end === start + 1) {
      const colon = first + end;
      return { head: { start: 0, end: colon }, suite: { start: colon, end: text.length }, indent: undefined };
    }
  }
  return undefined;
}

/** Returns the start of the first line at `indent` except decorators, their closing brackets and comments; else 0. */
function firstUndecorated(text: string, indent: string): number {
  for (let start = 0; ;) {
    const isOwn = text.startsWith(indent, start) && /[^\s@#)\]}]/u.test(text[start + indent.length] ?? '');
    if (isOwn) return start;
    const next = text.indexOf('\n', start) + 1;
    if (next === 0) return 0;
    start = next;
  }
}

/** Returns the end of a logical line's code, and the start of the next line. Ignores brackets that never close. */
function logicalLine(text: string, from: number): { readonly end: number; readonly next: number } {
  const lineEnd = text.indexOf('\n', from);
  const single = lineEnd === -1 ? text.length : lineEnd;
  let depth = 0;
  let end: number | undefined;
  for (const { 0: found, index } of text.slice(from).matchAll(PIECE)) {
    const at = from + index;
    if (found === '(' || found === '[' || found === '{') depth += 1;
    else if (found === ')' || found === ']' || found === '}') depth -= 1;
    else if (found.startsWith('#')) end ??= at;
    if (found !== '\n') continue;
    STATEMENT.lastIndex = at;
    if (depth > 0 && STATEMENT.test(text)) break;
    if (depth > 0) end = undefined;
    else if (text[at - 1] !== '\\') return { end: end ?? at, next: at + 1 };
  }
  const comment = text.slice(from, single).search(/#[^\n"']*$/u);
  return { end: comment === -1 ? single : from + comment, next: Math.min(single + 1, text.length) };
}
