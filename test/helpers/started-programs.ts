import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A program that a process asked the kernel to start. */
export interface StartedProgram {
  readonly program: string;
  readonly args: string;
  /** The program's whole environment, as `"NAME=value", …`. */
  readonly env: string;
}

/**
 * Creates a program that runs Node under strace. `started` lists this Node, and the programs that Node and its
 * descendants started. Failed starts are included, because the kernel would have executed a file at such a path.
 */
export function tracedNode(folder: string): { readonly node: string; started(): readonly StartedProgram[] } {
  const log = path.join(folder, 'execve.log');
  const node = path.join(folder, 'traced-node');
  const options = ['-f', '-qq', '-v', '-s', '1000000', '--seccomp-bpf', '-e', 'trace=execve,execveat'];
  const command = JSON.stringify([...options, '-e', 'signal=none', '-o', log, process.execPath]);
  // A shell script would drop environment variables with hyphens, such as those for the inputs of an Action.
  const script = `const { spawnSync } = require('node:child_process');
const { status } = spawnSync('/usr/bin/strace', [...${command}, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 70;
`;
  writeFileSync(node, `#!${process.execPath}\n${script}`, { mode: 0o755 });
  return {
    node,
    started: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const match = /execve(?:at)?\((?:[^"]*, )?"((?:[^"\\]|\\.)*)", \[(.*?)\](?:, \[(.*)\])?/su.exec(
            line,
          );
          if (match === null) return [];
          const [, program = '', args = '', env = ''] = match;
          return [{ program, args, env }];
        }),
  };
}
