import type { TracedCall } from '../model/generated/trace.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { AskedLine } from './answer-line.ts';

/** The method by which a trace says that a line of a batch was answered. */
export const LINE = 'line';

/** A line of a batch as a call that can be made again. */
export function lineCall({ line, ordinal, text, request, input }: AskedLine): TracedCall {
  return {
    method: LINE,
    arguments: [text, { line, ordinal, request, ...(input === undefined ? {} : { input }) }],
  };
}

/** The line that a recorded call is. @throws LanserError E/SCHEMA_INVALID. */
export function lineOf({ arguments: [text, place] }: TracedCall): AskedLine {
  const { line, ordinal, request } = (place ?? {}) as Partial<Record<keyof AskedLine, unknown>>;
  const isLine =
    typeof text === 'string' &&
    Number.isSafeInteger(line) &&
    Number.isSafeInteger(ordinal) &&
    typeof request === 'string';
  if (isLine) return { ...(place as Omit<AskedLine, 'text'>), text };
  throw new LanserError('E/SCHEMA_INVALID', 'The call is no line of a batch.');
}
