import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findExecutable } from '../../src/workspace/executable.ts';
import { testHost } from './test-host.ts';

/**
 * Writes a program `git` that runs the real Git. If an argument is `subcommand`, the program first runs `line`. This
 * shell code may end the program. Returns the environment variables with which {@link testHost} finds the program.
 */
export async function failingGit(
  folder: string,
  subcommand: string,
  line: string,
): Promise<Readonly<Record<string, string>>> {
  const git = await findExecutable(testHost(), ['git'], []);
  const program = path.join(folder, 'git');
  const cases = `case " $* " in *' ${subcommand} '*) ${line};; esac`;
  await writeFile(program, `#!/bin/sh\n${cases}\nexec '${git}' "$@"\n`);
  await chmod(program, 0o755);
  return { PATH: [folder, process.env['PATH']].join(path.delimiter) };
}
