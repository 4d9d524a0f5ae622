import type { LocateSelector } from '../model/selector.ts';
import { percentDecode } from './escape.ts';
import { docVersion, readParameters, type ParameterReader } from './parameters.ts';
import { readPath } from './read-path.ts';
import { Scanner } from './scanner.ts';

type LocateScope = NonNullable<LocateSelector['scope']>;

const n: ParameterReader<number> = (value) => value.integer(1, 'a number');
const PARAMETERS = /\?[A-Za-z][A-Za-z0-9]*=[^?]*$/u;
const LINES = /\d/uy;

/** Parses a selector such as `models.py:MyClass.save@return result`. A final `?key=value` is never search text. */
export function parseLocate(text: string): LocateSelector {
  const parametersAt = text.search(PARAMETERS);
  const end = parametersAt < 0 ? text.length : parametersAt;
  const scanner = new Scanner(text, 0, end);
  const uri = readPath(scanner, ':@');
  const scope = scanner.take(':') ? readScope(scanner) : undefined;
  let find: string | undefined;
  if (scanner.take('@')) {
    find = percentDecode(scanner, scanner.offset, end);
    scanner.offset = end;
  }
  scanner.finish(scope === undefined ? '":" or "@"' : '"@", or the end of the selector');
  const { n: occurrence, ...parameters } = readParameters(new Scanner(text, end), { n, docVersion }, '"?"');
  return {
    kind: 'locate',
    uri,
    ...(scope === undefined ? {} : { scope }),
    ...(find === undefined ? {} : { find }),
    ...(occurrence === undefined ? {} : { occurrence }),
    ...parameters,
  };
}

/** Reads the lines or the names of a scope. Returns undefined if nothing is between `:` and `@`. */
function readScope(scanner: Scanner): LocateScope | undefined {
  if (scanner.text.startsWith('@', scanner.offset)) return undefined;
  LINES.lastIndex = scanner.offset;
  if (LINES.test(scanner.text)) return { lines: readLines(scanner) };
  const symbol = [scanner.name('a line, the name of a definition, or "@"')];
  while (scanner.take('.')) {
    if (!scanner.take('<locals>')) symbol.push(scanner.name('a name'));
  }
  return { symbol: [symbol[0] ?? '', ...symbol.slice(1)] };
}

/** Reads `42`, `10,20` or `10-20`, both ends included. */
function readLines(scanner: Scanner): [number, number] {
  const first = scanner.integer(1, 'a line');
  if (!scanner.take('-') && !scanner.take(',')) return [first, first];
  const lastAt = scanner.offset;
  const last = scanner.integer(1, 'a line');
  if (last < first) scanner.fail(`a line of at least ${first}`, lastAt);
  return [first, last];
}
