import { expect, test } from 'vitest';
import { helpOf, listedIn } from '../helpers/help-of.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectUnknownOption } from './unknown-option.ts';

const sandbox = useSandbox();
const start = { cwd: sandbox.path, env: sandbox.env };

const commands = listedIn(helpOf(), 'Commands').flatMap((name) => {
  const parts = listedIn(helpOf(name), 'Commands');
  return parts.length === 0 ? [name] : parts.map((part) => `${name} ${part}`);
});

test('the help lists commands and subcommands', () => {
  expect(commands).toEqual(expect.arrayContaining(['diag', 'gate', 'schema validate']));
});

test.each(commands)('an unknown option of lanser %s is a usage error', async (command) =>
  expectUnknownOption(command, start),
);
