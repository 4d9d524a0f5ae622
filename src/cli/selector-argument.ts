import type { Edge } from './process-edge.ts';
import { readStandardInput } from './standard-input.ts';

/** How commands describe their selector. */
export const SELECTOR_ARGUMENT =
  'a selector in any string form, a PositionSpec as JSON, or "-" for standard input';

/** The selector of an argument, which may say that it comes by standard input. */
export async function readSelectorArgument(argument: string, { host, signal }: Edge): Promise<string> {
  if (argument !== '-') return argument;
  host.log('reading a selector from standard input');
  return readStandardInput(signal);
}
