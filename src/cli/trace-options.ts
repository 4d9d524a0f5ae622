import { stat } from 'node:fs/promises';
import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import type { ReplayOptions } from '../replay/replay-trace.ts';
import { versionsIn } from '../replay/find-version.ts';
import { LanserError } from '../model/lanser-error.ts';
import { workspaceFolder, type CommonOptions, timeoutOf } from './common-options.ts';
import type { Edge } from './process-edge.ts';

export interface ReplayCommandOptions extends CommonOptions {
  readonly partial?: true;
  readonly live?: true;
}

export function addReplayOptions(command: Command): Command {
  return addPartial(command).option(
    '--live',
    'send the requests to a real server of the recorded version, on a copy of --workspace',
  );
}

export function addPartial(command: Command): Command {
  return command.option('--partial', 'accept a truncated trace, up to its last complete event');
}

/** Reads a whole number of at most 9 digits. @throws InvalidArgumentError for any other text. */
export function numberOf(text: string): number {
  const value = Number(text);
  if (/^\d{1,9}$/u.test(text)) return value;
  throw new InvalidArgumentError('A whole number of at most 9 digits is expected.');
}

/** Creates the error for an operation number without a match. `condition` follows the number in the message. */
export function noOperation(index: number, condition = ''): LanserError {
  return new LanserError(
    'E/NOT_FOUND',
    `The trace has no operation ${index}${condition}. \`lanser trace list\` lists its operations.`,
    { index },
  );
}

const MIB = 2 ** 20;

/** Creates the options for the replay of a trace file. The caller disposes of the result after the replay. */
export async function replayOptions(
  file: string,
  edge: Edge,
  options: ReplayCommandOptions,
): Promise<AsyncDisposable & { readonly replay: Omit<ReplayOptions, 'index'> }> {
  const { host, signal } = edge;
  const root = workspaceFolder(options);
  const versions = versionsIn(host, root);
  const timeoutMs = timeoutOf(options);
  return {
    replay: {
      host,
      signal,
      partial: options.partial,
      findVersion: versions.find,
      progress: await bytesRead(file, edge),
      ...(options.live === true ? { live: { workspace: root, python: options.python, timeoutMs } } : {}),
    },
    [Symbol.asyncDispose]: async () => versions[Symbol.asyncDispose](),
  };
}

/** Creates a callback that shows the progress of reading a file. It shows nothing for a pipe or a file below 1 MiB. */
export async function bytesRead(file: string, { host }: Edge): Promise<(bytes: number) => void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  const total = Math.floor(size / MIB);
  const label = path.basename(file);
  let last = -1;
  return (bytes) => {
    const done = Math.min(total, Math.floor(bytes / MIB));
    if (total === 0 || done === last) return;
    last = done;
    host.progress({ label, done, total, unit: 'MiB' });
  };
}
