import { wellFormed } from '../bundle/well-formed.ts';
import type { BatchRequest } from '../model/generated/batch.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import { canonicalOptions } from '../registry/canonical-options.ts';
import type { Operation } from '../registry/operation.ts';
import { operationNamed, OPERATIONS, requestNames, requestOptions } from '../registry/operations.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import { pointerParts } from '../text/json-pointer.ts';
import { didYouMean } from '../text/nearest-names.ts';

export interface ReadRequest {
  /** The request's id, any JSON value; null if the line has no id, is not JSON, or has too many levels of nesting. */
  readonly id: unknown;
  readonly request: BatchRequest | LanserError;
}

/** Reads a line of a batch. Returns the error of an invalid line as `request`. */
export function readRequest(text: string): ReadRequest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (text.endsWith(REPLACEMENT)) return { id: null, request: notUtf8(text) };
    const reason = messageOf(error).replace(/, ".*" is not valid JSON$/su, '');
    const message = `The line is not JSON: ${reason}. Write one JSON object per line.`;
    return { id: null, request: new LanserError('E/USAGE', message, { reason }) };
  }
  if (isDeep(value)) {
    const message = `The line is not a request: it has more than ${MAX_DEPTH} levels of nesting. Write a request with fewer levels.`;
    return { id: null, request: new LanserError('E/USAGE', message) };
  }
  const id: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? wellFormed(value.id) : null;
  const canonical = withCanonicalOptions(value);
  const violations = violationsOf('batch', canonical);
  const [first] = violations;
  if (first === undefined) return { id, request: canonical as BatchRequest };
  const advice = nextStep(first.pointer, value);
  const next = advice === '' ? ' Compare it with schemas/batch.schema.json.' : advice;
  const message = `The line is not a request: ${violationText(first)}.${next}`;
  return { id, request: new LanserError('E/USAGE', message, { violations }) };
}

const REPLACEMENT = '\uFFFD';

function notUtf8(text: string): LanserError {
  const byte = Buffer.byteLength(text.slice(0, -REPLACEMENT.length)) + 1;
  const message = `The line is not JSON: it has invalid UTF-8 or U+FFFD at byte ${byte}. Encode the input in UTF-8.`;
  return new LanserError('E/USAGE', message, { byte });
}

/** Replaces command-line names of options with their names in requests, for example `top-k` with `topK`. */
function withCanonicalOptions(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value['options'])) return value;
  const { cmd, options } = value;
  const operation = typeof cmd === 'string' ? operationOf(cmd) : undefined;
  if (operation === undefined) return value;
  const names = requestOptions(operation);
  const { arguments: args = [] } = operation.command ?? {};
  return { ...value, options: canonicalOptions(options, { names, arguments: args }) };
}

function operationOf(cmd: string): Operation | undefined {
  const name = operationNamed(cmd);
  return name === undefined ? undefined : OPERATIONS[name];
}

const FIELDS = ['cmd', 'id', 'options', 'selector'];

/** Returns advice for an unknown field, option or operation; an empty string if there is none. */
function nextStep(pointer: string, value: unknown): string {
  const names = pointerParts(pointer);
  const [field = '', option] = names;
  if (!isRecord(value)) return '';
  const cmd = typeof value['cmd'] === 'string' ? value['cmd'] : '';
  const operation = operationOf(cmd);
  if (field === 'cmd') return didYouMean(cmd, requestNames());
  const options = operation === undefined ? [] : requestOptions(operation);
  if (field === 'options') return option === undefined ? '' : didYouMean(option, options);
  if (names.length !== 1) return '';
  const { [field]: given, ...others } = canonicalOptions({ [field]: value[field] }, { names: options });
  const [meant = field] = given === undefined ? Object.keys(others) : [field];
  return options.some((name) => name === meant)
    ? ` ${meant} belongs in options: {"options": {"${meant}": …}}.`
    : didYouMean(field, FIELDS);
}

/** The maximum depth of nesting. A deeper value would exhaust the stack when it is written, compared or hashed. */
const MAX_DEPTH = 1000;

function isDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.some((member) => isDeep(member, levels - 1));
}
