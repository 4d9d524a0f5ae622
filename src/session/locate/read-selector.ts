import { isRecord } from '../../model/json-record.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { FlatRange } from '../../model/range.ts';
import { SELECTOR_KINDS, type PositionSpec, type RangeSelector } from '../../model/selector.ts';
import { violationsOf } from '../../schema/validate.ts';
import { violationText, type SchemaViolation } from '../../schema/violations.ts';
import { parseSelector } from '../../selector/parse-selector.ts';
import { printSelector } from '../../selector/print-selector.ts';
import { OUTSIDE_ROOTS } from '../../workspace/named-roots.ts';

/** A selector, or the error of an invalid one. */
export type ReadSelector =
  | {
      readonly kind: 'read';
      readonly spec: PositionSpec;
      /** The given text. For a selector given as JSON or as an object, its string form. */
      readonly original: string;
    }
  | { readonly kind: 'failed'; readonly error: LanserError; readonly original: string };

/** Reads a selector in its string form, as JSON text, or as an object. A text that starts with "{" is JSON. */
export function readSelector(selector: string | PositionSpec): ReadSelector {
  if (typeof selector !== 'string') return readSpec(selector, JSON.stringify(selector));
  const original = selector.toWellFormed();
  if (!selector.startsWith('{')) return readText(selector, original);
  let value: unknown;
  try {
    value = JSON.parse(selector);
  } catch {
    const fault = { offset: 0, found: '"{"', expected: 'a PositionSpec as JSON' };
    return { kind: 'failed', error: syntaxError(fault, INVALID_JSON), original };
  }
  return readSpec(value, original);
}

function readSpec(given: unknown, original: string): ReadSelector {
  const value = rangeOfLocation(given) ?? given;
  const violations = specViolations(value);
  if (violations.length === 0) {
    // The grammar checks what a schema cannot express, such as the order of start and end.
    const printed = printSelector(value as PositionSpec);
    return readText(printed, printed.toWellFormed());
  }
  const [first] = violations;
  const error = new LanserError(
    'E/SCHEMA_INVALID',
    `The selector does not match its schema: ${first === undefined ? '' : violationText(first)}.`,
    { schema: 'selector', violations },
  );
  return { kind: 'failed', error, original: original.toWellFormed() };
}

function readText(text: string, original: string): ReadSelector {
  const parsed = parseSelector(text);
  if (parsed.kind === 'malformed') {
    const { offset, found, expected } = parsed;
    const fault = { offset, found: found.toWellFormed(), expected };
    const outside = OUTSIDE.exec(original)?.[0];
    const error = outside === undefined ? syntaxError(fault) : outsideError(outside);
    return { kind: 'failed', error, original };
  }
  if (text === original) return { kind: 'read', spec: parsed.spec, original };
  const offset = text.search(LONE_SURROGATE);
  const fault = { offset, found: 'an unpaired surrogate', expected: 'well-formed Unicode' };
  return { kind: 'failed', error: syntaxError(fault), original };
}

/** Matches the name of a file outside of the workspace before a line and a column: `typeshed:a.pyi:1:1`. */
const OUTSIDE = new RegExp(String.raw`^(?:${OUTSIDE_ROOTS.join('|')}):[^:]+(?=:\d+:\d+)`, 'u');

const INVALID_JSON =
  'The selector starts with "{" but is not valid JSON. For a file name that starts with "{", write "./{".';

function syntaxError(
  fault: { readonly offset: number; readonly found: string; readonly expected: string },
  message = `Expected ${fault.expected} at offset ${fault.offset} of the selector, found ${fault.found}.`,
): LanserError {
  return new LanserError('E/BAD_SELECTOR_SYNTAX', message, fault);
}

export function outsideError(uri: string): LanserError {
  const name = uri.replace(/^external:/u, '');
  return new LanserError(
    'E/JAIL',
    `${JSON.stringify(name)} is outside the workspace. Relative paths start at the workspace's folder.`,
    { path: uri },
  );
}

/** Returns a selector for an object with `uri` and a range, such as a bundle's symbol. Else returns undefined. */
function rangeOfLocation(value: unknown): RangeSelector | undefined {
  if (!isRecord(value) || SELECTOR_KINDS.some((kind) => kind === value['kind'])) return undefined;
  const { uri, range, selectionRange = range, docVersion } = value;
  if (typeof uri !== 'string' || !isFlatRange(selectionRange)) return undefined;
  const [startLine, start, endLine, end] = selectionRange;
  return {
    kind: 'range',
    uri,
    start: [startLine + 1, start + 1],
    end: [endLine + 1, end + 1],
    indexing: 'utf-16',
    ...(typeof docVersion === 'string' ? { docVersion } : {}),
  };
}

function isFlatRange(value: unknown): value is FlatRange {
  return Array.isArray(value) && value.length === 4 && value.every((part) => Number.isSafeInteger(part));
}

/** Validates a selector. If its kind is known, omits the violations of other kinds, because they would mislead. */
function specViolations(value: unknown): readonly SchemaViolation[] {
  const kind = SELECTOR_KINDS.find((name) => isRecord(value) && value['kind'] === name);
  return violationsOf('selector', value, kind === undefined ? undefined : `${kind}Selector`);
}

const LONE_SURROGATE = /\p{Cs}/u;
