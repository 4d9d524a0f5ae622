import { escapeForRegExp } from '../text/regular-expression.ts';

/** A pattern to find, with where its marker stands. */
export interface LocatePattern {
  /** Global; its one group is empty and stands at the marker. */
  readonly expression: RegExp;
  readonly marked: boolean;
  /** What there is to match: nothing, white space alone, or more. */
  readonly content: 'nothing' | 'space' | 'text';
}

const MARKER = /(<+)\|(>+)/gu;
const TOKEN = /\p{XIDC}+|\s+|[^\p{XIDC}\s]/gu;
const WORD = /^\p{XIDC}/u;
const WORD_START = '(?<!\\p{XIDC})';
const WORD_END = '(?!\\p{XIDC})';

interface Marker {
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

/**
 * Compiles a text to find. Names and numbers match whole; between two of them a space needs white
 * space in the source, and everywhere else space is free. The marker is the deepest nesting level of
 * `<|>`, `<<|>>`, … that stands there exactly once; with none, all of them are text.
 */
export function compilePattern(find: string): LocatePattern {
  const marker = findMarker(find);
  const before = tokensOf(marker === undefined ? '' : find.slice(0, marker.start));
  const after = tokensOf(marker === undefined ? find : find.slice(marker.end));
  const marked = marker !== undefined;
  const tokens = [...before, ...after];
  if (tokens.some(isSolid)) {
    return { expression: new RegExp(sourceOf(tokens, before.length), 'dgu'), marked, content: 'text' };
  }
  const source = before.length > 0 ? '\\s+()' : after.length > 0 ? '()\\s+' : '()';
  const content = tokens.length === 0 ? 'nothing' : 'space';
  return { expression: new RegExp(source, 'dgu'), marked, content };
}

/** The marker stands before the first solid token from `markerAt` on, or after the last one. */
function sourceOf(tokens: readonly string[], markerAt: number): string {
  let source = '';
  let placed: boolean = false;
  let last: string | undefined;
  let spaced = false;
  for (const [index, token] of tokens.entries()) {
    if (!isSolid(token)) {
      spaced = true;
      continue;
    }
    const atMarker: boolean = !placed && index >= markerAt;
    const inWord: boolean = atMarker && last !== undefined && !spaced && WORD.test(last) && WORD.test(token);
    // A marker inside a name: its two parts are one word.
    if (inWord) source = source.slice(0, -WORD_END.length);
    else if (last !== undefined) source += WORD.test(last) && WORD.test(token) ? '\\s+' : '\\s*';
    if (atMarker) source += '()';
    placed ||= atMarker;
    if (!WORD.test(token)) source += escapeForRegExp(token);
    else source += `${inWord ? '' : WORD_START}${token}${WORD_END}`;
    last = token;
    spaced = false;
  }
  return placed ? source : `${source}()`;
}

function isSolid(token: string): boolean {
  return token.trim() !== '';
}

function tokensOf(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}

function findMarker(find: string): Marker | undefined {
  const byLevel = new Map<number, Marker[]>();
  for (const match of find.matchAll(MARKER)) {
    const [, opening = '', closing = ''] = match;
    const level = Math.min(opening.length, closing.length);
    const start = match.index + opening.length - level;
    const marker = { start, end: start + 2 * level + 1, level };
    byLevel.set(level, [...(byLevel.get(level) ?? []), marker]);
  }
  const alone = [...byLevel.values()].filter((markers) => markers.length === 1).flat();
  return alone.toSorted((left, right) => right.level - left.level)[0];
}
