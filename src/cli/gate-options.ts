import { InvalidArgumentError, Option, type Command } from 'commander';
import { DEFAULT_FAIL_ON, FAIL_ON, type FailOn } from '../gate/options.ts';
import { repeated } from './common-options.ts';

/** Adds the options for projects. The help says that the Pyright configuration is that of `state`, such as `base`. */
export function addProjectOptions(command: Command, state: string): Command {
  return command
    .option(
      '--working-directory <dir>',
      'check the project of this folder, relative to the repository’s root; repeatable (default: the root)',
      repeated,
    )
    .option(
      '--config-file <file>',
      `use this Pyright configuration of ${state} instead of each project’s own; relative to the repository’s root`,
    );
}

/** @param rules the rules that the command can check. */
export function failOnOption(state: string, rules: readonly FailOn[] = FAIL_ON): Option {
  const names = rules.join(', ');
  return new Option(
    '--fail-on <list>',
    `fail on these findings: one or more of ${names} (default: the value in ${state}’s configuration, else ${DEFAULT_FAIL_ON.filter((rule) => rules.includes(rule)).join(', ')})`,
  ).argParser((text) => parseFailOn(text, names, rules));
}

function parseFailOn(text: string, names: string, rules: readonly string[]): readonly FailOn[] {
  const entries = text
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  // With an empty list, the command could not fail. An empty variable of a script must not have this effect.
  if (entries.length === 0) throw new InvalidArgumentError(`Name at least one of ${names}.`);
  for (const entry of entries) {
    if (!rules.includes(entry)) {
      throw new InvalidArgumentError(`${JSON.stringify(entry)} is not one of ${names}.`);
    }
  }
  return entries as readonly FailOn[];
}
