import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Operation } from './operation.ts';
import type { OptionSchema } from './option.ts';
import { OPTIONS } from './options.ts';

/** Options of the SDK's methods that {@link OPTIONS} does not define. */
const METHOD_OPTIONS: readonly string[] = ['selector', 'signal', 'timeoutMs', 'arrivedMs'];

/**
 * Checks the arguments of an operation's method: their types, the values of enumerations, and the time limit.
 * The operation itself checks all other values.
 *
 * @throws LanserError E/USAGE that names the wrong argument or option.
 */
export function checkArguments(operation: Operation, args: readonly unknown[]): void {
  const { name, selector, parameters = [], shared, options, requiredOptions = [] } = operation;
  let at = 0;
  if (selector === 'needed') checkSelector(name, 'argument', args[at++]);
  for (const parameter of parameters) checkParameter(name, parameter, args[at++]);
  const optionsArgument = args[at];
  checkOptions(name, optionsArgument, [...shared, ...options]);
  for (const option of requiredOptions)
    checkOption(name, option, isRecord(optionsArgument) ? optionsArgument[option] : undefined);
}

/** Checks the options `names` and {@link METHOD_OPTIONS} of a method; see {@link checkArguments}. */
export function checkOptions(method: string, options: unknown, names: readonly string[]): void {
  if (options === undefined) return;
  if (!isRecord(options)) throw wrong(method, 'argument', 'options', 'an object', options);
  for (const name of [...names, ...METHOD_OPTIONS]) {
    const value = options[name];
    if (value !== undefined) checkOption(method, name, value);
  }
}

function checkSelector(method: string, kind: 'argument' | 'option', value: unknown): void {
  if (typeof value === 'string' || (isRecord(value) && isJson(value))) return;
  throw wrong(method, kind, 'selector', 'a string or a PositionSpec', value);
}

/** Checks that an argument is a JSON object, such as a bundle. */
export function checkDocument(method: string, name: string, value: unknown): void {
  if (!isRecord(value) || !isJson(value)) throw wrong(method, 'argument', name, 'a JSON object', value);
}

export function checkText(method: string, name: string, value: unknown): void {
  if (typeof value !== 'string') throw wrong(method, 'argument', name, 'a string', value);
}

function checkParameter(method: string, name: keyof typeof OPTIONS, value: unknown): void {
  const { schema, takesBytes = false } = OPTIONS[name];
  if (takesBytes && value instanceof Uint8Array) return;
  const expected = expectedBy(schema, value);
  if (expected !== undefined) throw wrong(method, 'argument', name, expected, value);
}

function checkOption(method: string, name: string, value: unknown): void {
  if (name === 'selector') {
    checkSelector(method, 'option', value);
  } else if (name === 'signal') {
    if (!(value instanceof AbortSignal)) throw wrong(method, 'option', name, 'an AbortSignal', value);
  } else if (name === 'timeoutMs') {
    checkTimeout(method, value);
  } else if (name === 'arrivedMs') {
    if (!Number.isFinite(value)) throw wrong(method, 'option', name, 'a time in milliseconds', value);
  } else if (Object.hasOwn(OPTIONS, name)) {
    const expected = expectedBy(OPTIONS[name as keyof typeof OPTIONS].schema, value);
    if (expected !== undefined) throw wrong(method, 'option', name, expected, value);
  }
}

function checkTimeout(method: string, value: unknown): void {
  if (value === undefined || (typeof value === 'number' && value > 0 && Number.isFinite(value))) return;
  throw wrong(method, 'option', 'timeoutMs', 'a positive number of milliseconds', value);
}

const TYPES: Readonly<Record<string, readonly [words: string, test: (value: unknown) => boolean]>> = {
  string: ['a string', (value) => typeof value === 'string'],
  boolean: ['a boolean', (value) => typeof value === 'boolean'],
  integer: ['a number', (value) => typeof value === 'number'],
  number: ['a number', (value) => typeof value === 'number'],
  object: ['a JSON object', (value) => isRecord(value) && isJson(value)],
  array: ['a list of strings', isStringArray],
};

/** Returns undefined if a schema allows a value. Otherwise, describes the allowed values. */
function expectedBy({ type, const: only, enum: names }: OptionSchema, value: unknown): string | undefined {
  if (only !== undefined) return value === only ? undefined : JSON.stringify(only);
  if (names !== undefined) {
    return names.some((name) => name === value) ? undefined : `one of ${names.join(', ')}`;
  }
  if (type === undefined) return isJson(value) ? undefined : 'JSON';
  const types = [type].flat().flatMap((name) => (TYPES[name] === undefined ? [] : [TYPES[name]]));
  return types.some(([, test]) => test(value)) ? undefined : types.map(([words]) => words).join(' or ');
}

function isStringArray(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Returns true if a value can be serialised as JSON. Functions and cyclic objects cannot be serialised. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

function wrong(
  method: string,
  kind: 'argument' | 'option',
  name: string,
  expected: string,
  value: unknown,
): LanserError {
  const message = `The ${kind} "${name}" of ${method} must be ${expected}, not ${shown(value)}.`;
  return new LanserError('E/USAGE', message, { [kind]: name });
}

function shown(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  return Array.isArray(value) ? 'an array' : typeof value;
}
