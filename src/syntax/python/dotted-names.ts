import type { Span } from '../definition.ts';
import type { Token } from '../token.ts';
import { identifierOf, type Name } from './imports.ts';

/** A name and the attributes taken of it, wherever it stands: in code, or in a string or a comment. */
export interface DottedName extends Span {
  readonly parts: readonly Name[];
  readonly inside: 'code' | 'comment' | 'string';
}

const WORD = /[\p{XIDS}_]\p{XIDC}*/gu;
/**
 * A name, and further ones behind dots; not one that is an attribute of something else. Only where a name begins
 * it looks back over white space, else a run of that would take the square of its length.
 */
const DOTTED =
  /(?=[\p{XIDS}_])(?<![\p{XIDC}_.]|\.[ \t\f\r\n\\]+)[\p{XIDS}_]\p{XIDC}*(?:(?:[ \t\f\r\n]|\\\r?\n)*\.(?:[ \t\f\r\n]|\\\r?\n)*[\p{XIDS}_]\p{XIDC}*)*/gu;

/** Names with dots in a text, in source order. */
export function dottedNames(text: string, tokens: readonly Token[]): readonly DottedName[] {
  const quoted = tokens.filter(({ kind }) => kind === 'string' || kind === 'comment');
  let at = 0;
  return [...text.matchAll(DOTTED)].map((match): DottedName => {
    const start = match.index;
    while ((quoted[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const around = quoted[at];
    const inside = around !== undefined && around.start <= start ? around.kind : 'code';
    const end = start + match[0].length;
    const parts = [...match[0].matchAll(WORD)].map(({ 0: word, index }) => ({
      start: start + index,
      end: start + index + word.length,
      name: identifierOf(word),
    }));
    return { start, end, parts, inside: inside === 'string' || inside === 'comment' ? inside : 'code' };
  });
}
