import type { BigIntStats } from 'node:fs';
import type { DocumentVersion } from '../../model/brand.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { type Identity, identityOf } from '../../workspace/identity.ts';
import { isCopy, type Original } from './copies.ts';
import { readVersion } from './file-version.ts';
import type { Journal } from './journal.ts';
import type { Operation, Recorded } from './operation.ts';
import type { TreeView } from './tree-view.ts';
import { lookAt, type Workplace } from './workplace.ts';

/**
 * The required action to undo an operation. `exchange`: a copy of the original is at its path and gives way;
 * `foreign`: another program has written there.
 */
export type Verdict = 'undo' | 'exchange' | 'nothing' | 'foreign';

/** Determines how to undo an operation whose later operations are undone, really or in the tree view. */
export type Inspect = (recorded: Recorded, sight: TreeView) => Verdict;

export function inspector(journal: Journal, workplace: Workplace): Inspect {
  const { identities, replaced, versions } = knownFiles(journal);
  const staged = (name: string): BigIntStats | undefined =>
    lookAt(() => workplace.staged(journal.stage, name));
  const isOurs = (stats: BigIntStats): boolean => identities.has(identityOf(stats));

  function isAsBefore(path: string, sight: TreeView): boolean {
    const version = versions.get(path);
    if (version === undefined || look(path, sight)?.isFile() !== true) return false;
    return contentIs(path, version, sight);
  }

  /** Checks the path of an original that is now elsewhere. */
  function judgePlace(path: string, original: Original, sight: TreeView): Verdict {
    if (look(path, sight) === undefined) return 'undo';
    return isCopy(path, original, replaced, sight, workplace) ? 'exchange' : 'foreign';
  }

  function judgeStaged(path: string, entry: Identity | null, slot: number, sight: TreeView): Verdict {
    // The original has its name back and is still in the stage too.
    if (isIdentity(look(path, sight), entry)) return 'nothing';
    return judgePlace(path, (rest) => workplace.staged(journal.stage, `old/${slot}${rest}`), sight);
  }

  function judgeReplace({ path, old, fresh, after, aside }: Replace, slot: number, sight: TreeView): Verdict {
    const isWaiting = staged(`new/${slot}`) !== undefined;
    if (staged(`old/${slot}`) === undefined || (isWaiting && !aside)) return 'nothing';
    const stats = look(path, sight);
    if (stats === undefined) return 'undo';
    if (isIdentity(stats, old)) return 'nothing';
    if (!isWaiting && isIdentity(stats, fresh) && contentIs(path, after, sight)) return 'undo';
    return isAsBefore(path, sight) ? 'nothing' : 'foreign';
  }

  function judgeCreate({ path, fresh, after }: Create, slot: number, sight: TreeView): Verdict {
    const waiting = staged(`new/${slot}`);
    // A file with a single link is only in the stage.
    if (waiting?.nlink === 1n) return 'nothing';
    const stats = look(path, sight);
    if (stats === undefined) return 'nothing';
    if (isIdentity(stats, fresh)) return contentIs(path, after, sight) ? 'undo' : 'foreign';
    // The previous content has been restored, or was never replaced.
    return waiting !== undefined || isOurs(stats) || isAsBefore(path, sight) ? 'nothing' : 'foreign';
  }

  function judgeMove({ from, to, entry, folder }: Move, sight: TreeView): Verdict {
    const [source, target] = [look(from, sight), look(to, sight)];
    if (target === undefined) return 'nothing';
    if (entry === null ? source === undefined && target.isDirectory() : isIdentity(target, entry)) {
      if (isIdentity(source, entry) && !folder) return 'undo';
      return judgePlace(from, (rest) => sight.locate(to + rest), sight);
    }
    // If the entry is not at its old path either, another program has put something at the new path. The
    // exceptions: the earlier operations have not happened, or the entry is the one from before all of them.
    if (source !== undefined || isOurs(target)) return 'nothing';
    return isAsBefore(to, sight) ? 'nothing' : 'foreign';
  }

  function judge({ operation, slot }: Recorded, sight: TreeView): Verdict {
    switch (operation.kind) {
      case 'mkdir':
        return look(operation.path, sight)?.isDirectory() === true ? 'undo' : 'nothing';
      case 'replace':
        return judgeReplace(operation, slot, sight);
      case 'create':
        return judgeCreate(operation, slot, sight);
      case 'move':
        if (staged(`old/${slot}`) === undefined) return judgeMove(operation, sight);
        return judgeStaged(operation.from, operation.entry, slot, sight);
      case 'remove':
        if (staged(`old/${slot}`) === undefined) return 'nothing';
        return judgeStaged(operation.path, operation.entry, slot, sight);
    }
  }

  return (recorded, sight) => {
    try {
      return judge(recorded, sight);
    } catch (error) {
      // A link on the way, or a special file: lanser does not touch it.
      if (error instanceof LanserError) return 'foreign';
      throw error;
    }
  };
}

type Replace = Extract<Operation, { kind: 'replace' }>;
type Create = Extract<Operation, { kind: 'create' }>;
type Move = Extract<Operation, { kind: 'move' }>;

function look(path: string, sight: TreeView): BigIntStats | undefined {
  return lookAt(() => sight.locate(path));
}

function isIdentity(stats: BigIntStats | undefined, identity: Identity | null): boolean {
  return stats !== undefined && identityOf(stats) === identity;
}

function contentIs(path: string, version: DocumentVersion, sight: TreeView): boolean {
  const place = sight.locate(path);
  return place !== undefined && readVersion(place, path).version === version;
}

/** The files before the edit, as recorded in a journal. */
interface KnownFiles {
  /** Identities of the edit's own files; an entry of the tree with one of them is not foreign. */
  readonly identities: ReadonlySet<Identity>;
  /** The versions of files by path; the stage has the originals of the replaced ones. */
  readonly versions: ReadonlyMap<string, DocumentVersion>;
  readonly replaced: ReadonlyMap<string, DocumentVersion>;
}

function knownFiles({ known, operations }: Journal): KnownFiles {
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
