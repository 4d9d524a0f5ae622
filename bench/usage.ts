import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Parses the arguments of a script. For `--help` or invalid arguments, prints the usage and ends the process. */
export function scriptArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  if (process.argv.includes('--help')) {
    process.stdout.write(usage());
    endProcess(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return endWithUsage((error as Error).message);
  }
}

/** Prints a problem with the arguments, then the usage of the script. Ends the process with exit code 2. */
export function endWithUsage(problem: string): never {
  process.stderr.write(`${problem}\n\n${usage()}`);
  return endProcess(2);
}

function endProcess(exitCode: number): never {
  // oxlint-disable-next-line unicorn/no-process-exit -- the script cannot continue without valid arguments
  process.exit(exitCode);
}

/** Returns the comment at the top of the script that Node runs. */
function usage(): string {
  const source = readFileSync(process.argv[1] ?? '', 'utf8');
  const comment = /^\/\*\*\n(?<lines>.*?)\n \*\//su.exec(source)?.groups?.['lines'] ?? '';
  return `${comment.replaceAll(/^ \* ?/gmu, '')}\n`;
}
