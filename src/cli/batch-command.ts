import path from 'node:path';
import type { Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import { answerBatch, type BatchOptions } from '../batch/answer-batch.ts';
import { batchRequests, type BatchRequests, type BatchSource } from '../batch/batch-input.ts';
import { batchToFile } from '../batch/batch-to-file.ts';
import { stableBundle } from '../bundle/stable-bundle.ts';
import type { Workspace } from '../registry/workspace.ts';
import { bundleLine } from '../batch/bundle-line.ts';
import type { Shard } from '../batch/shard.ts';
import { shownName } from '../workspace/containment.ts';
import { addCommand } from './add-command.ts';
import { countOf, shardOf } from './common-options.ts';
import { bytesOf, namedInput } from './named-input.ts';
import type { Edge } from './process-edge.ts';
import { addRewardOptions, rewardOptions, type RewardCommandOptions } from './reward-options.ts';
import type { Runner } from './runner.ts';
import { noteSubfolder } from './subfolder-note.ts';
import {
  addIndexIo,
  addTraceOptions,
  addSharedServerOptions,
  openCommandWorkspace,
  type TraceCommandOptions,
} from './workspace-options.ts';

interface BatchCommandOptions extends TraceCommandOptions, RewardCommandOptions {
  /** The unit of columns for lines that omit `options.indexIo`. */
  readonly indexIo?: string;
  readonly score?: true;
  readonly concurrency?: number;
  readonly out?: string;
  readonly resume?: true;
  readonly shard?: Shard;
  readonly stable?: true;
}

// The number of bytes to read from a file at once. All requests in a chunk have the same arrival time, so lanser
// looks for changed files on disk only once for them.
const CHUNK = 2 ** 16;

export function addBatchCommand(program: Command, runner: Runner): void {
  const command = addCommand(program, {
    name: 'batch',
    summary: 'answer many requests from a JSON Lines file',
    description:
      'Read one request per line, and write one bundle per line, in the same order. A request is a JSON object with "cmd" and, optionally, "selector", "options" and "id". Servers continue to run between requests. The answer to an invalid line is a bundle with an error.',
    arguments: [['[file]', 'a file, or "-" for standard input', '-']],
    examples: `  lanser batch requests.jsonl | jq -c '[.meta.batch.id, .error.code]'
  lanser batch requests.jsonl --out answers.jsonl --resume
  lanser batch requests.jsonl --shard 3/8 --out part-3.jsonl
  echo '{"cmd": "def", "selector": "src/app.py@L42:C7"}' | lanser batch`,
    exitCodes: {
      0: 'every line was answered, possibly with an error bundle, or the reader closed standard output',
      10: '--out contains answers to a different input or shard, or from a different version of lanser',
      20: 'the input cannot be read or divided into shards, an option is invalid, or --out exists (without --resume) or is not a regular file',
      22: '--out contains a line that is not an answer, or --prev is not a valid bundle',
      24: 'the path of --out leads through a symbolic link in a checkout',
      28: 'interrupted; with --out, --resume continues',
      71: '--out cannot be read or written, or standard output or a trace cannot be written',
      74: 'the input changed during the batch, or another process writes --out',
    },
  });
  addTraceOptions(addRewardOptions(addSharedServerOptions(addIndexIo(command))))
    .option(
      '--score',
      'score each answer against the previous answer, and the first answer against --prev; implied by --prev',
    )
    .option('--concurrency <n>', 'run at most this many requests at a time (default: 32)', countOf)
    .option('--out <file>', 'write to a new file; implies --stable')
    .option('--resume', 'continue the file of --out after its last complete answer, or create the file')
    .option(
      '--shard <i/n>',
      'answer only the i-th of every n requests; join the parts with lanser merge',
      shardOf,
    )
    .option('--stable', 'omit times and machine data, so that equal runs produce equal bytes')
    .action(
      runner('batch', async (edge, file: string, options: BatchCommandOptions) => {
        const { out, resume, shard, concurrency } = options;
        if (resume === true && out === undefined) {
          throw new LanserError('E/USAGE', '--resume needs --out with the file to continue.');
        }
        const requests = await batchRequests(edge.host, await sourceOf(edge, file), shard);
        const { previous, ...formula } = await rewardOptions(edge, options);
        const isSeries = options.score === true || previous !== undefined;
        if (isSeries && shard !== undefined) {
          throw new LanserError(
            'E/USAGE',
            'The answers of a shard cannot be scored. Leave out --score and --prev.',
          );
        }
        if (options.traceFile !== undefined && resume === true) {
          throw new LanserError(
            'E/USAGE',
            'A trace records a whole batch, so --trace-file cannot be used with --resume. Leave out one of them.',
          );
        }
        // With `--trace-file`, the workspace scores the answers. Without this option, `rewards` below scores them.
        const isRecorded = options.traceFile !== undefined;
        const series = isSeries && isRecorded ? { previous: previous ?? null } : {};
        noteSubfolder(edge, options);
        const open = async (): Promise<Workspace> =>
          openCommandWorkspace(
            edge,
            options,
            { ...formula, ...series },
            out === undefined ? undefined : [path.resolve(edge.cwd, out)],
          );
        const batch: BatchOptions = {
          host: edge.host,
          signal: edge.signal,
          concurrency,
          ...(isSeries && !isRecorded
            ? { rewards: (workspace: Workspace) => workspace.rewardSession({ ...formula, previous }) }
            : {}),
        };
        if (out === undefined) return printBatch(edge, open, requests, batch, options);
        await batchToFile(
          open,
          requests,
          { file: path.resolve(edge.cwd, out), name: shownName(out) },
          { ...batch, resume, onAnswer: progressOf(edge, requests) },
        );
        return 0;
      }),
    );
}

async function sourceOf(edge: Edge, file: string): Promise<BatchSource> {
  const input = await namedInput(edge.cwd, file);
  return { isRepeatable: input.isRegular, read: () => bytesOf(input, edge, CHUNK) };
}

async function printBatch(
  edge: Edge,
  open: () => Promise<Workspace>,
  requests: BatchRequests,
  batch: BatchOptions,
  options: BatchCommandOptions,
): Promise<number> {
  await using workspace = await open();
  const onAnswer = progressOf(edge, requests);
  let done = 0;
  onAnswer(done);
  for await (const bundle of answerBatch(workspace, requests.lines, {
    ...batch,
    rewards: batch.rewards?.(workspace),
  })) {
    const isFull = !edge.jsonText(bundleLine(options.stable === true ? stableBundle(bundle) : bundle));
    done += 1;
    onAnswer(done);
    // `drained` resolves to false if standard output failed, for example because its reader closed it.
    if (isFull && !(await edge.drained())) return 0;
  }
  return 0;
}

function progressOf(edge: Edge, { total }: BatchRequests): (done: number) => void {
  return (done) => {
    // The number of requests in a stream, such as standard input, is unknown.
    if (total !== undefined) edge.host.progress({ label: 'batch', done, total, unit: 'requests' });
  };
}
