import { lstatSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { errnoOf, LanserError } from '../../model/lanser-error.ts';
import { parentOf } from '../../workspace/directory-handles.ts';
import { identityOf } from '../../workspace/identity.ts';
import { removeFolder } from '../../workspace/remove-folder.ts';
import { contentModified, withPath } from './failure.ts';
import { inspector, type Inspect } from './inspect.ts';
import type { Journal } from './journal.ts';
import { pathsOf, type Operation, type Recorded } from './operation.ts';
import { linkFile, putFile, putFolder } from './put.ts';
import { rolledBackTreeView, treeView, type TreeView } from './tree-view.ts';
import { flushFolder, statAt, type Workplace } from './workplace.ts';

/**
 * Undoes the operations in reverse order. Returns the number of undone operations, without those that created
 * folders. An interrupted undo can be run again. Throws E/APPLY_CONFLICT if another program has changed the paths.
 */
export function undo(journal: Journal, workplace: Workplace): number {
  const inspect = inspector(journal, workplace);
  const foreign = foreignOperations(journal, inspect, workplace);
  if (foreign.length > 0) throw conflict(foreign, journal, workplace);
  const view = treeView(workplace);
  const conflictAt = (recorded: Recorded): LanserError =>
    conflict([{ ...recorded, path: changedPath(recorded.operation, view) }], journal, workplace);
  const changedPaths = new Set<string>();
  let count = 0;
  for (const [slot, operation] of [...journal.operations.entries()].toReversed()) {
    const undoOne = (): void => {
      const verdict = inspect({ operation, slot }, view);
      if (verdict === 'foreign') throw conflictAt({ operation, slot });
      if (verdict === 'nothing') return;
      if (verdict === 'exchange') setAside({ operation, slot }, inspect, journal, workplace);
      restoreOriginal({ operation, slot }, journal, workplace);
      for (const path of pathsOf(operation)) changedPaths.add(parentOf(path));
      if (operation.kind !== 'mkdir') count += 1;
    };
    try {
      withPath(pathsOf(operation)[0], undoOne);
    } catch (error) {
      // Another program has just changed the path or its folder.
      const isGone = error instanceof LanserError && error.code === 'E/CONTENT_MODIFIED';
      throw isGone ? conflictAt({ operation, slot }) : error;
    }
    workplace.tree.trim();
  }
  for (const folder of changedPaths) flushFolder(folder, workplace);
  return count;
}

/** An operation whose undo would lose changes by another program, and the path that the program changed. */
interface Foreign extends Recorded {
  readonly path: string;
}

function foreignOperations(journal: Journal, inspect: Inspect, workplace: Workplace): readonly Foreign[] {
  const found: Foreign[] = [];
  const view = rolledBackTreeView(journal, workplace);
  for (const [slot, operation] of [...journal.operations.entries()].toReversed()) {
    const verdict = inspect({ operation, slot }, view);
    if (verdict === 'foreign') found.push({ operation, slot, path: changedPath(operation, view) });
    else if (verdict !== 'nothing') view.without({ operation, slot });
    workplace.tree.trim();
  }
  return found;
}

/**
 * Frees the original's path, where another program has put a copy of the original. Moves the copy to the temporary
 * folder of the edit (the stage). The copy is removed with the stage. If a program replaces the copy before the move,
 * throws E/CONTENT_MODIFIED, and keeps the replacement at the path.
 */
function setAside(recorded: Recorded, inspect: Inspect, journal: Journal, workplace: Workplace): void {
  const { operation, slot } = recorded;
  const [path] = pathsOf(operation);
  const copy = statAt(() => workplace.tree.at(path));
  if (copy === undefined || inspect(recorded, treeView(workplace)) !== 'exchange') {
    throw contentModified(path, 'other-file');
  }
  const asidePath = workplace.staged(journal.stage, `new/${slot}`);
  const earlier = statAt(() => asidePath);
  if (earlier?.isDirectory() === true) removeFolder(asidePath);
  renameSync(workplace.tree.at(path), asidePath);
  workplace.tree.forget(path);
  if (identityOf(lstatSync(asidePath, { bigint: true })) === identityOf(copy)) return;
  putFolder(asidePath, workplace.tree.at(path));
  throw contentModified(path, 'other-file');
}

function restoreOriginal({ operation, slot }: Recorded, journal: Journal, workplace: Workplace): void {
  const { tree } = workplace;
  const original = (): string => workplace.staged(journal.stage, `old/${slot}`);
  switch (operation.kind) {
    case 'mkdir':
      removeEmpty(operation.path, workplace);
      return;
    case 'replace':
      renameSync(original(), tree.at(operation.path));
      return;
    case 'create':
      unlinkSync(tree.at(operation.path));
      return;
    case 'remove':
      if (operation.folder) putFolder(original(), tree.at(operation.path));
      else putFile(original(), tree.at(operation.path));
      return;
    case 'move':
      if (statAt(original) === undefined) moveBack(operation, workplace);
      else putFolder(original(), tree.at(operation.from));
      return;
  }
}

function moveBack(operation: Extract<Operation, { kind: 'move' }>, { tree }: Workplace): void {
  const [source, target] = [tree.at(operation.from), tree.at(operation.to)];
  const stats = statAt(() => source);
  if (operation.folder) {
    putFolder(target, source);
    tree.forget(operation.from);
    tree.forget(operation.to);
  } else if (stats !== undefined && identityOf(stats) === operation.entry) unlinkSync(target);
  else if (linkFile(target, source)) unlinkSync(target);
  else putFolder(target, source);
}

function removeEmpty(path: string, { tree }: Workplace): void {
  try {
    rmdirSync(tree.at(path));
    tree.forget(path);
  } catch (error) {
    if (!['EEXIST', 'ENOENT', 'ENOTDIR', 'ENOTEMPTY'].includes(errnoOf(error) ?? '')) throw error;
  }
}

/** Returns the path that another program changed. For a move: the new path if the old path is free, else the old. */
function changedPath(operation: Operation, view: TreeView): string {
  if (operation.kind !== 'move') return operation.path;
  return isFree(operation.from, view) ? operation.to : operation.from;
}

function isFree(path: string, view: TreeView): boolean {
  try {
    return statAt(() => view.locate(path)) === undefined;
  } catch (error) {
    // A folder of the path was replaced, or is a link.
    if (error instanceof LanserError) return false;
    throw error;
  }
}

function conflict(foreign: readonly Foreign[], journal: Journal, workplace: Workplace): LanserError {
  const { shown } = workplace.place;
  const folder = journal.stage === 'state' ? shown : workplace.stage('beside').folder;
  const hasOriginal = (slot: number): boolean =>
    statAt(() => workplace.staged(journal.stage, `old/${slot}`)) !== undefined;
  const originals = new Map<string, string | null>();
  for (const { path, slot } of foreign)
    originals.set(path, hasOriginal(slot) ? `${folder}/old/${slot}` : (originals.get(path) ?? null));
  const files = [...originals].map(([path, original]) => ({ path, original }));
  const names = files.slice(0, 3).map(({ path }) => JSON.stringify(path));
  const more = files.length > names.length ? ` and ${files.length - names.length} more` : '';
  // The state folder (`shown`) must be removed too: it contains the journal. With a journal, a recovery would undo
  // the other operations.
  const toRemove = folder === shown ? shown : `${shown} and ${folder}`;
  return new LanserError(
    'E/APPLY_CONFLICT',
    `An edit was interrupted. Then ${names.join(', ')}${more} changed. The originals of replaced and removed files are in ${folder}. To keep the current files, remove ${toRemove}. To undo the edit, move the changed files away.`,
    { reason: 'changed-since', files },
    { hint: 'recover' },
  );
}
