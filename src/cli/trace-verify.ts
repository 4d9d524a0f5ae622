import path from 'node:path';
import type { Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import { verifyTrace } from '../replay/verify-trace.ts';
import { checkText } from '../report/trace-text.ts';
import { shownName } from '../workspace/containment.ts';
import { addCommand } from './add-command.ts';
import type { Runner } from './runner.ts';
import { addReplayOptions, replayOptions, type ReplayCommandOptions } from './trace-options.ts';

const FAILED_EXIT_CODE = new LanserError('E/GATE_FAILED', '').exitCode;

export function addTraceVerifyCommand(trace: Command, runner: Runner): void {
  const command = addCommand(trace, {
    name: 'verify',
    summary: 'verify recordings by replaying them',
    description:
      'Replay each trace up to its first difference, and print the result. With --json, print one object per file, like an item of `traces` in the report of a gate.',
    arguments: [['<files...>', 'the traces']],
    examples: `  lanser trace verify traces/*.jsonl
  lanser trace verify run.jsonl --json | jq -r .conclusion`,
    exitCodes: {
      0: 'every replay is equal to its recording',
      1: 'a trace differs, is incomplete or invalid, or cannot be read',
    },
  });
  addReplayOptions(command).action(
    runner('trace', async (edge, names: readonly string[], options: ReplayCommandOptions) => {
      let failed = false;
      for (const name of names) {
        const file = path.resolve(name);
        await using prepared = await replayOptions(file, edge, options);
        const check = await verifyTrace(file, shownName(name).split(path.sep).join('/'), prepared.replay);
        failed ||= check.conclusion !== 'match';
        const isFull = !(options.json === true
          ? edge.json(check)
          : edge.print(checkText(check, edge.colors)));
        // If the reader has closed standard output, the exit code still covers all files.
        if (isFull) await edge.drained();
      }
      return failed ? FAILED_EXIT_CODE : 0;
    }),
  );
}
