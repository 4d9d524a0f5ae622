import { statSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import { exitCodeOf } from '../model/report-exit.ts';
import { mergeParts, type BatchPart } from '../batch/merge-parts.ts';
import { mergeToFile } from '../batch/merge-to-file.ts';
import { mergeResults } from '../manifest/merge-results.ts';
import { mergeShards } from '../shards/merge-shards.ts';
import { shownName } from '../workspace/containment.ts';
import { addCommand } from './add-command.ts';
import { workspaceFolder, type CommonOptions } from './common-options.ts';
import { isGatePart, partsOf } from './gate-shard.ts';
import { bytesOf, namedInput } from './named-input.ts';
import type { Edge } from './process-edge.ts';
import { printGate } from './print-gate.ts';
import { folderNamed } from './run-command.ts';
import type { Runner } from './runner.ts';

interface MergeCommandOptions extends CommonOptions {
  readonly out?: string;
}

/** The size in bytes of the read buffer for each part. All parts are open at once, so the buffers are small. */
const CHUNK = 2 ** 16;

export function addMergeCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'merge',
    summary: 'join the parts of a batch, of a run or of a gate',
    description:
      'Join the outputs of the shards of a batch, of lanser run or of a gate, in any order. The result of a batch or run is the same, byte for byte, as without shards. A missing line, or a duplicate line of a batch, is an error. The results of a run follow the order of the manifest and contain no times. The parts of a gate become one JSON report, and the exit code is that of the gate. To merge the parts of a gate, run lanser merge in a checkout that contains the commits of base and head. lanser merge needs these commits, because it also runs the checks that the shards omit.',
    arguments: [
      [
        '<part...>',
        'the output files of lanser batch or lanser gate --shard, or the output folders of lanser run',
      ],
    ],
    examples: `  lanser merge part-1.jsonl part-2.jsonl part-3.jsonl --out answers.jsonl
  lanser merge part-*.jsonl | jq -r .status
  lanser merge results --out results.jsonl
  lanser merge shard-1 shard-2 | jq -c '[.id, .report.conclusion, .error.code]'
  lanser merge part-1.json part-2.json --out report.json`,
    exitCodes: {
      0: 'merged; for a gate: passed',
      1: 'the gate failed by the policy',
      10: 'the parts differ in their inputs, versions or environments, or in the result of a line of the manifest',
      20: 'a part cannot be read, a line or a shard occurs twice, or --out exists (unless the parts are of a gate)',
      22: 'a part is invalid or was changed, or a report is missing',
      25: 'a line or a shard is missing or incomplete; for a gate: inconclusive, and the policy fails such gates',
      28: 'interrupted',
      71: '--out cannot be written',
    },
  })
    .option(
      '--out <file>',
      'write to this new file, which appears only when it is complete; the report of a gate may replace an existing file',
    )
    .action(
      runner('merge', async (edge, files: readonly string[], options: MergeCommandOptions) => {
        const { out } = options;
        if (await hasGatePart(edge, files)) {
          const repository = workspaceFolder(options);
          const { host, signal } = edge;
          const { report } = await mergeShards(await partsOf(edge, files), { host, repository, signal });
          await printGate(edge, report, { ...options, json: true, repository });
          return exitCodeOf(report);
        }
        const lines = await mergedLines(edge, files);
        if (out !== undefined) {
          await mergeToFile(lines, { file: path.resolve(out), name: shownName(out) });
          return 0;
        }
        for await (const line of lines) {
          if (!edge.jsonText(line) && !(await edge.drained())) return 0;
        }
        return 0;
      }),
    );
}

/** Returns true if any file begins like the part of a gate. The caller then reads every file as a part of a gate. */
async function hasGatePart(edge: Edge, files: readonly string[]): Promise<boolean> {
  for (const file of files) if (await isGatePart(edge, file)) return true;
  return false;
}

async function mergedLines(edge: Edge, files: readonly string[]): Promise<AsyncIterable<string>> {
  const isFolder = (file: string): boolean =>
    statSync(path.resolve(edge.cwd, file), { throwIfNoEntry: false })?.isDirectory() === true;
  if (files.every(isFolder)) return mergeResults(files.map((folder) => folderNamed(edge, folder)));
  if (files.some(isFolder)) {
    throw new LanserError(
      'E/USAGE',
      'The parts are both files and folders. Merge either the folders of a run or the files of a batch.',
    );
  }
  const parts: BatchPart[] = [];
  for (const file of files) parts.push(await partOf(edge, file));
  return mergeParts(parts);
}

async function partOf(edge: Edge, file: string): Promise<BatchPart> {
  if (file === '-')
    throw new LanserError(
      'E/USAGE',
      'The parts of a batch must be files. Write standard input to a file first.',
    );
  return { name: shownName(file), chunks: bytesOf(await namedInput(edge.cwd, file), edge, CHUNK) };
}
