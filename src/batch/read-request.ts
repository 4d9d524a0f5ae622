import type { BatchRequest } from '../model/generated/batch.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import { canonicalOptions, type NamedOptions } from '../registry/canonical-options.ts';
import type { Operation } from '../registry/operation.ts';
import { operationNamed, OPERATIONS, requestNames, requestOptions } from '../registry/operations.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import { pointerParts } from '../text/json-pointer.ts';
import { jsonSize } from '../text/json-size.ts';
import { didYouMean } from '../text/nearest-names.ts';
import { scanJson } from '../text/scan-json.ts';

/** The maximum depth of nesting. A deeper value might exhaust the stack when it is written, compared or hashed. */
const MAX_DEPTH = 1000;

export interface ReadRequest {
  /** The request's id; null if absent or rejected, or if the line is too deep, is not JSON or repeats a property. */
  readonly id: unknown;
  readonly request: BatchRequest | LanserError;
}

/** Reads a line of a batch. Returns the error of an invalid line as `request`. */
export function readRequest(text: string): ReadRequest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (text.endsWith(REPLACEMENT)) return notUtf8(text);
    if (text.startsWith('\uFEFF')) {
      return rejected('The line is not JSON: it begins with a byte order mark (U+FEFF). Remove the mark.');
    }
    const reason = messageOf(error).replace(/, ".*" is not valid JSON$/su, '');
    return rejected(`The line is not JSON: ${reason}. Write one JSON object per line.`, { reason });
  }
  const { depth, values } = jsonSize(text);
  if (depth > MAX_DEPTH) {
    const message = `The line is not a request: it has more than ${MAX_DEPTH} levels of nesting. Write a request with fewer levels.`;
    return rejected(message);
  }
  // `JSON.parse` keeps only the last of equal names. Most lines have none, and counting is faster than `scanJson`.
  const [duplicate] = values === valuesIn(value) + 1 ? [] : scanJson(text, MAX_DEPTH).duplicates;
  if (duplicate !== undefined) {
    const { pointer, key } = duplicate;
    const expected = `no second property ${JSON.stringify(key)}`;
    const message = `The line is not a request: ${pointer}: expected ${expected}. Remove one of them.`;
    return rejected(message, { violations: [{ pointer, expected }] });
  }
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  if (isAltered(id)) {
    const message = `The line is not a request: /id contains a number beyond ±${Number.MAX_SAFE_INTEGER} or a lone surrogate, so the answer might not repeat it exactly. Use an ASCII string as the id.`;
    return rejected(message);
  }
  const canonical = withCanonicalOptions(value);
  const violations = violationsOf('batch', canonical);
  const [first] = violations;
  if (first === undefined) return { id, request: canonical as BatchRequest };
  const advice = nextStep(first.pointer, value);
  const next = advice === '' ? ' Compare it with schemas/batch.schema.json.' : advice;
  return rejected(`The line is not a request: ${violationText(first)}.${next}`, { violations }, id);
}

function rejected(message: string, details = {}, id: unknown = null): ReadRequest {
  return { id, request: new LanserError('E/USAGE', message, details) };
}

const REPLACEMENT = '\uFFFD';

function notUtf8(text: string): ReadRequest {
  const byte = Buffer.byteLength(text.slice(0, -REPLACEMENT.length)) + 1;
  const message = `The line is not JSON: it has invalid UTF-8 or U+FFFD at byte ${byte}. Encode the input in UTF-8.`;
  return rejected(message, { byte });
}

/** Returns true if parsing and serialising JSON may alter an id. Ignores the rounding of fractions. */
function isAltered(id: unknown): boolean {
  if (typeof id === 'string') return !id.isWellFormed();
  if (typeof id === 'number') return !Number.isSafeInteger(Math.trunc(id));
  return typeof id === 'object' && id !== null && Object.entries(id).flat().some(isAltered);
}

/** Replaces command-line names of options with their names in requests, for example `top-k` with `topK`. */
function withCanonicalOptions(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value['options'])) return value;
  const { cmd, options } = value;
  const operation = typeof cmd === 'string' ? operationOf(cmd) : undefined;
  if (operation === undefined) return value;
  return { ...value, options: canonicalOptions(options, namesOf(operation)) };
}

function namesOf(operation: Operation): NamedOptions {
  return { names: requestOptions(operation), arguments: operation.command?.arguments ?? [] };
}

function operationOf(cmd: string): Operation | undefined {
  const name = operationNamed(cmd);
  return name === undefined ? undefined : OPERATIONS[name];
}

const FIELDS = ['cmd', 'id', 'options', 'selector'];

/** Returns advice for an unknown field, option or operation, or for an option given twice; empty without advice. */
function nextStep(pointer: string, value: unknown): string {
  const names = pointerParts(pointer);
  const [field = '', option] = names;
  if (!isRecord(value)) return '';
  const cmd = typeof value['cmd'] === 'string' ? value['cmd'] : '';
  const operation = operationOf(cmd);
  if (field === 'cmd') return didYouMean(cmd, requestNames());
  const options = operation === undefined ? [] : requestOptions(operation);
  if (field === 'options') {
    const { options: given } = value;
    const isKnown = options.some((name) => name === option);
    if (option === undefined || operation === undefined || isKnown || !isRecord(given)) return '';
    const nameOf = (name: string) =>
      Object.keys(canonicalOptions({ [name]: given[name] }, namesOf(operation)))[0];
    const twin = Object.keys(given).find((name) => name !== option && nameOf(name) === nameOf(option));
    if (twin !== undefined) return ` ${twin} sets the same option. Remove one of them.`;
    return didYouMean(option, options);
  }
  if (names.length !== 1 || FIELDS.includes(field)) return '';
  const { [field]: given, ...others } = canonicalOptions({ [field]: value[field] }, { names: options });
  const [meant = field] = given === undefined ? Object.keys(others) : [field];
  return options.some((name) => name === meant)
    ? ` ${meant} belongs in options: {"options": {"${meant}": …}}.`
    : didYouMean(field, FIELDS);
}

/** Counts the values in objects and arrays like {@link jsonSize}, as if an empty object or array had one value. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members: readonly unknown[] = Object.values(value);
  return members.reduce<number>((sum, member) => sum + valuesIn(member), Math.max(members.length, 1));
}
