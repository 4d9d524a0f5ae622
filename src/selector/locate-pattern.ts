import { grouped } from '../text/grouped.ts';

/** A search text as a sequence of tokens. Its marker, if any, is the position to select. */
export interface LocatePattern {
  /** Whole names and numbers, and each other character except white space. */
  readonly tokens: readonly string[];
  readonly marker: PatternMarker | undefined;
  /** True if the pattern consists of white space only, apart from its marker. */
  readonly isSpace: boolean;
}

/** The position of a marker, such as `<|>`, between or inside tokens. */
export interface PatternMarker {
  /** The index of the token that contains or follows the marker; without such a token, the number of tokens. */
  readonly token: number;
  /** The offset of the marker in that token. */
  readonly offset: number;
  /** The position of the marker relative to a neighboring token or to white space. */
  readonly side: 'before token' | 'after token' | 'before space' | 'after space';
}

const MARKER = /(?<!<)(<+)\|(>+)/gu;
const PIECE = /\p{XIDC}+|\s+|[^\p{XIDC}\s]/gu;
const WORD = /^\p{XIDC}/u;

interface FoundMarker {
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

/** Parses a search text. Its marker is the longest of `<|>`, `<<|>>`, … that appears once. Others are text. */
export function readPattern(find: string): LocatePattern {
  const found = findMarker(find);
  const before = piecesOf(found === undefined ? '' : find.slice(0, found.start));
  const after = piecesOf(found === undefined ? find : find.slice(found.end));
  const head = before.filter(isNonBlank);
  const tail = after.filter(isNonBlank);
  const isSpace = head.length + tail.length === 0 && before.length + after.length > 0;
  if (found === undefined) return { tokens: tail, marker: undefined, isSpace };
  const [left = '', right = ''] = [before.at(-1), after[0]];
  if (WORD.test(left) && WORD.test(right)) {
    const tokens = [...head.slice(0, -1), left + right, ...tail.slice(1)];
    const marker: PatternMarker = { token: head.length - 1, offset: left.length, side: 'before token' };
    return { tokens, marker, isSpace };
  }
  return {
    tokens: [...head, ...tail],
    marker: { token: head.length, offset: 0, side: sideOf(left, right) },
    isSpace,
  };
}

function sideOf(left: string, right: string): PatternMarker['side'] {
  if (left !== '' && !isNonBlank(left)) return 'after space';
  if (right === '') return 'after token';
  return isNonBlank(right) ? 'before token' : 'before space';
}

function isNonBlank(piece: string): boolean {
  return piece.trim() !== '';
}

function piecesOf(text: string): readonly string[] {
  return text.match(PIECE) ?? [];
}

function findMarker(find: string): FoundMarker | undefined {
  const found = Array.from(find.matchAll(MARKER), (match): FoundMarker => {
    const [, opening = '', closing = ''] = match;
    const level = Math.min(opening.length, closing.length);
    const start = match.index + opening.length - level;
    return { start, end: start + 2 * level + 1, level };
  });
  const byLevel = grouped(found, ({ level }) => level);
  const unambiguous = [...byLevel.values()].filter((markers) => markers.length === 1).flat();
  return unambiguous.toSorted((left, right) => right.level - left.level)[0];
}
