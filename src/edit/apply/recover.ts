import { statSync, unlinkSync } from 'node:fs';
import { LanserError } from '../../model/lanser-error.ts';
import { identityOf } from '../../workspace/identity.ts';
import { claim } from './claim.ts';
import { clean, hasLitter } from './clean.ts';
import { about, aboutAll } from './failure.ts';
import { journalFile, readJournal, type Journal } from './journal.ts';
import { isThere, statePlaces, type StatePlace } from './state-folder.ts';
import { undo } from './undo.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

export interface RecoverOptions {
  /** The workspace, absolute, without links. */
  readonly root: string;
  readonly signal: AbortSignal;
  /** How long another process that writes to the same checkout may go on; 0: fail at once. */
  readonly waitMs: number;
  /** Whether folders are held by their descriptors; default: where the system offers paths for these. */
  readonly byDescriptor?: boolean;
  /** Takes a line for people about a state folder that is left alone. */
  readonly log?: (message: string) => void;
  /** Also outside of a checkout a state folder that is not ours is left alone: enough for who only reads. */
  readonly lenient?: boolean;
}

/** `undone`: an edit was stopped half-way, and so many of its changes are taken back. */
export type Recovered =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cleaned' }
  | { readonly kind: 'undone'; readonly files: number };

/**
 * Takes back what a command that was stopped has written, and removes what it has left.
 *
 * @throws LanserError E/APPLY_CONFLICT (somebody else has written since; nothing is touched),
 * E/SCHEMA_INVALID (the journal is not ours), E/CONTENT_MODIFIED (another process writes),
 * E/FS_PERMISSIONS, E/JAIL, E/INTERRUPTED.
 */
export async function recover(options: RecoverOptions): Promise<Recovered> {
  let outcome: Recovered = { kind: 'nothing' };
  for (const place of statePlaces(options.root)) {
    const here = await recoverPlace(place, options);
    if (outcome.kind === 'nothing' || here.kind === 'undone') outcome = here;
  }
  return outcome;
}

export async function recoverPlace(place: StatePlace, options: RecoverOptions): Promise<Recovered> {
  if (!isThere(place)) return { kind: 'nothing' };
  using workplace = openWorkplace(place, options.byDescriptor);
  if ((place.isTracked || options.lenient === true) && !isToRecover(workplace, options)) {
    return { kind: 'nothing' };
  }
  using _held = await claim(workplace.base, place.folder, { ...options, shown: place.shown });
  const outcome = await finish(workplace);
  return outcome.kind === 'nothing' ? { kind: 'cleaned' } : outcome;
}

/** What `recover` does for the holder of the claim. */
export async function finish(workplace: Workplace): Promise<Recovered> {
  const { base, place } = workplace;
  return aboutAll<Recovered>(place.shown, async () => {
    const journal = readJournal(base, place.folder, place.shown);
    if (journal === undefined) {
      if (!hasLitter(workplace)) return { kind: 'nothing' };
      await clearUp(workplace);
      return { kind: 'cleaned' };
    }
    expectOwn(journal, workplace);
    const files = undo(journal, workplace);
    unlinkSync(base.at(journalFile(place.folder)));
    await clearUp(workplace);
    return { kind: 'undone', files };
  });
}

/** Removes what is left, once it is certain that no journal needs it any more. */
export async function clearUp(workplace: Workplace): Promise<void> {
  const { base, place } = workplace;
  base.flush(place.folder);
  await clean(workplace);
}

/**
 * Whether a state folder that may have been brought here is ours. Among the files of a checkout only a journal
 * of ours says so; whatever else stands there is left as it is.
 */
function isToRecover(workplace: Workplace, { log }: RecoverOptions): boolean {
  const { base, place } = workplace;
  try {
    const journal = about(place.shown, () => readJournal(base, place.folder, place.shown));
    if (journal === undefined) return !place.isTracked;
    expectOwn(journal, workplace);
    return true;
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    // Where the disk refuses, an edit of ours may be half-written.
    if (error.code === 'E/FS_PERMISSIONS' && !place.isTracked) throw error;
    log?.(`${place.shown} is left alone: ${error.message}`);
    return false;
  }
}

/** A copy, an archive or a checkout may bring a journal, but not the folders that it speaks of. */
function expectOwn(journal: Journal, { tree, base, place }: Workplace): void {
  const anchor = identityOf(statSync(tree.inside(''), { bigint: true }));
  const state = identityOf(statSync(base.inside(place.folder), { bigint: true }));
  if (journal.anchor === anchor && journal.state === state) return;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `${place.shown}/journal.json is the journal of another folder. Nothing was touched; remove ${place.shown} where no edit of this folder was stopped.`,
    { path: `${place.shown}/journal.json`, reason: 'foreign-journal' },
  );
}
