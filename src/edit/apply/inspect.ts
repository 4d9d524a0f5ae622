import type { BigIntStats } from 'node:fs';
import type { DocumentVersion } from '../../model/brand.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { type Identity, identityOf } from '../../workspace/identity.ts';
import { isCopy, type Original } from './copies.ts';
import { readVersion } from './file-version.ts';
import type { Journal } from './journal.ts';
import type { Operation, Recorded } from './operation.ts';
import type { TreeView } from './tree-view.ts';
import { statAt, type Workplace } from './workplace.ts';

/**
 * The action that undoes an operation. `undo`: restore the state before the operation. `exchange`: the same, but a
 * copy of the moved or removed entry is at its old path and must first be moved away. `nothing`: nothing to undo, for
 * example because the operation was not performed. `foreign`: an undo would lose the changes of another program.
 */
export type Verdict = 'undo' | 'exchange' | 'nothing' | 'foreign';

/** A function that determines how to undo an operation. `view` shows the tree with all later operations undone. */
export type Inspect = (recorded: Recorded, view: TreeView) => Verdict;

export function inspector(journal: Journal, workplace: Workplace): Inspect {
  const { identities, replaced, versions } = recordedFiles(journal);
  /** Returns the stats of an entry in the stage, if any. New files are in `new/…`, and originals are in `old/…`. */
  const staged = (name: string): BigIntStats | undefined =>
    statAt(() => workplace.staged(journal.stage, name));
  const isOwn = (stats: BigIntStats): boolean => identities.has(identityOf(stats));

  function isAsBefore(path: string, view: TreeView): boolean {
    const version = versions.get(path);
    if (version === undefined || statsOf(path, view)?.isFile() !== true) return false;
    return contentIs(path, version, view);
  }

  /** Returns the verdict for an operation that has moved the original away from `path`. */
  function judgePlace(path: string, original: Original, view: TreeView): Verdict {
    if (statsOf(path, view) === undefined) return 'undo';
    return isCopy(path, original, replaced, view, workplace) ? 'exchange' : 'foreign';
  }

  /** Returns true if the operation has moved another program's entry to the stage instead of the original. */
  function isReplacement(slot: number, entry: Identity | null): boolean {
    return entry !== null && !isIdentity(staged(`old/${slot}`), entry);
  }

  function judgeStaged(path: string, entry: Identity | null, slot: number, view: TreeView): Verdict {
    if (isReplacement(slot, entry)) return statsOf(path, view) === undefined ? 'undo' : 'foreign';
    // The original is already back at its path. The stage still contains a second hard link to it.
    if (isIdentity(statsOf(path, view), entry)) return 'nothing';
    return judgePlace(path, (rest) => workplace.staged(journal.stage, `old/${slot}${rest}`), view);
  }

  function judgeReplace({ path, old, fresh, after, aside }: Replace, slot: number, view: TreeView): Verdict {
    const isWaiting = staged(`new/${slot}`) !== undefined;
    if (staged(`old/${slot}`) === undefined || (isWaiting && !aside)) return 'nothing';
    const stats = statsOf(path, view);
    if (stats === undefined) return 'undo';
    if (aside && isReplacement(slot, old)) return 'foreign';
    if (isIdentity(stats, old)) return 'nothing';
    if (!isWaiting && isIdentity(stats, fresh) && contentIs(path, after, view)) return 'undo';
    return isAsBefore(path, view) ? 'nothing' : 'foreign';
  }

  function judgeCreate({ path, fresh, after }: Create, slot: number, view: TreeView): Verdict {
    const waiting = staged(`new/${slot}`);
    // A file that is still in the stage is in the tree only if it has a second hard link.
    if (waiting?.nlink === 1n) return 'nothing';
    const stats = statsOf(path, view);
    if (stats === undefined) return 'nothing';
    if (isIdentity(stats, fresh)) return contentIs(path, after, view) ? 'undo' : 'foreign';
    // The path has an entry other than the created one: from the edit, from before the edit, or from another program.
    return waiting !== undefined || isOwn(stats) || isAsBefore(path, view) ? 'nothing' : 'foreign';
  }

  function judgeMove({ from, to, entry, folder }: Move, view: TreeView): Verdict {
    const [source, target] = [statsOf(from, view), statsOf(to, view)];
    if (target === undefined) return 'nothing';
    if (entry === null ? source === undefined && target.isDirectory() : isIdentity(target, entry)) {
      if (isIdentity(source, entry) && !folder) return 'undo';
      return judgePlace(from, (rest) => view.locate(to + rest), view);
    }
    // The new path has an entry other than the moved one: from the edit, from before the edit, or another program's.
    if (source !== undefined || isOwn(target)) return 'nothing';
    return isAsBefore(to, view) ? 'nothing' : 'foreign';
  }

  function judge({ operation, slot }: Recorded, view: TreeView): Verdict {
    switch (operation.kind) {
      case 'mkdir':
        return statsOf(operation.path, view)?.isDirectory() === true ? 'undo' : 'nothing';
      case 'replace':
        return judgeReplace(operation, slot, view);
      case 'create':
        return judgeCreate(operation, slot, view);
      case 'move':
        if (staged(`old/${slot}`) === undefined) return judgeMove(operation, view);
        return judgeStaged(operation.from, operation.entry, slot, view);
      case 'remove':
        if (staged(`old/${slot}`) === undefined) return 'nothing';
        return judgeStaged(operation.path, operation.entry, slot, view);
    }
  }

  return (recorded, view) => {
    try {
      return judge(recorded, view);
    } catch (error) {
      // For example, a folder of the path was replaced, or is a link.
      if (error instanceof LanserError) return 'foreign';
      throw error;
    }
  };
}

type Replace = Extract<Operation, { kind: 'replace' }>;
type Create = Extract<Operation, { kind: 'create' }>;
type Move = Extract<Operation, { kind: 'move' }>;

function statsOf(path: string, view: TreeView): BigIntStats | undefined {
  return statAt(() => view.locate(path));
}

function isIdentity(stats: BigIntStats | undefined, identity: Identity | null): boolean {
  return stats !== undefined && identityOf(stats) === identity;
}

function contentIs(path: string, version: DocumentVersion, view: TreeView): boolean {
  const place = view.locate(path);
  return place !== undefined && readVersion(place, path).version === version;
}

interface RecordedFiles {
  /** The identities of the files on which the edit depends, of its new files, and of moved and removed entries. */
  readonly identities: ReadonlySet<Identity>;
  /** The version before the edit of each file on which the edit depends, by path. */
  readonly versions: ReadonlyMap<string, DocumentVersion>;
  /** The part of `versions` for the replaced files. The stage keeps the originals of these files. */
  readonly replaced: ReadonlyMap<string, DocumentVersion>;
}

function recordedFiles({ known, operations }: Journal): RecordedFiles {
  const identities = new Set(known.map(({ identity }) => identity));
  const replaced = new Map<string, DocumentVersion>();
  for (const operation of operations) {
    if ('fresh' in operation) identities.add(operation.fresh);
    if ('entry' in operation && operation.entry !== null) identities.add(operation.entry);
    if (operation.kind === 'replace') replaced.set(operation.path, operation.before);
  }
  const versions = new Map([...known.map(({ path, version }) => [path, version] as const), ...replaced]);
  return { identities, versions, replaced };
}
