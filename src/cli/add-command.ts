import type { Command } from 'commander';
import type { ExitCodes } from '../registry/operation.ts';
import { addCommonOptions } from './common-options.ts';

interface CommandWords {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly arguments?: readonly (readonly [usage: string, description: string, fallback?: string])[];
  /** Command lines, one per line, each indented by two spaces. */
  readonly examples: string;
  readonly exitCodes: ExitCodes;
}

export function addCommand(parent: Command, words: CommandWords): Command {
  const command = parent.command(words.name).summary(words.summary).description(words.description);
  for (const argument of words.arguments ?? []) command.argument(...argument);
  return addCommonOptions(command).addHelpText('after', helpText(words));
}

/** Returns the part of a command's help below its options. */
export function helpText({ examples, exitCodes }: Pick<CommandWords, 'examples' | 'exitCodes'>): string {
  const codes = Object.entries(exitCodes).map(([code, meaning]) => `  ${code.padEnd(3)} ${meaning}\n`);
  const title = examples.includes('\n') ? 'Examples' : 'Example';
  return `\n${title}:\n${examples}\n\nExit codes:\n${codes.join('')}${GENERAL_EXIT_CODES}`;
}

const GENERAL_EXIT_CODES =
  'General exit codes: 20 invalid arguments, 21 invalid configuration, 28 interrupted,\n' +
  '71 a file cannot be read or written, 125 a defect of lanser.';
