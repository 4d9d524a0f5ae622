import type { CursorSelector, RangeSelector } from '../model/selector.ts';
import { readParameters } from './parameters.ts';
import { orderedRange, PLACE_ENDING, PLACE_READERS, readPosition } from './parse-place.ts';
import { readPath } from './read-path.ts';
import { Scanner } from './scanner.ts';

/** Matches a place as text output prints it, `:42:7` or `:42:7-44:1`, before parameters or the rest of a line. */
const PLACE = /:\d+:\d+(?:-\d+:\d+)?(?=$|[:?]| - | \()/uy;
/** Matches the text before the path on a line of candidates, of an outline, or of found symbols. */
const BEFORE =
  /^\s*(?:\d+\. +|[^\s:@]+ (?:Array|Boolean|Class|Constant|Constructor|Enum|EnumMember|Event|Field|File|Function|Interface|Key|Method|Module|Namespace|Null|Number|Object|Operator|Package|Property|String|Struct|TypeParameter|Variable)(?: in [^\s:@]+)? )?/u;

/** Parses a printed place, also with the rest of its line: `a.py:42:7-44:1 - score 1`; undefined for other texts. */
export function parsePrinted(text: string): CursorSelector | RangeSelector | undefined {
  const scanner = new Scanner(text, BEFORE.exec(text)?.[0].length);
  if (/[:@]/u.test(text.charAt(scanner.offset)) || scanner.done) return undefined;
  const uri = readPath(scanner, ':@');
  PLACE.lastIndex = scanner.offset;
  const [place] = PLACE.exec(text) ?? [];
  return place === undefined ? undefined : printedPlace(scanner, uri, scanner.offset + place.length);
}

/** Reads `:42:7` or `:42:7-44:1`, which ends at the offset `end`, and the parameters after it. */
function printedPlace(scanner: Scanner, uri: string, end: number): CursorSelector | RangeSelector {
  scanner.expect(':');
  const start = readPosition(scanner, ':');
  const endAt = scanner.offset + 1;
  const last = scanner.offset < end && scanner.take('-') ? readPosition(scanner, ':') : undefined;
  const hasParameters = scanner.text.startsWith('?', end);
  const parameters = readParameters(hasParameters ? scanner : new Scanner(''), PLACE_READERS, PLACE_ENDING);
  const [line, col] = start;
  return last === undefined
    ? { kind: 'cursor', uri, line, col, ...parameters }
    : { ...orderedRange(scanner, uri, start, last, endAt), ...parameters };
}
