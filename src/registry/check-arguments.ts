import { expectOption, isStringArray, wrongValue } from '../model/expect-options.ts';
import { isRecord } from '../model/json-record.ts';
import type { Operation } from './operation.ts';
import type { OptionName, OptionSchema } from './option.ts';
import { OPTIONS } from './options.ts';

/** Options of the SDK's methods that {@link OPTIONS} does not define. */
const METHOD_OPTIONS: readonly string[] = ['selector', 'signal', 'timeoutMs', 'arrivedMs'];

/**
 * Checks a method's arguments: required values, types, constants, enumerations, minimums, non-empty strings and the
 * time limit. Ignores unknown options. The operation itself checks the rest, for example maximums.
 *
 * @throws LanserError E/USAGE that names the wrong argument or option.
 */
export function checkArguments(operation: Operation, args: readonly unknown[]): void {
  const { name, selector, parameters = [], shared, options, requiredOptions = [] } = operation;
  let at = 0;
  if (selector === 'needed') checkSelector(name, 'argument', args[at++]);
  for (const parameter of parameters) checkValue(name, 'argument', parameter, args[at++]);
  const optionsArgument = args[at];
  checkOptions(name, optionsArgument, [...shared, ...options]);
  for (const option of requiredOptions)
    checkOption(name, option, isRecord(optionsArgument) ? optionsArgument[option] : undefined);
}

/** Checks the options in `names` and in {@link METHOD_OPTIONS} as {@link checkArguments} does. */
export function checkOptions(method: string, options: unknown, names: readonly string[]): void {
  if (options === undefined) return;
  if (!isRecord(options)) throw wrongValue(method, 'argument', 'options', 'an object', options);
  for (const name of [...names, ...METHOD_OPTIONS]) {
    const value = options[name];
    if (value !== undefined) checkOption(method, name, value);
  }
}

function checkSelector(method: string, kind: 'argument' | 'option', value: unknown): void {
  if (typeof value === 'string' || (isRecord(value) && isJson(value))) return;
  throw wrongValue(method, kind, 'selector', 'a string or a PositionSpec', value);
}

export function checkDocument(method: string, name: string, value: unknown): void {
  if (!isRecord(value) || !isJson(value)) throw wrongValue(method, 'argument', name, 'a JSON object', value);
}

export function checkText(method: string, name: string, value: unknown): void {
  if (typeof value !== 'string') throw wrongValue(method, 'argument', name, 'a string', value);
}

function checkValue(method: string, kind: 'argument' | 'option', name: OptionName, value: unknown): void {
  const { schema, takesBytes = false } = OPTIONS[name];
  if (takesBytes && value instanceof Uint8Array) return;
  const expected = expectedBy(schema, value);
  if (expected !== undefined) throw wrongValue(method, kind, name, expected, value);
}

function checkOption(method: string, name: string, value: unknown): void {
  if (name === 'selector') {
    checkSelector(method, 'option', value);
  } else if (Object.hasOwn(OPTIONS, name)) {
    checkValue(method, 'option', name as OptionName, value);
  } else {
    expectOption(method, name, value);
  }
}

const TYPES: Readonly<Record<string, readonly [words: string, test: (value: unknown) => boolean]>> = {
  string: ['a string', (value) => typeof value === 'string'],
  boolean: ['a boolean', (value) => typeof value === 'boolean'],
  integer: ['a whole number', Number.isInteger],
  number: ['a number', (value) => typeof value === 'number'],
  object: ['a JSON object', (value) => isRecord(value) && isJson(value)],
  array: ['an array of strings', isStringArray],
};

/** Checks `const`, `enum`, `type`, `minimum` and `minLength`. Returns undefined, or the allowed values as text. */
function expectedBy(schema: OptionSchema, value: unknown): string | undefined {
  const { type, const: only, enum: names } = schema;
  if (only !== undefined) return value === only ? undefined : JSON.stringify(only);
  if (names !== undefined) {
    return names.some((name) => name === value) ? undefined : `one of ${names.join(', ')}`;
  }
  if (type === undefined) return isJson(value) ? undefined : 'JSON';
  const types = [type].flat().flatMap((name) => (TYPES[name] === undefined ? [] : [TYPES[name]]));
  if (!types.some(([, test]) => test(value))) return types.map(([words]) => words).join(' or ');
  return boundBy(schema, value);
}

/** Checks `minimum` and `minLength`, also of list items. Returns undefined or a description of the unmet bound. */
function boundBy(
  { minLength = 0, minimum = -Infinity, items = {} }: OptionSchema,
  value: unknown,
): string | undefined {
  if (typeof value === 'number') return value < minimum ? `at least ${minimum}` : undefined;
  if (typeof value === 'string') return value.length < minLength ? 'a non-empty string' : undefined;
  const hasEmpty = Array.isArray(value) && value.some((item) => boundBy(items, item) !== undefined);
  return hasEmpty ? 'a list of non-empty strings' : undefined;
}

/** Returns true if a value can be serialised as JSON. Functions and cyclic objects cannot be serialised. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
