import { expect, test } from 'vitest';
import { commandFacts } from '../../src/cli/command-facts.ts';
import { createProgram } from '../../src/cli/main.ts';

const COMMANDS = commandFacts(createProgram(() => async () => {}));

test.each([
  ['reward', '--harbor', 'directory'],
  ['reward', '--base', 'revision'],
  ['reward', '--solution', 'file'],
  ['candidates', 'candidates', 'file'],
  ['delta', '--since', 'revision'],
  ['gate', '--timeout', 'other'],
])('commandFacts reports that lanser %s %s takes a value of the kind %s', (command, name, kind) => {
  const facts = COMMANDS.find(({ words }) => words.join(' ') === command);
  const option = facts?.options.find(({ names }) => names.includes(name));
  const argument = facts?.arguments.find((one) => one.name === name);
  expect((option ?? argument)?.value?.kind).toBe(kind);
});
