import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import type { Host } from '../../model/host.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { TraceCheck } from '../../model/report.ts';
import type { FindVersion } from '../../replay/replay-place.ts';
import { verifyTrace } from '../../replay/verify-trace.ts';
import { MAX_BLOB_SIZE, type TreeFiles } from '../tree-files.ts';

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

export interface TraceCheckInput {
  readonly host: Host;
  /** The files of head. */
  readonly files: TreeFiles;
  readonly globs: readonly string[];
  /** The absolute path of a private folder. */
  readonly scratch: string;
  /** Finds file versions that a trace names but does not contain. */
  readonly findVersion: FindVersion;
  readonly signal: AbortSignal;
}

/**
 * Replays the traces in head: computes each bundle again from the recorded frames. Returns the checks sorted
 * by path.
 */
export async function checkTraces(input: TraceCheckInput): Promise<readonly TraceCheck[]> {
  const { host, files, globs, signal } = input;
  const isMatch = picomatch([...globs], { dot: true, posix: true });
  const traces = [...files.entries.keys()].filter((file) => isMatch(file)).toSorted(compareCodeUnits);
  const checks: TraceCheck[] = [];
  for (const [done, file] of traces.entries()) {
    host.progress({ label: 'traces', done, total: traces.length });
    checks.push(await checkTrace(input, file));
    signal.throwIfAborted();
  }
  if (traces.length > 0) host.progress({ label: 'traces', done: traces.length, total: traces.length });
  return checks;
}

async function checkTrace(input: TraceCheckInput, file: string): Promise<TraceCheck> {
  const { host, files, findVersion, signal } = input;
  const content = await files.blob(file);
  if (content === undefined) {
    return unreadable(
      file,
      `The file is larger than ${MAX_BLOB_SIZE / 2 ** 20} MiB. Record less in one trace.`,
    );
  }
  if (content.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER) {
    return unreadable(
      file,
      'The file is a Git LFS pointer, and the gate downloads nothing. Commit the trace itself.',
    );
  }
  const folder = path.join(input.scratch, 'trace');
  await mkdir(folder, { recursive: true });
  try {
    const copy = path.join(folder, 'trace.jsonl');
    await writeFile(copy, content);
    return await verifyTrace(copy, file, { host, findVersion, signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function unreadable(file: string, message: string): TraceCheck {
  return {
    path: file,
    conclusion: 'unreadable',
    bundles: 0,
    firstDifference: { line: null, index: null, pointer: null, message },
  };
}
