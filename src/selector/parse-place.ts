import type { CursorSelector, RangeSelector } from '../model/selector.ts';
import { docVersion, indexing, readParameters } from './parameters.ts';
import { readPath } from './read-path.ts';
import { Scanner } from './scanner.ts';

// Also matches malformed places such as `@L1:C`, so that the error message is about the place. Does not match
// text that may be code, such as `R(1,2)` and `LOG:CRITICAL`.
const PLACE = /@(?:L[-+\d]*:C[-+\d]*|R\([-+\d, ]*->[-+\d, ]*\)?)(?:\?[^@]*)?$/u;
export const PLACE_READERS: {
  readonly indexing: typeof indexing;
  readonly docVersion: typeof docVersion;
} = { indexing, docVersion };
export const PLACE_ENDING = '"?" and parameters, or the end of the selector';

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
export function orderedRange(
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

export function readPosition(scanner: Scanner, separator: string): [number, number] {
  const line = scanner.integer(1, 'a line');
  scanner.expect(separator);
  return [line, scanner.integer(1, 'a column')];
}
