import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import { readBlob } from '../../git/blobs.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { TraceCheck } from '../../model/report.ts';
import type { FindVersion } from '../../replay/replay-place.ts';
import { verifyTrace } from '../../replay/verify-trace.ts';
import type { CheckedInput } from '../gate-checks-input.ts';
import { MAX_BLOB_SIZE } from '../tree-files.ts';

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** Replays head's traces that the policy selects, each up to its first mismatch. Sorts the checks by path. */
export async function checkTraces(input: CheckedInput): Promise<readonly TraceCheck[]> {
  const { host, signal } = input.options;
  const isMatch = picomatch([...input.preparation.policy.traces], { dot: true, posix: true });
  const traces = [...input.after.entries.keys()].filter((file) => isMatch(file)).toSorted(compareCodeUnits);
  const checks: TraceCheck[] = [];
  for (const [done, file] of traces.entries()) {
    host.progress({ label: 'traces', done, total: traces.length });
    checks.push(await checkTrace(input, file));
    signal.throwIfAborted();
  }
  if (traces.length > 0) host.progress({ label: 'traces', done: traces.length, total: traces.length });
  return checks;
}

async function checkTrace(
  { options, preparation, workbench, after }: CheckedInput,
  file: string,
): Promise<TraceCheck> {
  const { host, signal } = options;
  const content = await after.blob(file);
  if (content === undefined) {
    return unreadable(
      file,
      `The file is larger than ${MAX_BLOB_SIZE / 2 ** 20} MiB. Record fewer operations in one trace.`,
    );
  }
  if (content.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER) {
    return unreadable(
      file,
      'The file is a Git LFS pointer, and the gate does not download LFS files. Commit the trace without Git LFS.',
    );
  }
  const folder = path.join(workbench.scratch.path, 'trace');
  await mkdir(folder, { recursive: true });
  try {
    const copy = path.join(folder, 'trace.jsonl');
    await writeFile(copy, content);
    // For a trace without the contents of files, the repository may contain the file versions.
    const findVersion: FindVersion = async (_uri, blob) =>
      readBlob(preparation.store, blob.replace(/^blob:/u, ''), signal);
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
