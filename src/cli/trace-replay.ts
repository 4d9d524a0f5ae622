import path from 'node:path';
import type { Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import { replayText } from '../report/trace-text.ts';
import { visible } from '../report/visible.ts';
import { replayTrace } from '../replay/replay-trace.ts';
import type { Runner } from './runner.ts';
import { addReplayOptions, numberOf, replayOptions, type ReplayCommandOptions } from './trace-options.ts';

interface Options extends ReplayCommandOptions {
  readonly index?: number;
}

export function addTraceReplayCommand(trace: Command, runner: Runner): void {
  addReplayOptions(
    trace
      .command('replay')
      .summary('run a recording again, without a server')
      .description(
        'Runs the operations of a trace again, with the recorded frames in place of servers and Git, and holds each bundle against the recorded one. With --json the bundles that were made are printed, one per line.',
      )
      .argument('<file>', 'the trace'),
  )
    .option('--index <n>', 'run this operation alone, counted from 0', numberOf)
    .addHelpText(
      'after',
      `
Examples:
  lanser trace replay run.jsonl
  lanser trace replay run.jsonl --index 3 --json | jq .facts
  lanser trace replay run.jsonl --live --workspace checkout

Exit codes: 0 every bundle is the recorded one, 76 one is not (the first difference is named) or the
digest differs, 22 an incomplete or invalid trace, 3 no such operation, or contents that were left out are not found, 10 (--live) another version.`,
    )
    .action(async (name: string, options: Options) => {
      await runner(options, { cmd: 'trace', options: {} }, async (edge) => {
        const file = path.resolve(name);
        await using prepared = await replayOptions(file, edge, options);
        let first: LanserError | undefined;
        let operations = 0;
        for await (const replayed of replayTrace(file, { ...prepared.replay, index: options.index })) {
          operations += 1;
          const { bundle, mismatch } = replayed;
          first ??= mismatch;
          const text =
            options.json === true ? `${JSON.stringify(bundle)}\n` : replayText(replayed, edge.colors);
          const isFull = !edge.out(text);
          if (options.json === true && mismatch !== undefined) {
            edge.err(`lanser: ${mismatch.code}: ${visible(mismatch.message)}\n`);
          }
          if (isFull && !(await edge.drained())) break;
        }
        if (options.index !== undefined && operations === 0) {
          throw new LanserError('E/NOT_FOUND', `The trace has no operation ${options.index}.`, {
            index: options.index,
          });
        }
        return first?.exitCode ?? 0;
      });
    });
}
