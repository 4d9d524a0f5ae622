import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  fsync,
  lstatSync,
  mkdirSync,
  openSync,
  writeFileSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { documentVersion } from '../../bundle/blob-id.ts';
import type { DocumentVersion } from '../../model/brand.ts';
import { abortError } from '../../model/lanser-error.ts';
import { type DirectoryHandles, parentOf } from '../../workspace/directory-handles.ts';
import { type Identity, identityOf } from '../../workspace/identity.ts';
import { type AttributeTools, keepAttributes, type Replaced } from './attributes.ts';
import { withPath, contentModified, linkError, specialFileError } from './failure.ts';
import { readVersion } from './file-version.ts';
import type { KnownFile } from './journal.ts';
import type { Draft, ExistingEntry, Operation } from './operation.ts';
import { origins, type Origins, pathCounts } from './origins.ts';
import { linkFile } from './put.ts';
import { contentsOf, type Originals } from './unchanged.ts';
import { statAt, type Stage, type Workplace } from './workplace.ts';

export interface Staged {
  readonly operations: readonly Operation[];
  readonly known: readonly KnownFile[];
  readonly originals: Originals;
}

export function makeStage(stage: Stage, workplace: Workplace): void {
  const { within, folder } = workplace.stage(stage);
  if (stage === 'beside') mkdirSync(within.at(folder), 0o700);
  for (const name of ['new', 'old']) mkdirSync(workplace.staged(stage, name), 0o700);
}

/**
 * Writes the new files to the stage, a folder of new files and originals. Converts drafts to operations. If
 * possible, keeps the original of a replaced file as a hard link, because a move would briefly leave the path empty.
 */
export async function stageOperations(
  drafts: readonly Draft[],
  expected: ReadonlyMap<string, DocumentVersion>,
  stage: Stage,
  workplace: Workplace,
  tools: AttributeTools,
): Promise<Staged> {
  const { tree } = workplace;
  const operations: Operation[] = [];
  const earlier = origins();
  const counts = pathCounts(drafts);
  const replaced = new Map<string, Replaced>();
  const originals = new Map<number, string>();

  function replace(slot: number, { path, before, bytes }: Extract<Draft, { kind: 'replace' }>): Operation {
    const original = workplace.staged(stage, `old/${slot}`);
    const aside = !linkFile(tree.at(path), original);
    // Prefers to read through the hard link, because the path may already lead to a different file.
    const { stats, version } = readVersion(aside ? tree.at(path) : original, path);
    if (version !== before) throw contentModified(path, 'content');
    replaced.set(path, { slot, path, stats, aside });
    originals.set(slot, version);
    // The file gets the attributes of its original later.
    const fresh = writeNew(workplace.staged(stage, `new/${slot}`), bytes, 0o600);
    const after = documentVersion(bytes);
    return { kind: 'replace', path, old: identityOf(stats), fresh, before, after, aside };
  }

  function create(slot: number, { path, bytes }: Extract<Draft, { kind: 'create' }>): Operation {
    const group = inheritedGroup(path, earlier, tree);
    const fresh = writeNew(workplace.staged(stage, `new/${slot}`), bytes, 0o666, group);
    return { kind: 'create', path, fresh, after: documentVersion(bytes) };
  }

  function remove(slot: number, { path }: Extract<Draft, { kind: 'remove' }>): Operation {
    const { entry, folder } = entryOf(path);
    const origin = earlier.originOf(path);
    const isOriginal = origin.kind === 'original' && counts.get(path) === 1;
    // Records the entry's version, so that a later check can detect writes by other programs. Records no version for
    // some entries that the same edit also moves or changes. The check could mistake such an operation for a write.
    if (isOriginal && (origin.path === path || (!folder && !counts.has(origin.path)))) {
      // The entry is still at its original path, because no operation of the edit has been performed yet.
      const place = tree.at(origin.path);
      originals.set(slot, folder ? contentsOf(place) : readVersion(place, path).version);
    }
    return { kind: 'remove', path, entry, folder };
  }

  function entryOf(path: string): ExistingEntry {
    const origin = earlier.originOf(path);
    if (origin.kind === 'made') return { entry: null, folder: true };
    if (origin.kind === 'gone') throw contentModified(path, 'ENOENT');
    if (origin.kind === 'staged') {
      const staged = operations[origin.slot];
      return { entry: staged !== undefined && 'fresh' in staged ? staged.fresh : null, folder: false };
    }
    const stats = lstatSync(tree.at(origin.path), { bigint: true });
    if (stats.isSymbolicLink()) throw linkError(path);
    if (!stats.isFile() && !stats.isDirectory()) throw specialFileError(path);
    return { entry: identityOf(stats), folder: stats.isDirectory() };
  }

  function operationOf(draft: Draft, slot: number): Operation {
    switch (draft.kind) {
      case 'mkdir':
        return draft;
      case 'replace':
        return replace(slot, draft);
      case 'create':
        return create(slot, draft);
      case 'move':
        return { ...draft, ...entryOf(draft.from) };
      case 'remove':
        return remove(slot, draft);
    }
  }

  for (const [slot, draft] of drafts.entries()) {
    if (tools.signal.aborted) throw abortError(tools.signal);
    const path = draft.kind === 'move' ? draft.from : draft.path;
    operations.push(withPath(path, () => operationOf(draft, slot)));
    earlier.follow(draft, slot);
    tree.trim();
  }
  const known: KnownFile[] = [];
  for (const [path, version] of expected) {
    const identity = withPath(path, () => identityOfExpected(path, version, replaced.get(path), workplace));
    known.push({ path, identity, version });
    tree.trim();
  }
  await keepAttributes([...replaced.values()], stage, workplace, tools);
  await flushStage(operations, stage, workplace);
  return { operations, known, originals };
}

