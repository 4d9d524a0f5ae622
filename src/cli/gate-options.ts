import { InvalidArgumentError, Option, type Command } from 'commander';
import { FAIL_ON, type FailOn } from '../gate/options.ts';
import { repeated } from './common-options.ts';

/** Adds the options of projects. In the help, `state` names the version whose configuration applies: "base". */
export function addProjectOptions(command: Command, state: string): Command {
  return command
    .addOption(
      repeatable(
        '--working-directory <dir>',
        'check this project, relative to the repository’s root; repeatable (default: the root)',
      ),
    )
    .option(
      '--config-file <file>',
      `use this Pyright configuration of ${state} instead of each project’s own; relative to the repository’s root`,
    );
}

export function repeatable(flags: string, description: string): Option {
  return new Option(flags, description).argParser(repeated);
}

export function failOnOption(): Option {
  const names = FAIL_ON.join(', ');
  return new Option('--fail-on <list>', `fail on these findings: one or more of ${names}`).argParser(
    parseFailOn,
  );
}

function parseFailOn(text: string): readonly FailOn[] {
  const entries = text
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  // A gate that cannot fail must be requested explicitly, with --warn-only. So an empty list is an error.
  if (entries.length === 0) throw new InvalidArgumentError(`Name at least one of ${FAIL_ON.join(', ')}.`);
  for (const entry of entries) {
    if (!(FAIL_ON as readonly string[]).includes(entry)) {
      throw new InvalidArgumentError(`${JSON.stringify(entry)} is not one of ${FAIL_ON.join(', ')}.`);
    }
  }
  return entries as readonly FailOn[];
}
