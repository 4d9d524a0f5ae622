import type { WorkspacePath } from '../model/brand.ts';
import type { Plan } from '../model/plan.ts';
import { folderReader } from '../edit/plan/folder-reader.ts';
import type { WorkspaceSession } from '../session/operations/workspace-session.ts';
import { fileMove } from './move.ts';

/** Notifies the servers that registered for file renames of the moves in a plan. */
export async function tellServersOfMoves(
  { root, pool }: WorkspaceSession,
  { operations }: Plan,
): Promise<void> {
  const reader = folderReader(root);
  for (const operation of operations) {
    if (operation.kind !== 'rename') continue;
    const oldPath = operation.oldUri as WorkspacePath;
    const newPath = operation.newUri as WorkspacePath;
    const isFolder = (await reader.kindOf(newPath)) === 'folder';
    const there = isFolder ? await reader.filesBelow(newPath) : [newPath];
    const files = there.map((name) => `${oldPath}${name.slice(newPath.length)}` as WorkspacePath);
    await pool.tellRenamed(fileMove(root, { oldPath, newPath, isFolder, files }));
  }
}
