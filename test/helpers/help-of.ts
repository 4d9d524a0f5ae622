import { createProgram } from '../../src/cli/main.ts';

const program = createProgram(async () => {});

/** Returns the help of a command, given by its words after `lanser`, without starting a process. */
export function helpOf(...words: readonly string[]): string {
  let command = program;
  for (const word of words) {
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined) throw new Error(`lanser has no command ${words.join(' ')}`);
    command = next;
  }
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text;
}

/** Returns the names of commands or options in a help text, without those of the help itself. */
export function listedIn(help: string, heading: 'Commands' | 'Options'): readonly string[] {
  const part = help.split(`\n${heading}:\n`)[1]?.split('\n\n')[0] ?? '';
  return [...part.matchAll(/^ {2}(?:-\w, )?([a-z-]+)/gmu)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'help');
}
