// cli/ owns the command line: commands, arguments, help, output, exit numbers.
import { Command, CommanderError } from 'commander';
import type { BundleRequest } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { addApplyCommands } from './apply-commands.ts';
import { addBatchCommand } from './batch-command.ts';
import { addCodeActionsCommand } from './code-actions-command.ts';
import { addDiagCommand } from './diag-command.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addGateCommand } from './gate-command.ts';
import { addLocateCommand } from './locate-command.ts';
import { addMergeCommand } from './merge-command.ts';
import { printFailure } from './outcome.ts';
import { addPlaceCommands } from './place-commands.ts';
import { interruptSignal, processEdge, surviveStreamErrors } from './process-edge.ts';
import { addPublishCommand } from './publish-command.ts';
import { addRenameCommands } from './rename-commands.ts';
import { addRewardCommand } from './reward-command.ts';
import { addTraceCommands } from './trace-command.ts';
import { createRunner } from './runner.ts';
import { addSchemaCommand } from './schema-command.ts';
import { addServerCommands, addSymbolsCommand } from './server-commands.ts';

/** Runs one command line; resolves to the exit number. Never ends the process itself. */
export async function main(argv: readonly string[]): Promise<number> {
  surviveStreamErrors();
  const signal = interruptSignal();
  let exitCode = 0;
  const runner = createRunner(signal, (code) => {
    exitCode = code;
  });
  const program = new Command('lanser')
    .description('Turns a language server into evidence: deterministic, content-hashed, scored.')
    .version(TOOL.version)
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      'after',
      '\nExample:\n  lanser gate --base origin/main\n\nlanser <command> --help tells more.',
    );
  addDiagCommand(program, runner);
  addDoctorCommand(program, runner);
  addGateCommand(program, runner);
  addLocateCommand(program, runner);
  addBatchCommand(program, runner);
  addMergeCommand(program, runner);
  addPlaceCommands(program, runner);
  addSymbolsCommand(program, runner);
  addServerCommands(program, runner);
  addRenameCommands(program, runner);
  addTraceCommands(program, runner);
  addCodeActionsCommand(program, runner);
  addApplyCommands(program, runner);
  addRewardCommand(program, runner);
  addPublishCommand(program, runner);
  addSchemaCommand(program, runner);
  for (const command of [program, ...program.commands].flatMap((one) => [one, ...one.commands])) {
    // The text of a usage error is printed below, once.
    command.exitOverride().configureOutput({ outputError: () => {} });
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    const named = program.commands.find((command) => command.name() === argv[0]);
    const names = (named ?? program).commands.map((command) => command.name());
    return printFailure(
      processEdge(false, signal),
      usageError(error, names),
      requestOf(argv),
      argv.includes('--json'),
    );
  }
  return exitCode;
}

function usageError(error: CommanderError, commands: readonly string[]): LanserError {
  const message =
    error.code === 'commander.help'
      ? `Name a command: ${commands.join(', ')}.`
      : error.message.replace(/^error: /u, '');
  return new LanserError('E/USAGE', `${message}\nlanser --help lists commands and options.`);
}

function requestOf(argv: readonly string[]): BundleRequest {
  const command = argv.find((argument) => !argument.startsWith('-'));
  return { cmd: OPERATIONS.get(command ?? '') ?? null, options: {} };
}

const OPERATIONS: ReadonlyMap<string, BundleRequest['cmd']> = new Map([
  ['apply', 'apply'],
  ['batch', 'batch'],
  ['capabilities', 'capabilities'],
  ['code-actions', 'codeActions'],
  ['decl', 'declaration'],
  ['def', 'definition'],
  ['diag', 'diagnostics'],
  ['doctor', 'doctor'],
  ['gate', 'gate'],
  ['hover', 'hover'],
  ['impl', 'implementation'],
  ['locate', 'locate'],
  ['merge', 'merge'],
  ['prepare-rename', 'prepareRename'],
  ['recover', 'recover'],
  ['refs', 'references'],
  ['reload', 'reload'],
  ['rename', 'rename'],
  ['rename-file', 'renameFile'],
  ['request', 'request'],
  ['reward', 'reward'],
  ['schema', 'schema'],
  ['status', 'status'],
  ['symbols', 'symbols'],
  ['type-def', 'typeDefinition'],
]);
