import { isRecord, type JsonRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';

/**
 * Parses JSON, with or without a byte order mark.
 *
 * @throws LanserError E/INCONCLUSIVE if the text is not JSON, for example because it is truncated.
 */
export function parseJson(text: string, format: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, '')) as unknown;
  } catch (error) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      text.trim() === ''
        ? `The output of the tool is empty, but ${format} is expected. Run the tool again.`
        : `The output of the tool is not ${format}, or is incomplete. Check the tool's output format, and run the tool again.`,
      { expected: format },
      { cause: error },
    );
  }
}

/** Returns the value as an object, or throws E/INCONCLUSIVE. `label` names the value in the message. */
export function recordOf(value: unknown, label: string): JsonRecord {
  if (isRecord(value)) return value;
  throw unexpected(label, 'an object');
}

export function arrayOf(value: unknown, label: string): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  throw unexpected(label, 'an array');
}

export function stringOf(value: unknown, label: string): string {
  if (typeof value === 'string') return value;
  throw unexpected(label, 'a string');
}

/** Returns the value as an integer of at least `least`, or throws E/INCONCLUSIVE. */
export function countOf(value: unknown, label: string, least: number): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
  throw unexpected(label, `an integer of at least ${least}`);
}

/** Throws E/INCONCLUSIVE if an output lists fewer diagnostics than its summary counts. */
export function refuseMissing(severity: string, counted: number, listed: number): void {
  if (listed >= counted) return;
  const message = `The output is incomplete: it lists ${listed} of severity ${severity}, but its summary counts ${counted}. Run the tool again, and save its complete output.`;
  throw new LanserError('E/INCONCLUSIVE', message, { severity, counted, listed });
}

/** Returns an array's members, with {} for each non-object, so that the indexes do not change; [] for a non-array. */
export function listOf(value: unknown): readonly JsonRecord[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).map((member) => (isRecord(member) ? member : {}));
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function unexpected(label: string, expected: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `The output has an unexpected form: ${label} is not ${expected}. Check the tool's output format and version.`,
    { member: label },
  );
}
