import { TOOL } from '../model/version.ts';
import type { CommandFacts, OptionFacts } from './command-facts.ts';

/** Returns a page in the format man(7). One section has the options that all commands without subcommands share. */
export function manualPage(commands: readonly CommandFacts[]): string {
  const [program] = commands;
  const runnable = commands.filter((one) => one.words.length > 0 && one.commands.length === 0);
  const general = (runnable[0]?.options ?? []).filter((option) =>
    runnable.every(({ options }) => options.some((one) => isSame(one, option))),
  );
  return [
    `.TH LANSER 1 "" "${roff(`${TOOL.name} ${TOOL.version}`)}" "User Commands"`,
    '.SH NAME',
    roff('lanser - turn the answers of language servers into evidence'),
    '.SH SYNOPSIS',
    '.B lanser',
    '.I command',
    roff('[option ...] [argument ...]'),
    '.SH DESCRIPTION',
    roff(program?.description ?? ''),
    ...notes(program?.notes ?? ''),
    '.SH COMMANDS',
    ...commands.filter((one) => one.words.length > 0).flatMap((one) => section(one, general)),
    '.SH GENERAL OPTIONS',
    'Every command that can run without a subcommand has these options.',
    ...general.flatMap(term),
    '',
  ].join('\n');
}

function section(command: CommandFacts, general: readonly OptionFacts[]): readonly string[] {
  const options = command.options.filter((one) => !general.some((other) => isSame(one, other)));
  return [
    `.SS "${roff(command.usage.replace(' [options]', ''))}"`,
    roff(command.description),
    ...command.arguments.flatMap(({ name, description }) => entry(`\\fI${roff(name)}\\fR`, description)),
    ...options.flatMap(term),
    ...notes(command.notes),
  ];
}

function term({ flags, description }: OptionFacts): readonly string[] {
  const [names = '', value = ''] = flags.split(/ (?=[<[])/u);
  return entry(
    `\\fB${roff(names)}\\fR${value === '' ? '' : ` \\fI${roff(value.slice(1, -1))}\\fR`}`,
    description,
  );
}

function entry(name: string, description: string): readonly string[] {
  return ['.TP', name, roff(description)];
}

/** Formats examples and exit codes. In a block of several lines, the first is a heading; the rest is not wrapped. */
function notes(text: string): readonly string[] {
  const lines: string[] = [];
  for (const block of text.split('\n\n')) {
    const [heading = '', ...body] = block.split('\n');
    lines.push('.PP', body.length === 0 ? roff(heading) : `\\fB${roff(heading)}\\fR`);
    if (body.length > 0) lines.push('.nf', ...body.map(roff), '.fi');
  }
  return lines;
}

/** Escapes a line for roff, which reads a dot or an apostrophe at the line's start as a request. */
function roff(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll('"', String.raw`\(dq`)
    .replaceAll("'", String.raw`\(aq`)
    .replaceAll('\u2019', String.raw`\(cq`)
    .replace(/^(?=\.)/u, String.raw`\&`);
}

function isSame(one: OptionFacts, other: OptionFacts): boolean {
  return one.flags === other.flags && one.description === other.description;
}
