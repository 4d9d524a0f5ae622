import type { Command } from 'commander';
import { helpText } from './help-text.ts';
import type { Runner } from './runner.ts';
import { addTraceListCommands } from './trace-list.ts';
import { addTraceReplayCommand } from './trace-replay.ts';
import { addTraceVerifyCommand } from './trace-verify.ts';

export function addTraceCommands(program: Command, runner: Runner): void {
  const trace = program
    .command('trace')
    .summary('replay, verify and inspect recordings')
    .description(
      'Replay, verify and inspect traces, the recordings that --trace-file writes. A replay needs only the file: no server, no workspace, no network.',
    )
    .addHelpText(
      'after',
      helpText(
        `  lanser trace replay run.jsonl
  lanser trace verify traces/*.jsonl --json`,
        {
          0: 'as recorded',
          1: 'different, incomplete or invalid (verify)',
          22: 'incomplete or invalid',
          76: 'different (replay)',
        },
      ),
    );
  addTraceReplayCommand(trace, runner);
  addTraceVerifyCommand(trace, runner);
  addTraceListCommands(trace, runner);
}
