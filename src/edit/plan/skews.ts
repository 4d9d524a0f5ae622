import { documentVersion } from '../../bundle/blob-id.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import type { PlannedFile } from '../../model/plan.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { OperationConflict, Skew } from './refusals.ts';
import type { Replay } from './replay.ts';
import type { TreeReader } from './tree-reader.ts';

type ByPath<T> = ReadonlyMap<WorkspacePath, T>;

/** Returns the paths in an unexpected state, sorted by path, each with the expected and the found state. */
export async function skewsOf(
  files: ByPath<PlannedFile>,
  contents: ByPath<Uint8Array>,
  { touched, conflict }: Replay,
  reader: TreeReader,
): Promise<readonly Skew[]> {
  const skews = new Map<string, Skew>();
  for (const [uri, { before: expected }] of files) {
    const bytes = contents.get(uri);
    const found = bytes === undefined ? null : documentVersion(bytes);
    if (found !== expected) skews.set(uri, { uri, expected, found: found ?? (await foundAt(uri, reader)) });
  }
  // An operation must not affect an existing file for which the plan has no version.
  for (const uri of touched.keys()) {
    if (!files.has(uri)) skews.set(uri, { uri, expected: null, found: await foundAt(uri, reader) });
  }
  if (conflict !== undefined && !skews.has(conflict.uri)) {
    const { uri, reason } = conflict;
    const expected = files.get(uri)?.before ?? EXPECTED[reason];
    skews.set(uri, { uri, expected, found: await foundAt(uri, reader) });
  }
  return [...skews.values()].toSorted((left, right) => compareCodeUnits(left.uri, right.uri));
}

/**
 * The expected state of a path with a conflict, if the plan has no version for the path. A plan has a version for
 * each file that an operation moves or removes. So a `missing` path without a version should be a folder.
 */
const EXPECTED: Readonly<Record<OperationConflict, Skew['expected']>> = {
  exists: null,
  missing: 'folder',
  'not-empty': 'empty folder',
  'not-a-folder': 'folder on the way',
  'into-itself': null,
};

async function foundAt(uri: WorkspacePath, reader: TreeReader): Promise<string | null> {
  const bytes = await reader.read(uri);
  if (bytes !== undefined) return documentVersion(bytes);
  return (await reader.kindOf(uri)) ?? null;
}
