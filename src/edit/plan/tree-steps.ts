import { documentVersion } from '../../bundle/blob-id.ts';
import type { DocumentVersion, WorkspacePath } from '../../model/brand.ts';
import type { LanserError } from '../../model/lanser-error.ts';
import type { Plan, PlannedFile } from '../../model/plan.ts';
import type { TreeStep, TreeSteps } from '../tree-step.ts';
import { bytesAfter } from './bytes-after.ts';
import { contradiction, versionSkew } from './refusals.ts';
import { replay, type Replay } from './replay.ts';
import { skewsOf } from './skews.ts';
import type { TreeReader } from './tree-reader.ts';
import { pathOf, virtualTree, type VirtualFile } from './virtual-tree.ts';

/**
 * Converts a plan to steps. Throws E/VERSION_SKEW if a path is in a different state than in the plan,
 * E/SCHEMA_INVALID if the plan contradicts itself, and the errors of `reader`.
 */
export async function treeSteps(plan: Plan, reader: TreeReader): Promise<TreeSteps> {
  const existing = byPath(plan.files.filter(({ before }) => before !== null));
  const created = byPath(plan.files.filter(({ before }) => before === null));
  const contents = new Map<WorkspacePath, Uint8Array>();
  for (const path of existing.keys()) {
    const bytes = await reader.read(path);
    if (bytes !== undefined) contents.set(path, bytes);
  }
  const replayed = await replay(virtualTree(reader), plan.operations);
  const skews = await skewsOf(existing, contents, replayed, reader);
  if (skews.length > 0) throw versionSkew(skews);

  const createdContents = madeFiles(replayed, created, plan.positionEncoding);
  for (const path of created.keys()) {
    if (!createdContents.has(path)) throw await notCreated(path, reader);
  }
  return {
    expected: new Map([...existing].map(([path, { before }]) => [path, before as DocumentVersion])),
    steps: [
      ...replacements(plan.positionEncoding, { existing, contents, replayed, createdContents }),
      ...replayed.steps.map((step): TreeStep => {
        if (step.kind !== 'create') return step;
        return { kind: 'create', path: step.path, bytes: bytesOf(createdContents, step.file) };
      }),
    ],
  };
}

type Files = ReadonlyMap<WorkspacePath, PlannedFile>;
/** The contents of created files, by their final path. */
type FileContents = ReadonlyMap<WorkspacePath, Uint8Array>;

function byPath(files: readonly PlannedFile[]): Files {
  const found = new Map<WorkspacePath, PlannedFile>();
  for (const file of files) {
    const path = file.uri as WorkspacePath;
    if (found.has(path)) throw contradiction(path, 'is listed twice');
    found.set(path, file);
  }
  return found;
}

function madeFiles({ created }: Replay, planned: Files, encoding: Plan['positionEncoding']): FileContents {
  const contents = new Map<WorkspacePath, Uint8Array>();
  for (const file of created) {
    const path = pathOf(file);
    if (path === undefined) continue;
    const plan = planned.get(path);
    // A created file that the plan does not list is empty.
    contents.set(path, plan === undefined ? new Uint8Array() : checkedBytes(plan, undefined, encoding));
  }
  return contents;
}

function bytesOf(contents: FileContents, file: VirtualFile): Uint8Array {
  const path = pathOf(file);
  return (path === undefined ? undefined : contents.get(path)) ?? new Uint8Array();
}

function replacements(
  encoding: Plan['positionEncoding'],
  tree: {
    readonly existing: Files;
    readonly contents: ReadonlyMap<WorkspacePath, Uint8Array>;
    readonly replayed: Replay;
    readonly createdContents: FileContents;
  },
): readonly TreeStep[] {
  const { existing, contents, replayed, createdContents } = tree;
  const replacementOf = new Map<WorkspacePath | undefined, VirtualFile>();
  for (const file of replayed.created) {
    if (pathOf(file) !== undefined) replacementOf.set(file.replaces?.origin, file);
  }
  return [...existing].flatMap(([path, file]): readonly TreeStep[] => {
    const before = file.before as DocumentVersion;
    const moved = replayed.touched.get(path);
    const isGone = moved !== undefined && pathOf(moved) === undefined;
    if (isGone !== (file.after === null)) {
      const [state, version] = isGone ? ['is removed', 'a'] : ['is not removed', 'no'];
      throw contradiction(path, `${state}, but has ${version} version after the edit`);
    }
    const replacement = replacementOf.get(path);
    if (isGone && replacement === undefined) return [];
    const bytes =
      replacement === undefined
        ? checkedBytes(file, contents.get(path), encoding)
        : bytesOf(createdContents, replacement);
    return documentVersion(bytes) === before ? [] : [{ kind: 'replace', path, before, bytes }];
  });
}

function checkedBytes(
  file: PlannedFile,
  before: Uint8Array | undefined,
  encoding: Plan['positionEncoding'],
): Uint8Array {
  const bytes = bytesAfter(file, before, encoding);
  if (documentVersion(bytes) === file.after) return bytes;
  throw contradiction(file.uri, 'does not have the planned version after the edits');
}

async function notCreated(path: WorkspacePath, reader: TreeReader): Promise<LanserError> {
  const found = await reader.read(path);
  return found === undefined
    ? contradiction(path, 'has no version before the edit, but no operation creates it')
    : versionSkew([{ uri: path, expected: null, found: documentVersion(found) }]);
}
