import { diffArrays } from 'diff';
import type { Token } from '../syntax/token.ts';
import type { Unit } from './outline.ts';

/** Where a place of a logical line is in the line that matches it. */
export interface MappedOffset {
  readonly offset: number;
  /** Whether the token at it is as it was. */
  readonly kept: boolean;
}

/** Which side of a place its code stands on: a range's start looks ahead, its end looks back. */
export type Side = 'ahead' | 'back';

/** Maps an offset from one logical line to another by their tokens; undefined where its token is gone. */
export function mapOffset(
  before: { readonly unit: Unit; readonly text: string },
  after: { readonly unit: Unit; readonly text: string },
  offset: number,
  side: Side,
): MappedOffset | undefined {
  const tokens = before.unit.tokens;
  const index = tokenAt(tokens, offset, side);
  const token = tokens[index];
  if (token === undefined) return undefined;
  const inToken = offset - token.start;
  // Where a line begins is where the line that stands for it begins, whatever it begins with now.
  if (offset === before.unit.start) {
    const [first, newFirst] = [before, after].map(({ unit, text }) =>
      text.slice(unit.start, unit.tokens[0]?.end),
    );
    return { offset: after.unit.start, kept: first === newFirst };
  }
  const { partner, kept } = partnerOf(before, after, index);
  const found = after.unit.tokens[partner];
  if (found === undefined) return undefined;
  const [length, newLength] = [token.end - token.start, found.end - found.start];
  // White space goes with the token after it.
  if (inToken < 0) return { offset: Math.max(found.start + inToken, after.unit.start), kept };
  // In what has changed an end is an end, and what lies within is as far from the start as can be.
  return { offset: found.start + (inToken === length ? newLength : Math.min(inToken, newLength)), kept };
}

function tokenAt(tokens: readonly Token[], offset: number, side: Side): number {
  const behind = tokens.findLastIndex(({ start }) => start < offset);
  if (side === 'back') return behind;
  const ahead = tokens.findIndex(({ end }) => offset < end);
  const next = tokens[ahead];
  const isBetween = next === undefined || offset < next.start;
  return isBetween && tokens[behind]?.end === offset ? behind : ahead;
}

interface Partner {
  readonly partner: number;
  readonly kept: boolean;
}

/** Tokens of lines that differ by more are not each other's: the time grows with the square of the edits. */
const MAX_EDITS = 4000;

/** The token that stands for a token: the same one, or the one that takes its place among its neighbours. */
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
      // A run of as many tokens takes the place of the one that is gone.
      if (removedFrom >= 0 && one - removedFrom === count) {
        const partner = other + index - removedFrom;
        if (before.unit.tokens[index]?.kind === after.unit.tokens[partner]?.kind) {
          return { partner, kept: false };
        }
      }
      other += count;
    } else {
      if (index >= one && index < one + count) return { partner: other + index - one, kept: true };
      if (removedFrom >= 0) break;
      one += count;
      other += count;
    }
  }
  if (index === 0) return { partner: 0, kept: false };
  if (index === words.length - 1) return { partner: others.length - 1, kept: false };
  return { partner: -1, kept: false };
}

function wordsOf({ unit, text }: { readonly unit: Unit; readonly text: string }): string[] {
  return unit.tokens.map(({ start, end }) => text.slice(start, end));
}
