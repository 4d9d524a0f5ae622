import type { TracedCall } from '../model/generated/trace.ts';
import { LanserError } from '../model/lanser-error.ts';
import { isOperation, operationNamed, readsCheckout } from '../registry/operations.ts';
import type { RequestLine } from './answer-line.ts';
import { readRequest } from './read-request.ts';

/** The method name in a trace for a line of a batch. */
export const LINE = 'line';

/** Returns a line of a batch as a call that a replay can repeat. */
export function lineCall({ line, ordinal, text, request, input }: RequestLine): TracedCall {
  return {
    method: LINE,
    arguments: [text, { line, ordinal, request, ...(input === undefined ? {} : { input }) }],
  };
}

/** Returns the line of a recorded call. @throws LanserError E/SCHEMA_INVALID if the call is not a line. */
export function lineOf({ arguments: [text, place] }: TracedCall): RequestLine {
  const { line, ordinal, request } = (place ?? {}) as Partial<Record<keyof RequestLine, unknown>>;
  const isLine =
    typeof text === 'string' &&
    Number.isSafeInteger(line) &&
    Number.isSafeInteger(ordinal) &&
    typeof request === 'string';
  if (isLine) return { ...(place as Omit<RequestLine, 'text'>), text };
  const message = 'The recorded call is not a line of a batch. Record the batch again.';
  throw new LanserError('E/SCHEMA_INVALID', message);
}

/** Returns true if a call, or the request of a recorded line, may read arbitrary files of the checkout. */
export function callReadsCheckout({ method, arguments: args }: TracedCall): boolean {
  if (method !== LINE) return isOperation(method) && readsCheckout(method, args);
  const [text] = args;
  const { request } = readRequest(typeof text === 'string' ? text : '');
  return !(request instanceof LanserError) && readsCheckout(operationNamed(request.cmd), [request.options]);
}
