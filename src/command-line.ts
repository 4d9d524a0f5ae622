import { Readable } from 'node:stream';
import { main } from './cli/main.ts';
import { thisProcess } from './cli/this-process.ts';

export { reportBrokenOutput } from './cli/this-process.ts';

/**
 * Runs a command line in this process. Returns the exit code.
 *
 * @param input the text of standard input if it was already read.
 */
export async function runHere(argv: readonly string[], input?: string): Promise<number> {
  const caller = thisProcess();
  return main(argv, input === undefined ? caller : { ...caller, stdin: Readable.from([Buffer.from(input)]) });
}
