import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';

/** Options that every command takes. */
export interface CommonOptions {
  readonly json?: true;
  /** `true` where the option stands without a folder: the working directory. */
  readonly workspace: string | true;
  readonly python?: string;
  readonly timeout?: number;
  readonly verbose?: true;
}

export function addCommonOptions(command: Command): Command {
  return command
    .option('--json', 'print one JSON document on standard output and nothing else')
    .option('--workspace [dir]', 'the folder to work in', '.')
    .option('--python <path>', 'a Python interpreter or environment (default: python3 of PATH)')
    .addOption(
      new Option(
        '--timeout <seconds>',
        'how long the language server may take to answer one request',
      ).argParser(positiveNumber),
    )
    .option('--verbose', 'say on standard error what happens, the servers’ own log included');
}

/** The workspace's absolute path, links resolved where it exists. */
export function workspaceFolder(options: CommonOptions): string {
  const absolute = path.resolve(options.workspace === true ? '.' : options.workspace);
  return existsSync(absolute) ? realpathSync(absolute) : absolute;
}

function positiveNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) {
    throw new InvalidArgumentError('A number of seconds above 0 is expected.');
  }
  return value;
}
