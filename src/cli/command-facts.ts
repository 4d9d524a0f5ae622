import type { Argument, Command, Option } from 'commander';

/** The contents of a command's help, from which completions and the manual page are made. */
export interface CommandFacts {
  /** The words after `lanser`; empty for lanser itself. */
  readonly words: readonly string[];
  readonly description: string;
  /** The text after "Usage:". */
  readonly usage: string;
  readonly arguments: readonly ArgumentFacts[];
  readonly options: readonly OptionFacts[];
  /** The names and summaries of the subcommands. */
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  /** The help below the options and commands: examples and, for most commands, exit codes. */
  readonly notes: string;
}

export interface ArgumentFacts {
  readonly name: string;
  readonly description: string;
  /** True if the argument can be repeated. */
  readonly isSeveral: boolean;
  readonly value: OptionValue;
}

export interface OptionFacts {
  readonly flags: string;
  /** The names of the option, for example `-h` and `--help`. */
  readonly names: readonly string[];
  /** The description in the help, with choices and default. */
  readonly description: string;
  /** Undefined if the option has no value. */
  readonly value: (OptionValue & { readonly isOptional: boolean }) | undefined;
}

/** The values that a shell can offer for an option or argument. */
export interface OptionValue {
  readonly placeholder: string;
  readonly kind: 'choice' | 'directory' | 'file' | 'other' | 'revision';
  readonly choices: readonly string[];
}

/** The placeholders for which a shell offers files. Contains `selector`: selectors often begin with a path. */
const FILES: ReadonlySet<string> = new Set([
  'bundle',
  'candidates',
  'file',
  'files',
  'glob',
  'manifest',
  'new',
  'old',
  'part',
  'patch',
  'path',
  'place',
  'plan',
  'report',
  'selector',
]);

/** Lists lanser itself, its commands and their subcommands, in the order of the help. Omits the command `help`. */
export function commandFacts(program: Command): readonly CommandFacts[] {
  return [program, ...program.commands.flatMap((command) => [command, ...command.commands])].map(factsOf);
}

function factsOf(command: Command): CommandFacts {
  const help = command.createHelp();
  const words: string[] = [];
  for (let one = command; one.parent !== null; one = one.parent) words.unshift(one.name());
  return {
    words,
    description: command.description(),
    usage: help.commandUsage(command),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      description: help.argumentDescription(argument),
      isSeveral: argument.variadic,
      value: valueOf(argument.name(), argument),
    })),
    options: help.visibleOptions(command).map((option) => ({
      flags: option.flags,
      names: [option.short, option.long].filter((name) => name !== undefined),
      description: help.optionDescription(option),
      value: optionValue(option),
    })),
    commands: command.commands.map((one) => ({ name: one.name(), summary: one.summary() })),
    notes: notesOf(command),
  };
}

function optionValue(option: Option): OptionFacts['value'] {
  const placeholder = /[<[](?<name>[^>\]]+)/u.exec(option.flags)?.groups?.['name'];
  return placeholder === undefined
    ? undefined
    : { ...valueOf(placeholder, option), isOptional: option.optional };
}

function valueOf(placeholder: string, { argChoices: choices = [] }: Argument | Option): OptionValue {
  return { placeholder, kind: choices.length > 0 ? 'choice' : kindOf(placeholder), choices };
}

function kindOf(placeholder: string): OptionValue['kind'] {
  // A `state` is a revision or a stored state of the files (`point:NAME`). A shell offers only the revisions.
  if (placeholder === 'rev' || placeholder === 'state') return 'revision';
  if (placeholder === 'dir') return 'directory';
  return FILES.has(placeholder) ? 'file' : 'other';
}

/** Returns the help below the options and commands. Only `outputHelp` adds this to the text of `helpInformation`. */
function notesOf(command: Command): string {
  let text = '';
  const output = command.configureOutput();
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  command.configureOutput(output);
  return text.slice(command.helpInformation().length).trim();
}
