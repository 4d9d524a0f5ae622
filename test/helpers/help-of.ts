import { createProgram } from '../../src/cli/main.ts';

const program = createProgram(() => async () => {});

/** Returns the help of a command without starting a process. `words` are the words after `lanser`. */
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

const OTHER_HEADINGS = ['Arguments:', 'Options:', 'Global Options:', 'Example:', 'Examples:', 'Exit codes:'];

/**
 * Returns the names of the commands or of the options in a help text. Omits the command `help` and global options.
 * Each group of commands has its own heading.
 */
export function listedIn(help: string, kind: 'Commands' | 'Options'): readonly string[] {
  const parts = help.split('\n\n').filter((part) => {
    const [heading = ''] = part.split('\n');
    return kind === 'Options'
      ? heading === 'Options:'
      : heading.endsWith(':') && !OTHER_HEADINGS.includes(heading);
  });
  return [...parts.join('\n').matchAll(/^ {2}(?:-\w, )?([a-z-]+)/gmu)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'help');
}
