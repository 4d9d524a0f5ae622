import type { Command } from 'commander';
import type { Runner } from './runner.ts';
import { addTraceListCommands } from './trace-list.ts';
import { addTraceReplayCommand } from './trace-replay.ts';
import { addTraceVerifyCommand } from './trace-verify.ts';

export function addTraceCommands(program: Command, runner: Runner): void {
  const trace = program
    .command('trace')
    .summary('recordings: run them again, verify them, look into them')
    .description(
      'What --trace-file of a command, a batch or a session has recorded. Nothing but the file is needed to run it again: no server, no workspace, no network.',
    )
    .addHelpText(
      'after',
      `
Examples:
  lanser trace replay run.jsonl
  lanser trace verify traces/*.jsonl --json

Exit codes: 0 as recorded, 76 (replay) or 1 (verify) not as recorded, 22 no whole trace.`,
    );
  addTraceReplayCommand(trace, runner);
  addTraceVerifyCommand(trace, runner);
  addTraceListCommands(trace, runner);
}
