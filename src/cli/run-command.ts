import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Shard } from '../batch/shard.ts';
import type { OutputName } from '../batch/output-file.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { runManifest, type RunProgress, type RunSummary } from '../manifest/run-manifest.ts';
import { schedulerShard } from '../manifest/scheduler-shard.ts';
import { servePairs } from '../manifest/serve-pairs.ts';
import { visible } from '../report/visible.ts';
import { shownName } from '../workspace/containment.ts';
import { addCommand } from './add-command.ts';
import { countOf, shardOf, type CommonOptions } from './common-options.ts';
import { inputText } from './named-input.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';
import { standardInput } from './standard-input.ts';

interface RunCommandOptions extends CommonOptions {
  readonly out?: string;
  readonly workers?: number;
  readonly shard?: AutomaticShard | Shard;
  readonly costs?: string;
  /** True if another lanser process started this process as a worker. */
  readonly worker?: true;
}

/** A shard whose number comes from a scheduler. */
interface AutomaticShard {
  readonly kind: 'auto';
  /** The number of shards in `auto/n`; undefined for `auto`, which takes this number from the scheduler too. */
  readonly count: number | undefined;
}

/** The memory in bytes for one worker: lanser, and a language server with a large project. */
const WORKER_MEMORY = 2 * 2 ** 30;

export function addRunCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'run',
    summary: 'run the gates of many pairs from a JSON Lines file',
    description:
      'Run the gate of each pair of a manifest in worker processes. A pair is a JSON object with "repository", "base", and either "head" or "patch". "options" and "id" are optional. The output folder contains an index, and one file for each report, named by the digest of the report. A pair that fails does not affect other pairs. A later run of the same version of lanser skips the pairs that have a result for the same commits, so it continues an interrupted run. lanser merge joins the results in the order of the manifest.',
    arguments: [['<manifest>', 'a file with one pair per line, or "-" for standard input']],
    examples: `  lanser run pairs.jsonl --out results
  lanser run pairs.jsonl --out results --shard 3/8
  lanser run pairs.jsonl --out results --shard auto --workers 4
  lanser merge results --out results.jsonl`,
    exitCodes: {
      0: 'all pairs have a result',
      20: 'the manifest cannot be read, or the scheduler gives no shard number',
      25: 'a pair is invalid, fails or is inconclusive; the output names the pair, and the next run repeats it',
      28: 'interrupted; the next run continues',
      71: '--out cannot be written',
      74: 'another process writes results of the same shard to the same folder',
    },
  })
    .option('--out <dir>', 'write the results to this folder (required); several shards may share it')
    .option(
      '--workers <n>',
      'evaluate this many pairs at once (default: one per core, but at most one per 2 GiB of available memory)',
      countOf,
    )
    .option(
      '--shard <i/n>',
      'run only the i-th of n shards; "auto" takes both numbers from the scheduler: a Slurm array, a GitLab parallel job, an AWS Batch array or a Bazel test; "auto/n" takes i from a Kubernetes Indexed Job',
      shardArgument,
    )
    .option('--costs <dir>', 'balance shards and workers with the times in the results of an earlier run')
    .addOption(new Option('--worker').hideHelp())
    .action(
      runner('run', async (edge, manifest: string, options: RunCommandOptions) => {
        const { signal, host } = edge;
        if (options.out === undefined) {
          // If `--out` were mandatory, Commander would report its absence before an unknown option.
          const example = `lanser run ${shownName(manifest)} --out results`;
          throw new LanserError(
            'E/USAGE',
            `No folder for the results is given. Add --out, as in: ${example}`,
          );
        }
        const out = folderNamed(edge, options.out);
        if (options.worker === true) {
          await servePairs({
            host: { ...host, progress: () => {} },
            folder: out.file,
            workers: options.workers ?? 1,
            input: standardInput(edge),
            send: (outcome) => edge.json(outcome),
            signal,
          });
          return 0;
        }
        const shard = await shardNow(edge, options.shard);
        const summary = await runManifest({
          host,
          manifest: await inputText(edge, manifest),
          directory: path.dirname(path.resolve(edge.cwd, manifest)),
          out,
          workers: options.workers ?? defaultWorkers(host),
          shard,
          costs: options.costs === undefined ? undefined : folderNamed(edge, options.costs),
          onInvalid: (line, { code, message }) =>
            edge.err(`lanser: ${visible(`${shownName(manifest)}:${line}: ${code}: ${message}`)}\n`),
          onPair: (progress) =>
            host.progress({ label: 'run', unit: 'pairs', ...progress, note: noteOf(progress) }),
          signal,
        });
        if (options.json === true) edge.json(summary);
        else edge.print(summaryText(summary, out.name));
        return summary.unfinished.length === 0 ? 0 : 25;
      }),
    );
}

/** Returns the absolute path of a folder, and its name in messages. */
export function folderNamed(edge: Edge, folder: string): OutputName {
  return { file: path.resolve(edge.cwd, folder), name: shownName(folder) };
}

function defaultWorkers(host: Host): number {
  return Math.max(1, Math.min(os.availableParallelism(), Math.floor(host.availableMemory() / WORKER_MEMORY)));
}

function shardArgument(text: string): AutomaticShard | Shard {
  const [, count] = /^auto(?:\/([1-9]\d{0,5}))?$/u.exec(text) ?? [];
  if (text === 'auto' || count !== undefined) {
    return { kind: 'auto', count: count === undefined ? undefined : Number(count) };
  }
  try {
    return shardOf(text);
  } catch {
    throw new InvalidArgumentError('A shard such as 3/8, "auto" or "auto/8" is expected.');
  }
}

async function shardNow({ host }: Edge, shard: RunCommandOptions['shard']): Promise<Shard | undefined> {
  if (shard === undefined || !('kind' in shard)) return shard;
  const found = schedulerShard(host.env, shard.count);
  // The file that TEST_SHARD_STATUS_FILE names tells Bazel that this program runs only its own shard.
  const { TEST_SHARD_STATUS_FILE: file = '' } = host.env;
  if (file !== '') {
    await writeFile(file, '').catch((cause: unknown) => {
      throw new LanserError(
        'E/FS_PERMISSIONS',
        'The file that TEST_SHARD_STATUS_FILE names cannot be written. Check the path and the permissions of its folder.',
        {},
        { cause },
      );
    });
  }
  return found;
}

function noteOf({ perMinute, secondsLeft }: RunProgress): string {
  const left = secondsLeft < 90 ? `${Math.ceil(secondsLeft)} s` : `${Math.ceil(secondsLeft / 60)} min`;
  return `${perMinute.toFixed(1)} a minute, ${left} left`;
}

function summaryText(summary: RunSummary, out: string): string {
  const { pairs, evaluated, clean, findings, unfinished } = summary;
  const lines = unfinished.map(({ line, id, error }) => {
    const name = id === null ? `line ${line}` : `line ${line} (${JSON.stringify(id)})`;
    return `${name}: ${error === null ? 'inconclusive' : `${error.code}: ${error.message}`}\n`;
  });
  const head = `${pairs} ${pairs === 1 ? 'pair' : 'pairs'} in ${out}: ${clean} clean, ${findings} with findings, ${unfinished.length} without a result (${evaluated} evaluated now)\n`;
  return visible(head + lines.join(''));
}
