import { isRecord } from '../../model/json-record.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { SELECTOR_KINDS, type PositionSpec } from '../../model/selector.ts';
import { violationsOf } from '../../schema/validate.ts';
import { violationText, type SchemaViolation } from '../../schema/violations.ts';
import { parseSelector } from '../../selector/parse-selector.ts';
import { printSelector } from '../../selector/print-selector.ts';

export type ReadSelector =
  | {
      readonly kind: 'read';
      readonly spec: PositionSpec;
      /** The given text, or the string form of JSON. */
      readonly original: string;
    }
  | { readonly kind: 'failed'; readonly error: LanserError; readonly original: string };

/** Reads a selector in its string form, as JSON text, or as an object. A text that starts with "{" is JSON. */
export function readSelector(selector: string | PositionSpec): ReadSelector {
  if (typeof selector !== 'string') return readSpec(selector, JSON.stringify(selector));
  const original = wellFormed(selector);
  if (!selector.startsWith('{')) return readText(selector, original);
  let value: unknown;
  try {
    value = JSON.parse(selector);
  } catch {
    const expected = 'a PositionSpec as JSON (write ./{ for a file name that starts with {)';
    return { kind: 'failed', error: syntaxError({ offset: 0, found: '"{"', expected }), original };
  }
  return readSpec(value, original);
}

function readSpec(value: unknown, original: string): ReadSelector {
  const violations = specViolations(value);
  if (violations.length === 0) {
    // The grammar checks rules that a schema cannot express, such as an end before its start.
    const printed = printSelector(value as PositionSpec);
    return readText(printed, wellFormed(printed));
  }
  const [first] = violations;
  const error = new LanserError(
    'E/SCHEMA_INVALID',
    `The selector does not match its schema: ${first === undefined ? '' : violationText(first)}.`,
    { schema: 'selector', violations },
  );
  return { kind: 'failed', error, original: wellFormed(original) };
}

function readText(text: string, original: string): ReadSelector {
  const parsed = parseSelector(text);
  if (parsed.kind === 'malformed') {
    const { offset, found, expected } = parsed;
    const fault = { offset, found: wellFormed(found), expected };
    return { kind: 'failed', error: syntaxError(fault, placeHint(original)), original };
  }
  if (text === original) return { kind: 'read', spec: parsed.spec, original };
  const fault = { offset: text.search(LONE), found: '"\uFFFD"', expected: 'whole characters' };
  return { kind: 'failed', error: syntaxError(fault), original };
}

/** Returns a hint for the form `file:line:column`, which compilers and lanser print. */
function placeHint(text: string): string {
  const [, file, line, column] = /^([^:@#]+):(\d+)(?::(\d+))?$/u.exec(text) ?? [];
  return file === undefined ? '' : ` A position is written ${file}@L${line}:C${column ?? 1}.`;
}

function syntaxError(
  fault: { readonly offset: number; readonly found: string; readonly expected: string },
  hint = '',
): LanserError {
  return new LanserError(
    'E/BAD_SELECTOR_SYNTAX',
    `Expected ${fault.expected} at offset ${fault.offset} of the selector, found ${fault.found}.${hint}`,
    fault,
  );
}

/** Validates by the schema of the value's own kind, because violations of the others do not help. */
function specViolations(value: unknown): readonly SchemaViolation[] {
  const kind = SELECTOR_KINDS.find((name) => isRecord(value) && value['kind'] === name);
  return violationsOf('selector', value, kind === undefined ? undefined : `${kind}Selector`);
}

const LONE = /\p{Cs}/u;

/** Replaces lone surrogates, which do not have a canonical form. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}
