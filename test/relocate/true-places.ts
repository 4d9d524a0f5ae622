import type { SourceDocument } from '../../src/selector/source.ts';

/** Maps offsets in the old text to offsets in the new text; undefined if the edit has removed the text there. */
export type Moves = (offset: number) => number | undefined;

/**
 * Returns all correct places in the new text for an offset in the old text. Between two tokens, the offset may move
 * with the previous or the next token, if the white space between the offset and that token is unchanged.
 */
export function truePlaces(
  before: SourceDocument,
  after: SourceDocument,
  moves: Moves,
  offset: number,
): ReadonlySet<number> {
  const [old, now] = [before.lines.text, after.lines.text];
  const places = new Set<number>();
  const next = offset + (/^\s*/u.exec(old.slice(offset))?.[0].length ?? 0);
  const last = offset - (/\s*$/u.exec(old.slice(0, offset))?.[0].length ?? 0);
  const newNext = next === old.length ? now.length : moves(next);
  if (newNext !== undefined) {
    const place = newNext - (next - offset);
    if (now.slice(Math.max(0, place), newNext) === old.slice(offset, next)) places.add(place);
  }
  const newLast = last === 0 ? 0 : moves(last - 1);
  if (newLast !== undefined) {
    const end = last === 0 ? 0 : newLast + 1;
    const place = end + (offset - last);
    if (now.slice(end, place) === old.slice(last, offset)) places.add(place);
  }
  const itself = moves(offset);
  if (itself !== undefined) places.add(itself);
  return places;
}
