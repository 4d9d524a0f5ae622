import type { Span } from '../definition.ts';
import type { Token } from '../token.ts';
import { identifierOf, type Name } from './imports.ts';

/** A name with its attributes, in code, a string or a comment. */
export interface DottedName extends Span {
  readonly parts: readonly Name[];
  readonly inside: 'code' | 'comment' | 'string';
}

/** Matches a name, or digits of a number. */
const RUN = /[\p{XIDC}_]+/gu;
const NAME_START = /^[\p{XIDS}_]/u;

/** Returns names with their attributes, in source order. Omits attributes of other expressions: `a` in `f().a`. */
// A single regular expression could overflow the stack, because it would backtrack over each part of a name.
export function dottedNames(text: string, tokens: readonly Token[]): readonly DottedName[] {
  const found: Name[][] = [];
  let open: Name[] | undefined;
  let last = 0;
  const comments = tokens.filter(({ kind }) => kind === 'comment').values();
  let comment = comments.next();
  for (const { 0: word, index: start } of text.matchAll(RUN)) {
    const end = start + word.length;
    // A dot at the end of a comment does not join the comment to the next line.
    for (; comment.done !== true && comment.value.end <= start; comment = comments.next()) {
      last = Math.max(last, comment.value.end);
      open = undefined;
    }
    const name = NAME_START.test(word) ? { start, end, name: identifierOf(word) } : undefined;
    if (name !== undefined && open !== undefined && isDot(text, last, start)) open.push(name);
    else {
      open = name === undefined || isAttribute(text, last, start) ? undefined : [name];
      if (open !== undefined) found.push(open);
    }
    // The dot of a number such as `1.` joins it to nothing.
    last = name === undefined && /^\.\s/u.test(text.slice(end, end + 2)) ? end + 1 : end;
  }
  const quoted = tokens.filter(({ kind }) => kind === 'string' || kind === 'comment');
  let at = 0;
  return found.map((parts): DottedName => {
    const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
    while ((quoted[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const around = quoted[at];
    const inside = around !== undefined && around.start <= start ? around.kind : 'code';
    return { start, end, parts, inside: inside === 'string' || inside === 'comment' ? inside : 'code' };
  });
}

/** Returns true if the text is one dot, with optional white space and line continuations. */
function isDot(text: string, from: number, to: number): boolean {
  const dot = spacingEnd(text, from, to);
  return text[dot] === '.' && spacingEnd(text, dot + 1, to) === to;
}

function spacingEnd(text: string, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const lineEnd = text.startsWith('\r\n', at + 1) ? 2 : text[at + 1] === '\n' ? 1 : 0;
    if (' \t\f\r\n'.includes(text.charAt(at))) at += 1;
    else if (text[at] === '\\' && lineEnd > 0) at += 1 + lineEnd;
    else return at;
  }
  return at;
}

function isAttribute(text: string, from: number, start: number): boolean {
  let at = start - 1;
  while (at >= from && ' \t\f\r\n\\'.includes(text.charAt(at))) at -= 1;
  if (at < from || text[at] !== '.') return false;
  const isEllipsis = at - 2 >= from && text.startsWith('...', at - 2);
  return !(isEllipsis && /^\s*\n/u.test(text.slice(at + 1, start)));
}
