import { main } from './cli/main.ts';
import { thisProcess } from './cli/this-process.ts';

export { reportBrokenOutput } from './cli/this-process.ts';

/** Runs a command line in this process. */
export async function runHere(argv: readonly string[]): Promise<number> {
  return main(argv, thisProcess());
}
