import { INDEXINGS, type Indexing } from '../model/selector.ts';
import { percentDecode } from './escape.ts';
import { Scanner } from './scanner.ts';

/** A function that reads the value of one parameter. The scanner's range is that value. */
export type ParameterReader<T> = (value: Scanner) => T;

/** The readers of all parameters of a selector form, by name. */
export type ParameterReaders = Readonly<Record<string, ParameterReader<unknown>>>;

/** The values of the parameters that a selector contains, by name. Omits a value if its reader returns undefined. */
export type ParameterValues<Readers extends ParameterReaders> = {
  -readonly [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

const NAME = /[^=&]*/uy;
const VALUE = /[^&]*/uy;

/**
 * Reads `?key=value&key=value`, or nothing, to the end of the selector. Unknown and repeated names are syntax errors.
 *
 * @param otherwise a description of the expected text, for the error if text other than `?` follows.
 */
export function readParameters<Readers extends ParameterReaders>(
  scanner: Scanner,
  readers: Readers,
  otherwise: string,
): ParameterValues<Readers> {
  const values = new Map<string, unknown>();
  if (scanner.done) return {};
  scanner.expect('?', otherwise);
  do {
    const at = scanner.offset;
    const name = scanner.match(NAME) ?? '';
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (reader === undefined) scanner.fail(`one of the parameters ${Object.keys(readers).join(', ')}`, at);
    if (values.has(name)) scanner.fail(`the parameter ${name} only once`, at);
    scanner.expect('=');
    const start = scanner.offset;
    scanner.match(VALUE);
    const value = new Scanner(scanner.text, start, scanner.offset);
    values.set(name, reader(value));
    value.finish(scanner.offset === scanner.end ? 'end of selector' : '"&"');
  } while (scanner.take('&'));
  const given = [...values].filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as ParameterValues<Readers>;
}

const DOC_VERSION = /blob:[0-9a-f]{40}/uy;

/** Reads the parameter that every selector form has. */
export const docVersion: ParameterReader<string> = (value) =>
  pattern(value, DOC_VERSION, 'blob: and 40 lower-case hexadecimal digits');

export const indexing: ParameterReader<Indexing> = (value) =>
  INDEXINGS.find((name) => value.take(name)) ?? value.fail(`one of ${INDEXINGS.join(', ')}`);

/** Returns undefined for `follow=true`, because true is the default. */
export const follow: ParameterReader<false | undefined> = (value) => {
  if (value.take('true')) return undefined;
  return value.take('false') ? false : value.fail('true or false');
};

/** Percent-decodes a value. The whole decoded value must match the sticky expression. */
export function pattern(value: Scanner, expression: RegExp, expected: string): string {
  const decoded = new Scanner(percentDecode(value, value.offset, value.end));
  const found = decoded.match(expression);
  if (found === undefined || !decoded.done) return value.fail(expected);
  value.offset = value.end;
  return found;
}
