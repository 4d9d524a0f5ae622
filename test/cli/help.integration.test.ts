import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { createProgram } from '../../src/cli/main.ts';
import { helpOf, listedIn } from '../helpers/help-of.ts';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectUnknownOption } from './unknown-option.ts';

const sandbox = useSandbox();
const start = { cwd: sandbox.path, env: sandbox.env };

const help = await lanser(['--help'], start);
const commands = [
  ...listedIn(help.stdout, 'Commands'),
  ...['schema', 'trace'].flatMap((group) =>
    listedIn(helpOf(group), 'Commands').map((name) => `${group} ${name}`),
  ),
].filter((name) => listedIn(helpOf(...name.split(' ')), 'Commands').length === 0);

test('lanser --help groups the commands by purpose and shows an example', () => {
  expect(help).toMatchObject({ exitCode: 0, stderr: '' });
  expect(commands).toEqual(expect.arrayContaining(['diag', 'gate', 'locate', 'schema validate']));
  expect(help.stdout).toMatch(/^Changes:\n {2}gate .*\n(?: .*\n)*\nQuestions about code:\n {2}locate /mu);
  expect(help.stdout).not.toMatch(/^Commands:$/mu);
  expect(help.stdout).toMatch(/^Example:\n {2}lanser gate$/mu);
});

describe.each(commands)('lanser %s --help', (command) => {
  test('contains the usage, examples, exit codes and common options', () => {
    const stdout = helpOf(...command.split(' '));
    expect(stdout).toMatch(new RegExp(`^Usage: lanser ${command} `, 'u'));
    expect(stdout).toMatch(new RegExp(`^Examples?:\\n {2}lanser ${command}(?: |$)`, 'mu'));
    expect(stdout).toMatch(/^Exit codes:\n {2}0 /mu);
    for (const option of ['--json', '--workspace', '--python', '--timeout', '--verbose', '--help']) {
      expect(stdout).toContain(` ${option}`);
    }
  });
});

test.each(commands)('Commander accepts the examples in the help of lanser %s', async (command) => {
  const lines = helpOf(...command.split(' ')).split('\n');
  const parsed: readonly string[][] = lines
    .filter((line) => line.startsWith('  lanser '))
    .map((line) => line.trim().split(/ {3,}/u)[0] ?? '')
    .flatMap((line) => line.split(/ (?:\||&&|>) /u))
    .filter((line) => line.startsWith('lanser '))
    .map((line) => [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/gu)].map(([word]) => word))
    .map(([, ...words]) => words.map((word) => word.replaceAll(/^['"]|['"]$/gu, '')));
  expect(parsed.length).toBeGreaterThan(0);
  for (const words of parsed) {
    const program = createProgram(() => async () => {});
    await expect(program.parseAsync(words, { from: 'user' })).resolves.toBe(program);
  }
});

test.each(['help gate', 'help trace replay', 'trace help replay'])(
  'lanser %s prints the help of the command',
  async (command) => {
    const words = command.split(' ');
    const named = words.filter((word) => word !== 'help');
    const printed = await lanser(words, start);
    expect(printed).toMatchObject({ exitCode: 0, stdout: helpOf(...named), stderr: '' });
  },
);

// The other commands are in unknown-options.slow.test.ts.
test.each(['gate', 'schema validate', 'trace replay', 'hover'])(
  'an unknown option of lanser %s is a usage error',
  async (command) => expectUnknownOption(command, start),
);

test.each(['gate', 'locate', 'schema validate', 'trace replay'])(
  'the built lanser %s --help prints only the help text, to standard output',
  async (command) => {
    const words = command.split(' ');
    const printed = await lanser([...words, '--help'], start);
    expect(printed).toMatchObject({ exitCode: 0, stdout: helpOf(...words), stderr: '' });
  },
);

test('lanser --version prints the version of the package', async () => {
  const { stdout, exitCode } = await lanser(['--version'], start);
  expect([stdout, exitCode]).toEqual([`${packageJson.version}\n`, 0]);
});

test.each<[args: readonly string[], message: string]>([
  [[], 'Name a command: gate, delta, point, candidates, publish, locate, def, decl,'],
  [['schema'], 'Name a command: list, export, validate, validate-batch'],
  [['schema', 'lst'], "unknown command 'lst'\n(Did you mean list?)"],
  [['gaet'], "unknown command 'gaet'\n(Did you mean gate?)"],
  [['gaet', '--help'], "unknown command 'gaet'\n(Did you mean gate?)"],
  [['help', 'gaet'], "unknown command 'gaet'\n(Did you mean gate?)"],
  [['trace', 'help', 'reply'], "unknown command 'reply'\n(Did you mean replay?)"],
  [['gate', '--bsae', 'main'], "unknown option '--bsae'\n(Did you mean --base?)"],
])(
  'lanser %j prints a usage error to standard error, and prints a bundle with --json',
  async (args, message) => {
    const words = await lanser(args, start);
    expect(words).toMatchObject({ exitCode: 20, stdout: '' });
    expect(words.stderr).toContain(`lanser: E/USAGE: ${message}`);
    const { bundle, exitCode } = await bundleOf(args, start);
    expect(exitCode).toBe(20);
    expect(bundle).toMatchObject({ status: 'error', error: { code: 'E/USAGE' }, meta: { exitCode: 20 } });
  },
);

test.each([
  [['trace', 'replay'], 'trace'],
  [['trace', 'lst'], 'trace'],
  [['schema', 'lst'], 'schema'],
  [['gaet'], null],
])('the usage error of lanser %j has a bundle with the command %j', async (args, cmd) => {
  const { bundle } = await bundleOf(args, start);
  expect(bundle).toMatchObject({ request: { cmd }, error: { code: 'E/USAGE' } });
});
