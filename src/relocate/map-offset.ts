import { diffArrays } from 'diff';
import type { Token } from '../syntax/token.ts';
import type { Unit } from './outline.ts';

/** The offset in the line that matches a logical line. */
export interface MappedOffset {
  readonly offset: number;
  /** True if the token at the offset is unchanged. */
  readonly isUnchanged: boolean;
}

/** The direction from an offset to its code: `ahead` for the start of a range, `back` for its end. */
export type OffsetSide = 'ahead' | 'back';

/**
 * Maps an offset in a logical line to the matching line, by tokens. Returns undefined if no token is on this
 * side of the offset, or if the token has no counterpart.
 */
export function mapOffset(
  before: { readonly unit: Unit; readonly text: string },
  after: { readonly unit: Unit; readonly text: string },
  offset: number,
  side: OffsetSide,
): MappedOffset | undefined {
  const tokens = before.unit.tokens;
  const index = tokenAt(tokens, offset, side);
  const token = tokens[index];
  if (token === undefined) return undefined;
  const inToken = offset - token.start;
  // The start of a line maps to the start of its match, even if the token there differs.
  if (offset === before.unit.start) {
    const [first, newFirst] = [before, after].map(({ unit, text }) =>
      text.slice(unit.start, unit.tokens[0]?.end),
    );
    return { offset: after.unit.start, isUnchanged: first === newFirst };
  }
  const { partner, isUnchanged } = partnerOf(before, after, index);
  const found = after.unit.tokens[partner];
  if (found === undefined) return undefined;
  const [length, newLength] = [token.end - token.start, found.end - found.start];
  // White space belongs to the token after it.
  if (inToken < 0) return { offset: Math.max(found.start + inToken, after.unit.start), isUnchanged };
  // In a changed token, the end maps to the end. An inner offset keeps its distance from the start if
  // possible.
  return {
    offset: found.start + (inToken === length ? newLength : Math.min(inToken, newLength)),
    isUnchanged,
  };
}

function tokenAt(tokens: readonly Token[], offset: number, side: OffsetSide): number {
  const behind = tokens.findLastIndex(({ start }) => start < offset);
  if (side === 'back') return behind;
  const ahead = tokens.findIndex(({ end }) => offset < end);
  const next = tokens[ahead];
  const isBetween = next === undefined || offset < next.start;
  return isBetween && tokens[behind]?.end === offset ? behind : ahead;
}

interface Partner {
  readonly partner: number;
  readonly isUnchanged: boolean;
}

/**
 * The maximum number of edits between the tokens of two lines; beyond it, only the first and the last tokens
 * are paired. The time grows with the square of this number.
 */
const MAX_EDITS = 4000;

/**
 * Returns the counterpart of a token: the same token, or the token that replaces it between its neighbours.
 * Otherwise, the first token corresponds to the first and the last to the last; other tokens have the partner -1.
 */
function partnerOf(
  before: { readonly unit: Unit; readonly text: string },
  after: { readonly unit: Unit; readonly text: string },
  index: number,
): Partner {
  const [words, others] = [wordsOf(before), wordsOf(after)];
  let [one, other] = [0, 0];
  let removedFrom = -1;
  const runs = diffArrays(words, others, { maxEditLength: MAX_EDITS }) ?? [];
  for (const { added, removed, count } of runs) {
    if (removed) {
      if (index >= one && index < one + count) removedFrom = one;
      one += count;
    } else if (added) {
      // An added run with the same number of tokens replaces the removed run.
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
  if (index === 0) return { partner: 0, isUnchanged: false };
  if (index === words.length - 1) return { partner: others.length - 1, isUnchanged: false };
  return { partner: -1, isUnchanged: false };
}

function wordsOf({ unit, text }: { readonly unit: Unit; readonly text: string }): string[] {
  return unit.tokens.map(({ start, end }) => text.slice(start, end));
}
