import { rmdirSync, unlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { errnoOf } from '../../model/lanser-error.ts';
import { removeFolder } from '../../workspace/remove-folder.ts';
import { journalFile } from './journal.ts';
import { statAt, type Stage, type Workplace } from './workplace.ts';

/** The pause between attempts. After lanser is killed, its `cp` process may briefly create files in the stage. */
const PAUSE_MS = 20;
const MAX_ATTEMPTS = 50;

/** Returns true if an edit has left a stage (a folder of staged files), its marker, or an incomplete journal. */
export function hasLeftovers(workplace: Workplace): boolean {
  return leftoversOf(workplace).length > 0;
}

/** Removes the leftovers of an edit that was completed, undone or never started. */
export async function clean(workplace: Workplace): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      for (const remove of leftoversOf(workplace)) remove();
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !['EEXIST', 'ENOTEMPTY'].includes(errnoOf(error) ?? '')) throw error;
      await delay(PAUSE_MS);
    }
  }
}

/**
 * Returns the path of the marker, a file in the state folder. The marker shows that the stage folder in the tree
 * belongs to lanser. Without the marker, lanser does not remove a folder with the stage's name.
 */
export function besideMarker(workplace: Workplace): string {
  return workplace.base.at(`${workplace.place.folder}/beside`);
}

/** Returns a removal function per leftover. The last one removes the marker, so that a retry can find the stage. */
function leftoversOf(workplace: Workplace): (() => void)[] {
  const { base, place } = workplace;
  const fresh = (): string => base.at(`${journalFile(place.folder)}.new`);
  const marker = (): string => besideMarker(workplace);
  const found = stageRemovals('state', workplace);
  if (statAt(fresh) !== undefined) found.push(() => unlinkSync(fresh()));
  if (statAt(marker) !== undefined) {
    const { within, folder } = workplace.stage('beside');
    found.push(...stageRemovals('beside', workplace));
    if (statAt(() => within.at(folder)) !== undefined) {
      found.push(() => {
        rmdirSync(within.at(folder));
        within.forget(folder);
      });
    }
    found.push(() => unlinkSync(marker()));
  }
  return found;
}

function stageRemovals(stage: Stage, workplace: Workplace): (() => void)[] {
  const { within, folder } = workplace.stage(stage);
  return ['new', 'old'].flatMap((name) => {
    const place = (): string => workplace.staged(stage, name);
    if (statAt(place)?.isDirectory() !== true) return [];
    return [
      () => {
        removeFolder(place());
        // Otherwise, `within` would refer to the removed folder, even after a new folder gets the same name.
        within.forget(`${folder}/${name}`);
      },
    ];
  });
}
