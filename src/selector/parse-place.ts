import type { CursorSelector, RangeSelector } from '../model/selector.ts';
import { docVersion, indexing, readParameters } from './parameters.ts';
import { readPath } from './read-path.ts';
import { Scanner } from './scanner.ts';

// Also matches malformed places such as `@L1:C`, so that the error message is about the place. Does not match
// text that may be code, such as `R(1,2)` and `LOG:CRITICAL`.
const PLACE = /@(?:L[-+\d]*:C[-+\d]*|R\([-+\d, ]*->[-+\d, ]*\)?)(?:\?[^@]*)?$/u;
const PLACE_READERS = { indexing, docVersion };
const PLACE_ENDING = '"?" and parameters, or the end of the selector';

/** Returns true if a selector without a scheme is a cursor or a range, even a malformed one. */
export function endsInPlace(text: string): boolean {
  return PLACE.test(text);
}

/** Parses `src/app.py@L42:C7` and `src/app.py@R(42,7->44,1)`. */
export function parsePlace(text: string): CursorSelector | RangeSelector {
  const at = text.search(PLACE);
  const uri = readPath(new Scanner(text, 0, at), '');
  const scanner = new Scanner(text, at + 1);
  if (scanner.take('L')) {
    const [line, col] = readPosition(scanner, ':C');
    return { kind: 'cursor', uri, line, col, ...readParameters(scanner, PLACE_READERS, PLACE_ENDING) };
  }
  scanner.expect('R(');
  const start = readPosition(scanner, ',');
  scanner.expect('->');
  const endAt = scanner.offset;
  const end = readPosition(scanner, ',');
  scanner.expect(')');
  const range = orderedRange(scanner, uri, start, end, endAt);
  return { ...range, ...readParameters(scanner, PLACE_READERS, PLACE_ENDING) };
}

/** Returns a range. Throws a syntax error at the offset `endAt` if the range ends before its start. */
function orderedRange(
  scanner: Scanner,
  uri: string,
  start: [number, number],
  end: [number, number],
  endAt: number,
): RangeSelector {
  if (end[0] < start[0] || (end[0] === start[0] && end[1] < start[1])) {
    scanner.fail('an end that is not before the start', endAt);
  }
  return { kind: 'range', uri, start, end };
}

function readPosition(scanner: Scanner, separator: string): [number, number] {
  const line = scanner.integer(1, 'a line');
  scanner.expect(separator);
  return [line, scanner.integer(1, 'a column')];
}

/** Matches a place as text output prints it, `:42:7` or `:42:7-44:1`, before parameters or the rest of a line. */
const PRINTED_PLACE = /:\d+:\d+(?:-\d+:\d+)?(?=$|[:?]| - | \()/uy;
/** Matches the text before the path on a line of candidates, of an outline, or of found symbols. */
const BEFORE =
  /^\s*(?:\d+\. +|[^\s:@]+ (?:Array|Boolean|Class|Constant|Constructor|Enum|EnumMember|Event|Field|File|Function|Interface|Key|Method|Module|Namespace|Null|Number|Object|Operator|Package|Property|String|Struct|TypeParameter|Variable)(?: in [^\s:@]+)? )?/u;

/** Parses a printed place, also with the rest of its line: `a.py:42:7-44:1 - score 1`; undefined for other texts. */
export function parsePrinted(text: string): CursorSelector | RangeSelector | undefined {
  const scanner = new Scanner(text, BEFORE.exec(text)?.[0].length);
  if (/[:@]/u.test(text.charAt(scanner.offset)) || scanner.done) return undefined;
  const uri = readPath(scanner, ':@');
  PRINTED_PLACE.lastIndex = scanner.offset;
  const [place] = PRINTED_PLACE.exec(text) ?? [];
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
