import { wellFormed } from '../bundle/well-formed.ts';
import type { BatchRequest } from '../model/generated/batch.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';

export interface ReadRequest {
  /** The request's id, any JSON; null without one. */
  readonly id: unknown;
  /** The request, or the error of an invalid line. */
  readonly request: BatchRequest | LanserError;
}

/** Reads a line of a batch. */
export function readRequest(text: string): ReadRequest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = messageOf(error).replace(/, ".*" is not valid JSON$/su, '');
    return {
      id: null,
      request: new LanserError(
        'E/USAGE',
        `The line is not JSON: ${reason}. Write one JSON object per line.`,
        { reason },
      ),
    };
  }
  if (isDeep(value)) {
    const message = `The line is not a request: it has more than ${MAX_DEPTH} levels of nesting. Write a flatter one.`;
    return { id: null, request: new LanserError('E/USAGE', message) };
  }
  const id: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? wellFormed(value.id) : null;
  const violations = violationsOf('batch', value);
  if (violations.length === 0) return { id, request: value as BatchRequest };
  const [first] = violations;
  const violation = first === undefined ? '' : violationText(first);
  return {
    id,
    request: new LanserError(
      'E/USAGE',
      `The line is not a request: ${violation}. Compare it with schemas/batch.schema.json.`,
      { violations },
    ),
  };
}

/** The maximum depth: writing, comparing and hashing are recursive. */
const MAX_DEPTH = 1000;

function isDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(membersOf);
  }
  return false;
}

function membersOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? (Object.values(value) as readonly unknown[]) : [];
}
