import { isRecord } from './json-record.ts';
import { LanserError } from './lanser-error.ts';

type Check = readonly [names: readonly string[], expected: string, test: (value: unknown) => boolean];

const isString = (value: unknown): boolean => typeof value === 'string';

/** The types of options that have one meaning in all functions of the SDK, in the order of the checks. */
const CHECKS: readonly Check[] = [
  [['host'], 'a host, such as `nodeHost()`', (value) => isRecord(value) && isRecord(value['env'])],
  [['signal'], 'an AbortSignal', (value) => value instanceof AbortSignal],
  [['timeoutMs'], 'a positive number of milliseconds', (ms) => Number.isFinite(ms) && Number(ms) > 0],
  [['arrivedMs'], 'a time in milliseconds', Number.isFinite],
  [['repository', 'base', 'head', 'workspace', 'python', 'indexIo'], 'a string', isString],
  [['candidates'], 'an array', Array.isArray],
  [['files', 'withoutServers', 'ownFiles'], 'an array of strings', isStringArray],
  [['keepAnswers', 'canonical'], 'a boolean', (value) => typeof value === 'boolean'],
  [['reward'], 'an object', isRecord],
  [['trace'], 'an object with the string `file`', (value) => isRecord(value) && isString(value['file'])],
];

/**
 * Checks the options of a function of the SDK: callers in JavaScript can pass any values. Ignores unknown options.
 *
 * @throws LanserError E/USAGE that names the first missing or wrong option, or `options` if it is not an object.
 */
export function expectOptions(method: string, required: readonly string[], options: unknown = {}): void {
  if (!isRecord(options)) throw wrongValue(method, 'argument', 'options', 'an object', options);
  for (const name of CHECKS.flatMap(([names]) => names)) {
    if (options[name] !== undefined || required.includes(name)) expectOption(method, name, options[name]);
  }
}

export function expectOption(method: string, name: string, value: unknown): void {
  const [, expected = '', test] = CHECKS.find(([names]) => names.includes(name)) ?? [];
  if (test?.(value) === false) throw wrongValue(method, 'option', name, expected, value);
}

export function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}

export function wrongValue(
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
  if (value === '') return 'an empty string';
  if (!Array.isArray(value)) return typeof value;
  const other = Array.from<unknown>(value).find((item) => !isString(item));
  return other === undefined ? 'an array' : `an array with ${shown(other)}`;
}
