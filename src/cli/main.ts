// cli/ is the command line: commands, arguments, help, output and exit codes.
import { Command, CommanderError } from 'commander';
import type { BundleRequest } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import type { Operation } from '../registry/operation.ts';
import { operationNamed, OPERATIONS } from '../registry/operations.ts';
import type { Caller } from '../daemon/caller.ts';
import { addBatchCommand } from './batch-command.ts';
import { addBundleCommand } from './bundle-command.ts';
import { addCandidatesCommand } from './candidates-command.ts';
import { addCompletionCommand, addManCommand } from './completion-command.ts';
import { addDeltaCommand, addPointCommand } from './delta-command.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addGateCommand } from './gate-command.ts';
import { addHookCommands } from './hook-command.ts';
import { addInitCommand } from './init-command.ts';
import { addMcpCommand } from './mcp-command.ts';
import { addMergeCommand } from './merge-command.ts';
import { processEdge } from './process-edge.ts';
import { addPublishCommand } from './publish-command.ts';
import { addRewardCommand } from './reward-command.ts';
import { addRunCommand } from './run-command.ts';
import { addTraceCommands } from './trace-command.ts';
import { addOperationCommand } from './operation-command.ts';
import { createRunner, printFailure, type Runner } from './runner.ts';
import { addServeCommands } from './serve-command.ts';
import { addSchemaCommand } from './schema-command.ts';

/** Runs a caller's command line and returns the exit code. Does not end the process, which may serve many callers. */
export async function main(argv: readonly string[], caller: Caller): Promise<number> {
  const fail = (error: LanserError): number =>
    printFailure(processEdge(caller, false), error, requestOf(argv), argv.includes('--json'));
  if (caller.cwd === '') {
    const error = new LanserError(
      'E/USAGE',
      'The current folder does not exist. Change to an existing folder.',
    );
    return fail(error);
  }
  let exitCode = 0;
  const runner = createRunner(caller, (code) => {
    exitCode = code;
  });
  const program = createProgram(runner);
  try {
    await program.parseAsync(withKnownCommands(program, argv), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    return fail(usageError(error, namedCommands(program, argv)));
  }
  return exitCode;
}

/** Creates the program with all commands. */
export function createProgram(runner: Runner): Command {
  const program = new Command('lanser')
    .description(
      'Turns the answers of language servers into evidence: deterministic, content-hashed and scored JSON.',
    )
    .version(TOOL.version)
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      'after',
      '\nExample:\n  lanser gate\n\nTo show the help of a command, run lanser <command> --help.',
    );
  const addOperations = (heading: string): void => {
    program.commandsGroup(heading);
    for (const operation of Object.values(OPERATIONS)) {
      if (headingOf(operation) === heading) addOperationCommand(program, runner, operation);
    }
  };
  program.commandsGroup('Changes:');
  addGateCommand(program, runner);
  addDeltaCommand(program, runner);
  addPointCommand(program, runner);
  addCandidatesCommand(program, runner);
  addPublishCommand(program, runner);
  addOperations(QUESTIONS);
  addBundleCommand(program, runner);
  addOperations(EDITS);
  program.commandsGroup('Batches, recordings and scores:');
  addBatchCommand(program, runner);
  addRunCommand(program, runner);
  addMergeCommand(program, runner);
  addTraceCommands(program, runner);
  addRewardCommand(program, runner);
  addSchemaCommand(program, runner);
  program.commandsGroup('Coding agents:');
  addMcpCommand(program, runner);
  addHookCommands(program, runner);
  addOperations(SERVERS);
  addServeCommands(program, runner, main);
  program.commandsGroup('Setup and help:').helpCommand(true);
  addDoctorCommand(program, runner);
  addInitCommand(program, runner);
  addCompletionCommand(program, runner);
  addManCommand(program, runner);
  for (const command of [program, ...program.commands].flatMap((one) => [one, ...one.commands])) {
    // Commander must not print usage errors, because `main` prints them.
    command.exitOverride().configureOutput({ outputError: () => {} });
  }
  return program;
}

const QUESTIONS = 'Questions about code:';
const EDITS = 'Edits:';
const SERVERS = 'Language servers and the warm process:';

function headingOf({ selector, writes, name }: Operation): string {
  if (writes !== 'never' || name === 'prepareRename') return EDITS;
  return selector === 'none' ? SERVERS : QUESTIONS;
}

/** Returns the program, then the command and subcommand that the first arguments name, such as `trace verify`. */
function namedCommands(program: Command, argv: readonly string[]): readonly [Command, ...Command[]] {
  const [name, ...more] = argv;
  const named = program.commands.find((command) => command.name() === name);
  return named === undefined ? [program] : [program, ...namedCommands(named, more)];
}

/**
 * Removes the arguments after an unknown command if these contain `--help` or `-h`. Otherwise Commander would print
 * the help of the parent command, without an error. Also replaces `help NAME` with `NAME --help`.
 */
function withKnownCommands(program: Command, argv: readonly string[]): readonly string[] {
  const depth = namedCommands(program, argv).length - 1;
  const command = namedCommands(program, argv).at(-1) ?? program;
  const [name, ...more] = argv.slice(depth);
  if (command.commands.length === 0 || name === undefined || name.startsWith('-')) return argv;
  const path = argv.slice(0, depth);
  if (name === 'help') {
    const words = more.filter((word) => !word.startsWith('-'));
    return words.length === 0 ? argv : withKnownCommands(program, [...path, ...words, '--help']);
  }
  return more.some((word) => word === '--help' || word === '-h') ? [...path, name] : argv;
}

function usageError(error: CommanderError, named: readonly [Command, ...Command[]]): LanserError {
  const [program] = named;
  const { commands } = named.at(-1) ?? program;
  const names = commands.map((command) => command.name()).join(', ');
  const message =
    error.code === 'commander.help'
      ? `Name a command: ${names}.`
      : error.code === 'commander.excessArguments' && names !== ''
        ? `${named.map((command) => command.name()).join(' ')} takes no argument. It has these commands: ${names}.`
        : error.message.replace(/^error: /u, '');
  const help = `${named.map((command) => command.name()).join(' ')} --help`;
  const next =
    commands.length > 0 ? 'lists the commands and options' : 'shows the arguments, options and examples';
  return new LanserError('E/USAGE', `${message}\n${help} ${next}.`);
}

function requestOf(argv: readonly string[]): BundleRequest {
  const command = argv.find((argument) => !argument.startsWith('-')) ?? '';
  const cmd = operationNamed(command) ?? OTHER_COMMANDS.find((name) => name === command) ?? null;
  return { cmd, options: {} };
}

/** The commands, other than operations, that lanser names in `request.cmd` of a bundle. */
const OTHER_COMMANDS = [
  'batch',
  'candidates',
  'delta',
  'doctor',
  'gate',
  'merge',
  'reward',
  'run',
  'schema',
  'trace',
] as const;
