import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A program that was started, as the kernel was asked for it. */
export interface StartedProgram {
  readonly program: string;
  readonly args: string;
  /** Its whole environment, as `"NAME=value", …`. */
  readonly env: string;
}

/**
 * A stand-in for Node that runs it under strace, and the programs that were started so far. Attempts that
 * failed are among them: a program that was looked for in a wrong place would have been run there.
 */
export function tracedNode(folder: string): { readonly node: string; started(): readonly StartedProgram[] } {
  const log = path.join(folder, 'execve.log');
  const node = path.join(folder, 'traced-node');
  const options = ['-f', '-qq', '-v', '-s', '1000000', '--seccomp-bpf', '-e', 'trace=execve,execveat'];
  const command = JSON.stringify([...options, '-e', 'signal=none', '-o', log, process.execPath]);
  // No shell: it would drop the variables whose names hold hyphens, and those are the inputs.
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