function identityOfExpected(
  path: string,
  version: DocumentVersion,
  replaced: Replaced | undefined,
  { tree }: Workplace,
): Identity {
  if (replaced === undefined) {
    const found = readVersion(tree.at(path), path);
    if (found.version !== version) throw contentModified(path, 'content');
    return identityOf(found.stats);
  }
  const identity = identityOf(lstatSync(tree.at(path), { bigint: true }));
  if (identity !== identityOf(replaced.stats)) throw contentModified(path, 'other-file');
  return identity;
}

async function flushStage(
  operations: readonly Operation[],
  stage: Stage,
  workplace: Workplace,
): Promise<void> {
  const files = operations.flatMap((operation, slot) => ('fresh' in operation ? [`new/${slot}`] : []));
  await flushFiles(files.map((name) => () => workplace.staged(stage, name)));
  const { within, folder } = workplace.stage(stage);
  for (const names of ['new', 'old']) within.flush(`${folder}/${names}`);
}

const flushed = promisify(fsync);

/** The number of files to flush in parallel. File systems combine the log writes of parallel flushes. */
const BATCH_SIZE = 32;

async function flushFiles(places: readonly (() => string)[]): Promise<void> {
  for (let start = 0; start < places.length; start += BATCH_SIZE) {
    const descriptors: number[] = [];
    try {
      for (const place of places.slice(start, start + BATCH_SIZE)) {
        descriptors.push(openSync(place(), constants.O_RDONLY | constants.O_NOFOLLOW));
      }
      const outcomes = await Promise.allSettled(descriptors.map(async (descriptor) => flushed(descriptor)));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    } finally {
      for (const descriptor of descriptors) closeSync(descriptor);
    }
  }
}

/** Writes a new file and returns its identity. */
function writeNew(place: string, bytes: Uint8Array, mode: number, group?: bigint): Identity {
  const descriptor = openSync(place, 'wx', mode);
  try {
    writeFileSync(descriptor, bytes);
    const stats = fstatSync(descriptor, { bigint: true });
    if (group !== undefined && group !== stats.gid) {
      fchownSync(descriptor, Number(stats.uid), Number(group));
    }
    return identityOf(stats);
  } finally {
    closeSync(descriptor);
  }
}

const SET_GROUP_ID = 0o2000n;

/**
 * Returns the group that a new file inherits on Linux: the group of the nearest folder that existed before the edit,
 * if that folder has the set-group-ID bit; undefined otherwise.
 */
function inheritedGroup(path: string, earlier: Origins, tree: DirectoryHandles): bigint | undefined {
  for (let folder = parentOf(path); ; folder = parentOf(folder)) {
    const origin = earlier.originOf(folder);
    if (origin.kind !== 'original') continue;
    // `inside` can return a link in /proc/self/fd. With `/.`, the stats are those of the folder, not of the link.
    const stats = statAt(() => (origin.path === '' ? `${tree.inside('')}/.` : tree.at(origin.path)));
    if (stats === undefined && folder !== '') continue;
    return stats !== undefined && (stats.mode & SET_GROUP_ID) !== 0n ? stats.gid : undefined;
  }
}
