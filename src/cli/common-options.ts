import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import type { Shard } from '../batch/shard.ts';

/** The options that `addCommand` gives to a command. */
export interface CommonOptions {
  readonly json?: true;
  /** True for `--workspace` without a value, which means the working directory. */
  readonly workspace: string | true;
  readonly python?: string;
  readonly timeout?: number;
  readonly verbose?: true;
}

export function addCommonOptions(command: Command): Command {
  return command
    .option('--json', 'print only JSON on standard output')
    .option('--workspace [dir]', 'work in this folder', '.')
    .option(
      '--python <path>',
      'use this Python interpreter or environment (default, the first that is usable: the environment of Pyright’s configuration, the active environment, UV_PROJECT_ENVIRONMENT, .venv or venv in the project’s folder or above, python3 or python of PATH); except in gates, an environment in Pyright’s configuration overrides this option',
    )
    .option(
      '--timeout <seconds>',
      'limit the time of each request to a language server, each run of a tool and each check of a schema (default for requests: the configured limit, else 120)',
      positiveNumber,
    )
    .option('--verbose', 'write a log, including the logs of the servers, to standard error');
}

/** Returns the absolute path of the workspace. Resolves links if the folder exists. */
export function workspaceFolder(options: CommonOptions, cwd: string = process.cwd()): string {
  const absolute = path.resolve(cwd, options.workspace === true ? '.' : options.workspace);
  return existsSync(absolute) ? realpathSync(absolute) : absolute;
}

export function timeoutOf({ timeout }: Pick<CommonOptions, 'timeout'>): number | undefined {
  return timeout === undefined ? undefined : timeout * 1000;
}

/** Collects the values of an option that may be repeated. */
export function repeated(value: string, values: readonly string[] = []): readonly string[] {
  return [...values, value];
}

/** Reads a whole number of at least 1. @throws InvalidArgumentError */
export function countOf(text: string): number {
  const value = Number(text);
  if (!/^\d+$/u.test(text) || !Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError('A whole number of at least 1 is expected.');
  }
  return value;
}

/** Reads a shard such as `3/8`; the first shard is 1. @throws InvalidArgumentError */
export function shardOf(text: string): Shard {
  const [, index = 0, count = 0] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/u.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) {
    throw new InvalidArgumentError('A shard such as 3/8 is expected: the third of eight.');
  }
  return { index, count };
}

function positiveNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) {
    throw new InvalidArgumentError('A number of seconds above 0 is expected.');
  }
  return value;
}
