import { statSync, unlinkSync } from 'node:fs';
import { LanserError } from '../../model/lanser-error.ts';
import { identityOf } from '../../workspace/identity.ts';
import { takeWriteLock } from './write-lock.ts';
import { clean, hasLeftovers } from './clean.ts';
import { withPath, withPathAsync } from './failure.ts';
import { journalFile, readJournal, type Journal } from './journal.ts';
import { isThere, statePlaces, type StatePlace } from './state-folder.ts';
import { undo } from './undo.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

export interface RecoverOptions {
  /** The workspace: absolute, without links. */
  readonly root: string;
  readonly signal: AbortSignal;
  /** The maximum time to wait while another process writes to the same checkout; 0: fail at once. */
  readonly waitMs: number;
  /** True to access folders by their descriptors; default: true if the system has paths for descriptors. */
  readonly byDescriptor?: boolean;
  /** Receives a line for people about an ignored state folder. */
  readonly log?: (message: string) => void;
}

/** The result of a recovery. `undone`: an edit was interrupted, and this number of its changes was undone. */
export type Recovered =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cleaned' }
  | { readonly kind: 'undone'; readonly files: number };

/**
 * Undoes the writes of an interrupted command and removes its leftovers.
 *
 * @throws LanserError E/APPLY_CONFLICT (another program has written since; nothing is touched),
 * E/SCHEMA_INVALID (the journal is not lanser's), E/CONTENT_MODIFIED (another process writes),
 * E/FS_PERMISSIONS, E/JAIL, E/INTERRUPTED.
 */
export async function recover(options: RecoverOptions): Promise<Recovered> {
  let outcome: Recovered = { kind: 'nothing' };
  for (const place of statePlaces(options.root)) {
    const recovered = await recoverPlace(place, options);
    if (outcome.kind === 'nothing' || recovered.kind === 'undone') outcome = recovered;
  }
  return outcome;
}

export async function recoverPlace(place: StatePlace, options: RecoverOptions): Promise<Recovered> {
  if (!isThere(place)) return { kind: 'nothing' };
  using workplace = openWorkplace(place, options.byDescriptor);
  if (place.isTracked && !isToRecover(workplace, options)) return { kind: 'nothing' };
  using _lock = await takeWriteLock(workplace.base, place.folder, { ...options, shown: place.shown });
  const outcome = await finish(workplace);
  return outcome.kind === 'nothing' ? { kind: 'cleaned' } : outcome;
}

/** Does the work of `recover` for the owner of the lock. */
export async function finish(workplace: Workplace): Promise<Recovered> {
  const { base, place } = workplace;
  return withPathAsync<Recovered>(place.shown, async () => {
    const journal = readJournal(base, place.folder, place.shown);
    if (journal === undefined) {
      if (!hasLeftovers(workplace)) return { kind: 'nothing' };
      await removeLeftovers(workplace);
      return { kind: 'cleaned' };
    }
    expectOwn(journal, workplace);
    const files = undo(journal, workplace);
    unlinkSync(base.at(journalFile(place.folder)));
    await removeLeftovers(workplace);
    return { kind: 'undone', files };
  });
}

/** Flushes the state folder and then removes the leftovers. After the flush, no journal can need them. */
export async function removeLeftovers(workplace: Workplace): Promise<void> {
  const { base, place } = workplace;
  base.flush(place.folder);
  await clean(workplace);
}

/**
 * Returns true if a state folder that may have been copied here is lanser's. Among the files of a checkout,
 * only a valid journal proves that; everything else stays untouched.
 */
function isToRecover(workplace: Workplace, { log }: RecoverOptions): boolean {
  const { base, place } = workplace;
  try {
    const journal = withPath(place.shown, () => readJournal(base, place.folder, place.shown));
    if (journal === undefined) return !place.isTracked;
    expectOwn(journal, workplace);
    return true;
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    // If the disk refuses access, an edit of lanser may be half-written.
    if (error.code === 'E/FS_PERMISSIONS' && !place.isTracked) throw error;
    log?.(`${place.shown} is ignored: ${error.message}`);
    return false;
  }
}

/** A copy, an archive or a checkout can contain a journal, but not the folders that it identifies. */
function expectOwn(journal: Journal, { tree, base, place }: Workplace): void {
  const anchor = identityOf(statSync(tree.inside(''), { bigint: true }));
  const state = identityOf(statSync(base.inside(place.folder), { bigint: true }));
  if (journal.anchor === anchor && journal.state === state) return;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `${place.shown}/journal.json is the journal of a different folder. Nothing was changed. Remove ${place.shown} if no edit of this folder was interrupted.`,
    { path: `${place.shown}/journal.json`, reason: 'foreign-journal' },
  );
}
