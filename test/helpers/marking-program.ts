import { access, chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A program that creates a file when it runs, so that a test can detect the run. Without arguments, it
 * also copies its standard input to its standard output, like a Git filter.
 */
export interface MarkingProgram {
  /** The absolute path. */
  readonly program: string;
  wasRun(): Promise<boolean>;
}

export async function markingProgram(folder: string, name = 'marks'): Promise<MarkingProgram> {
  const program = path.join(folder, name);
  const mark = path.join(folder, `${name}.mark`);
  await writeFile(program, `#!/bin/sh\n: > '${mark}'\ncase "$#" in 0) cat;; esac\nexit 0\n`);
  await chmod(program, 0o755);
  return {
    program,
    wasRun: async () =>
      access(mark).then(
        () => true,
        () => false,
      ),
  };
}
