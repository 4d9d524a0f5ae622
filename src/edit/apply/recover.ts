import { statSync, unlinkSync } from 'node:fs';
import { LanserError } from '../../model/lanser-error.ts';
import { identityOf } from '../../workspace/identity.ts';
import { takeWriteLock, type WriteLockOptions } from './write-lock.ts';
import { clean, hasLeftovers } from './clean.ts';
import { withPath, withPathAsync } from './failure.ts';
import { journalFile, readJournal, type Journal } from './journal.ts';
import { isThere, statePlaces, type StatePlace } from './state-folder.ts';
import { undo } from './undo.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

export interface RecoverOptions extends Pick<WriteLockOptions, 'signal' | 'waitMs'> {
  /** The absolute path of the workspace, with links resolved. */
  readonly root: string;
  /** True to access folders by their descriptors. The default is true if `/proc/self/fd` exists, as on Linux. */
  readonly byDescriptor?: boolean;
  /** Receives a message about a state folder that is ignored because of its invalid, copied or unreadable journal. */
  readonly log?: (message: string) => void;
}

/**
 * The result of a recovery. `cleaned`: no edit was unfinished, and a state folder or its empty parent was removed.
 * `files` is the number of undone operations, without those that created folders.
 */
export type Recovered =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cleaned' }
  | { readonly kind: 'undone'; readonly files: number };

/**
 * Undoes the writes of an interrupted command and removes its leftovers.
 *
 * @throws LanserError E/APPLY_CONFLICT (another program has changed the files), E/SCHEMA_INVALID (the journal is
 * invalid or of a different folder), E/JAIL (a folder is a link), E/FS_PERMISSIONS, and the errors of
 * {@link takeWriteLock}.
 */
export async function recover(options: RecoverOptions): Promise<Recovered> {
  let outcome: Recovered = { kind: 'nothing' };
  for (const place of statePlaces(options.root)) {
    const recovered = await recoverPlace(place, options);
    if (outcome.kind === 'nothing' || recovered.kind === 'undone') outcome = recovered;
  }
  return outcome;
}

/**
 * Recovers the tree of one state folder, if {@link isThere} returns true. Waits for the write lock. Ignores a state
 * folder that a commit may have added, unless {@link shouldRecover} returns true.
 */
export async function recoverPlace(place: StatePlace, options: RecoverOptions): Promise<Recovered> {
  if (!isThere(place)) return { kind: 'nothing' };
  using workplace = openWorkplace(place, options.byDescriptor);
  if (place.isTracked && !shouldRecover(workplace, options)) return { kind: 'nothing' };
  using _lock = await takeWriteLock(workplace.base, place.folder, { ...options, shown: place.shown });
  const outcome = await finish(workplace);
  return outcome.kind === 'nothing' ? { kind: 'cleaned' } : outcome;
}

/** Recovers the tree of one state folder. The caller must own the write lock. */
export async function finish(workplace: Workplace): Promise<Recovered> {
  const { base, place } = workplace;
  return withPathAsync<Recovered>(place.shown, async () => {
    const journal = readJournal(base, place.folder, place.shown);
    if (journal === undefined) {
      if (!hasLeftovers(workplace)) return { kind: 'nothing' };
      await removeLeftovers(workplace);
      return { kind: 'cleaned' };
    }
    expectNotCopied(journal, workplace);
    const files = undo(journal, workplace);
    unlinkSync(base.at(journalFile(place.folder)));
    await removeLeftovers(workplace);
    return { kind: 'undone', files };
  });
}

/**
 * Flushes the removal of the journal to the disk, and then removes the leftovers. Without the flush, the journal can
 * reappear after a crash. A recovery would then need the leftovers.
 */
export async function removeLeftovers(workplace: Workplace): Promise<void> {
  const { base, place } = workplace;
  base.flush(place.folder);
  await clean(workplace);
}

/** Returns true if the state folder has a valid journal that was not copied. Then lanser created it, not Git. */
function shouldRecover(workplace: Workplace, { log }: RecoverOptions): boolean {
  const { base, place } = workplace;
  try {
    const journal = withPath(place.shown, () => readJournal(base, place.folder, place.shown));
    if (journal === undefined) return false;
    expectNotCopied(journal, workplace);
    return true;
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    log?.(`${place.shown} is ignored: ${error.message}`);
    return false;
  }
}

/** Throws E/SCHEMA_INVALID for a copied journal: its `anchor` or `state` identifies a different folder. */
function expectNotCopied(journal: Journal, { tree, base, place }: Workplace): void {
  const anchor = identityOf(statSync(tree.inside(''), { bigint: true }));
  const state = identityOf(statSync(base.inside(place.folder), { bigint: true }));
  if (journal.anchor === anchor && journal.state === state) return;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `${place.shown}/journal.json is the journal of a different folder. Nothing was changed. Remove ${place.shown} if no edit of this folder was interrupted.`,
    { path: `${place.shown}/journal.json`, reason: 'foreign-journal' },
  );
}
