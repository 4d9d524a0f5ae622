import path from 'node:path';
import type { Command } from 'commander';
import type { LanserError } from '../model/lanser-error.ts';
import { replayText } from '../report/trace-text.ts';
import { replayTrace } from '../replay/replay-trace.ts';
import { addCommand } from './add-command.ts';
import { failureLine } from './failure-line.ts';
import type { Runner } from './runner.ts';
import {
  addReplayOptions,
  noOperation,
  numberOf,
  replayOptions,
  type ReplayCommandOptions,
} from './trace-options.ts';

interface Options extends ReplayCommandOptions {
  readonly index?: number;
}

export function addTraceReplayCommand(trace: Command, runner: Runner): void {
  const command = addCommand(trace, {
    name: 'replay',
    summary: 'replay a recording without a server',
    description:
      'Run the operations of a trace again, and compare each bundle with the recorded bundle. Without --live, recorded answers replace servers and Git. With --json, print the new bundles, one per line.',
    arguments: [['<file>', 'the trace']],
    examples: `  lanser trace replay run.jsonl
  lanser trace replay run.jsonl --index 3 --json | jq .facts
  lanser trace replay run.jsonl --live --workspace checkout`,
    exitCodes: {
      0: 'every operation matches its recording',
      3: 'no operation has the number of --index, or neither the trace nor the workspace has the content of a file',
      10: 'the server or the workspace of --live differs from the recorded one',
      20: 'the file cannot be read, or --live is given for the trace of a gate',
      22: 'the trace is incomplete or invalid',
      76: 'a bundle or request differs from the recording, or the trace does not match its own digest; the mismatch is printed',
    },
  });
  addReplayOptions(command)
    .option('--index <n>', 'replay only the operation with this number, starting at 0', numberOf)
    .action(
      runner('trace', async (edge, name: string, options: Options) => {
        const file = path.resolve(name);
        await using prepared = await replayOptions(file, edge, options);
        let first: LanserError | undefined;
        let operations = 0;
        for await (const replayed of replayTrace(file, { ...prepared.replay, index: options.index })) {
          operations += 1;
          const { bundle, mismatch } = replayed;
          first ??= mismatch;
          const isFull = !(options.json === true
            ? edge.json(bundle)
            : edge.print(replayText(replayed, edge.colors)));
          if (options.json === true && mismatch !== undefined) {
            edge.err(failureLine(mismatch));
          }
          // If the reader has closed standard output, the exit code still covers all operations.
          if (isFull) await edge.drained();
        }
        if (options.index !== undefined && operations === 0) throw noOperation(options.index);
        return first?.exitCode ?? 0;
      }),
    );
}
