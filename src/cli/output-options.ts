import { Option, type Command } from 'commander';

/** Options that choose the form of an answer. */
export interface OutputOptions {
  readonly compact?: true;
  readonly fields?: string;
}

/** Adds the forms of an answer besides `--json`. */
export function addOutputOptions(command: Command): Command {
  return command
    .addOption(fieldsOption().conflicts('compact'))
    .addOption(
      new Option(
        '--compact',
        'print few tokens for a language model: places, their lines of code, and how far to trust the answer',
      ).conflicts('json'),
    );
}

export function fieldsOption(): Option {
  return new Option(
    '--fields <list>',
    'print only these fields of the bundle, and its id, as JSON; for example facts.definitions.uri,error',
  ).implies({ json: true });
}
