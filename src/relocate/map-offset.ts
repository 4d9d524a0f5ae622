import { diffArrays } from 'diff';
import type { Token } from '../syntax/token.ts';
import type { Unit } from './outline.ts';

/** A logical line; or a string, a comment, or a line of a string or comment, with its {@link PARTS} as tokens. */
interface Line {
  readonly unit: Pick<Unit, 'start' | 'end' | 'tokens'>;
  readonly text: string;
}

/** An offset in a new logical line that corresponds to an offset in the matching old line. */
export interface MappedOffset {
  readonly offset: number;
  /** True if the token at the offset is unchanged. */
  readonly isUnchanged: boolean;
}

/** The direction from a boundary of a range into the range: `ahead` from the start, `back` from the end. */
export type OffsetSide = 'ahead' | 'back';

/** The parts of a string or comment: its lines without white space around them, then words and punctuation. */
const PARTS: readonly RegExp[] = [/\S(?:.*\S)?/gu, /[\p{ID_Continue}$]+|\S/gu];

/**
 * Maps an offset by the token on the given side. Returns undefined if this token or its counterpart is missing. In a
 * changed string or comment, maps by an equal line or, in a changed line with a counterpart, by an equal word; else
 * returns undefined.
 */
export function mapOffset(
  before: Line,
  after: Line,
  offset: number,
  side: OffsetSide,
  parts: readonly RegExp[] = PARTS,
): MappedOffset | undefined {
  const tokens = before.unit.tokens;
  const index = tokenAt(tokens, offset, side);
  const token = tokens[index];
  if (token === undefined) return undefined;
  const inToken = offset - token.start;
  const isPart = parts !== PARTS;
  // The start of the old line maps to the start of the new line, even if the first tokens differ.
  if (!isPart && offset === before.unit.start) {
    const [first, newFirst] = [before, after].map(({ unit, text }) =>
      text.slice(unit.start, unit.tokens[0]?.end),
    );
    return { offset: after.unit.start, isUnchanged: first === newFirst };
  }
  const { partner, isUnchanged } = partnerOf(before, after, index, isPart);
  const found = after.unit.tokens[partner];
  if (found === undefined) return undefined;
  const [length, newLength] = [token.end - token.start, found.end - found.start];
  const isText = token.kind === 'string' || token.kind === 'comment';
  if (isText && !isUnchanged && (isPart || (inToken > 0 && inToken < length))) {
    const [part, ...smaller] = parts;
    if (part === undefined) return undefined;
    const [one, other] = [partsOf(before.text, token, part), partsOf(after.text, found, part)];
    const mapped = mapOffset(one, other, offset, side, smaller);
    return mapped && { ...mapped, isUnchanged: false };
  }
  // With `ahead`, an offset in white space keeps its distance from the next token.
  if (inToken < 0) return { offset: Math.max(found.start + inToken, after.unit.start), isUnchanged };
  // The end of a token, and white space after it, map to the new end. An inner offset keeps its distance from the
  // start, if the new token is long enough.
  return {
    offset: found.start + (inToken >= length ? newLength : Math.min(inToken, newLength)),
    isUnchanged,
  };
}

function partsOf(text: string, { kind, start, end }: Token, part: RegExp): Line {
  const found = [...text.slice(start, end).matchAll(part)];
  const tokens = found.map(({ 0: match, index }) => ({
    kind,
    start: start + index,
    end: start + index + match.length,
  }));
  return { text, unit: { start, end, tokens } };
}

/**
 * Returns the index of the token on one side of an offset; -1 if the side has no token. If a token ends at the offset
 * and no token starts there, `ahead` returns the same token as `back`.
 */
function tokenAt(tokens: readonly Token[], offset: number, side: OffsetSide): number {
  const behind = tokens.findLastIndex(({ start }) => start < offset);
  if (side === 'back') return behind;
  const ahead = tokens.findIndex(({ end }) => offset < end);
  const next = tokens[ahead];
  const isBetween = next === undefined || offset < next.start;
  return isBetween && tokens[behind]?.end === offset ? behind : ahead;
}

/** The counterpart of an old token. */
interface Partner {
  /** The index of the new token; -1 if the old token has no counterpart. */
  readonly partner: number;
  readonly isUnchanged: boolean;
}

/** The maximum number of edits of a diff, to limit the time. With more, only first and last tokens are paired. */
const MAX_EDITS = 4000;

/**
 * Returns the counterpart of a token. Equal tokens correspond as in a diff of the two lines. In replaced runs of
 * equal length, tokens of the same kind correspond by position. Otherwise, the first tokens of the two lines
 * correspond, and so do the last tokens, but no parts of strings or comments.
 */
function partnerOf(before: Line, after: Line, index: number, isPart: boolean): Partner {
  const [words, others] = [wordsOf(before), wordsOf(after)];
  let [one, other] = [0, 0];
  let removedFrom = -1;
  const runs = diffArrays(words, others, { maxEditLength: MAX_EDITS }) ?? [];
  for (const { added, removed, count } of runs) {
    if (removed) {
      if (index >= one && index < one + count) removedFrom = one;
      one += count;
    } else if (added) {
      // The diff lists the removed run first. An added run with the same number of tokens replaces it.
      if (removedFrom >= 0 && one - removedFrom === count) {
        const partner = other + index - removedFrom;
        if (before.unit.tokens[index]?.kind === after.unit.tokens[partner]?.kind) {
          return { partner, isUnchanged: false };
        }
      }
      other += count;
    } else {
      if (index >= one && index < one + count) return { partner: other + index - one, isUnchanged: true };
      if (removedFrom >= 0) break;
      one += count;
      other += count;
    }
  }
  if (isPart) return { partner: -1, isUnchanged: false };
  if (index === 0) return { partner: 0, isUnchanged: false };
  if (index === words.length - 1) return { partner: others.length - 1, isUnchanged: false };
  return { partner: -1, isUnchanged: false };
}

function wordsOf({ unit, text }: Line): string[] {
  return unit.tokens.map(({ start, end }) => text.slice(start, end));
}
