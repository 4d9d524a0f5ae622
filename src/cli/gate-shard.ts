import { statSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import type { Shard } from '../batch/shard.ts';
import type { GateOptions } from '../gate/options.ts';
import type { PairOptions } from '../model/generated/manifest.ts';
import { writeReportFiles } from '../report/report-directory.ts';
import { checkShard } from '../shards/check-shard.ts';
import { isPart, partText, readPart, type NamedPart } from '../shards/read-part.ts';
import { enclosingCheckout, shownName } from '../workspace/containment.ts';
import { repeated, shardOf } from './common-options.ts';
import { bytesOf, inputBytes, namedInput } from './named-input.ts';
import type { Edge } from './process-edge.ts';

export interface ShardCommandOptions {
  readonly shard?: Shard;
  readonly costs?: readonly string[];
}

/** The options that conflict with `--shard`, because a shard does not write a report, a cache or a trace. */
const REPORT_OPTIONS = ['format', 'reportDirectory', 'cacheDirectory', 'traceFile'];

export function addShardOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--shard <i/n>',
        'check only the files of the i-th of n shards, and write a part of the report; lanser merge joins all parts',
      )
        .argParser(shardOf)
        .conflicts(REPORT_OPTIONS),
    )
    .option(
      '--costs <part>',
      'with --shard: balance the shards by the check times in this part of an earlier gate; repeatable; give every shard the same parts (default: balance by file size)',
      repeated,
    );
}

/** Checks one shard, and writes its part of the report to the file `out`, or by default to standard output. */
export async function writePart(
  edge: Edge,
  gate: Pick<GateOptions, 'base' | 'head' | 'repository' | 'requireCleanTree'>,
  recorded: PairOptions,
  {
    shard,
    costs = [],
    out,
  }: ShardCommandOptions & { readonly shard: Shard; readonly out?: string | undefined },
): Promise<void> {
  const part = await checkShard({
    ...gate,
    host: edge.host,
    signal: edge.signal,
    recorded,
    shard,
    costs: new Map((await partsOf(edge, costs)).flatMap(({ part: { seconds } }) => Object.entries(seconds))),
  });
  const text = partText(part);
  if (out === undefined) {
    edge.json(part);
    return;
  }
  const target = path.resolve(out);
  await writeReportFiles(path.dirname(target), [{ name: path.basename(target), text }], {
    label: 'part',
    hint: 'name-output',
    untrusted: await enclosingCheckout(gate.repository),
  });
}

export async function partsOf(edge: Edge, names: readonly string[]): Promise<readonly NamedPart[]> {
  const parts: NamedPart[] = [];
  for (const name of names) {
    const bytes = await inputBytes(edge, name);
    parts.push(readPart(Buffer.from(bytes).toString('utf8'), shownName(name)));
  }
  return parts;
}

/** Returns true if a regular file begins like a shard's part. Does not read a pipe, whose content would be lost. */
export async function isGatePart(edge: Edge, file: string): Promise<boolean> {
  if (statSync(path.resolve(edge.cwd, file), { throwIfNoEntry: false })?.isFile() !== true) return false;
  const input = await namedInput(edge.cwd, file);
  for await (const chunk of bytesOf(input, edge, 64)) return isPart(chunk.toString('latin1'));
  return false;
}
