import type { WorkspacePath } from '../../model/brand.ts';
import type { PlanOperation } from '../../model/plan.ts';
import type { TargetOptions } from '../edit-step.ts';
import type { OperationConflict } from './refusals.ts';
import { detach, newFile, type VirtualFile, type VirtualTree } from './virtual-tree.ts';

/** The effect of a file operation on the tree. Paths refer to the tree at the time of the operation. */
export type OperationEffect =
  | { readonly kind: 'conflict'; readonly uri: WorkspacePath; readonly reason: OperationConflict }
  /** The operation does nothing because of its options. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'done';
      /** The path of a deleted or overwritten entry; undefined without such an entry, or if only bytes change. */
      readonly removed: WorkspacePath | undefined;
      readonly moved: { readonly from: WorkspacePath; readonly to: WorkspacePath } | undefined;
      readonly created: { readonly path: WorkspacePath; readonly file: VirtualFile } | undefined;
      /** The files of the tree that the operation moves, removes or overwrites. */
      readonly touched: readonly VirtualFile[];
    };

const NOTHING: OperationEffect = { kind: 'nothing' };

/** Applies one file operation to the tree by LSP's rules. After a conflict the tree is unusable. */
export async function takeOperation(tree: VirtualTree, operation: PlanOperation): Promise<OperationEffect> {
  switch (operation.kind) {
    case 'create':
      return create(tree, operation.uri as WorkspacePath, operation.options);
    case 'rename':
      return rename(
        tree,
        operation.oldUri as WorkspacePath,
        operation.newUri as WorkspacePath,
        operation.options,
      );
    case 'delete':
      return remove(tree, operation);
  }
}

async function create(
  tree: VirtualTree,
  path: WorkspacePath,
  options: TargetOptions | undefined,
): Promise<OperationEffect> {
  const existing = await tree.at(path);
  if (existing !== undefined && keepsExisting(options)) return NOTHING;
  if (existing !== undefined && (options?.overwrite !== true || existing.kind === 'folder')) {
    return conflict(path, 'exists');
  }
  const file = newFile(undefined, existing?.origin === undefined ? existing?.replaces : existing);
  const effect: OperationEffect = {
    kind: 'done',
    // A create operation that overwrites a file on disk changes only the bytes of the file.
    removed: existing === undefined || file.replaces !== undefined ? undefined : path,
    moved: undefined,
    created: { path, file },
    touched: existing === undefined ? [] : [existing],
  };
  if (existing !== undefined) detach(existing);
  return (await tree.put(path, file)) ? effect : conflict(path, 'not-a-folder');
}

async function rename(
  tree: VirtualTree,
  from: WorkspacePath,
  to: WorkspacePath,
  options: TargetOptions | undefined,
): Promise<OperationEffect> {
  const moving = await tree.at(from);
  if (moving === undefined) return conflict(from, 'missing');
  const existing = await tree.at(to);
  if (
    existing !== undefined &&
    (keepsExisting(options) || (existing === moving && options?.overwrite === true))
  ) {
    return NOTHING;
  }
  const mayReplace = options?.overwrite === true && existing?.kind === moving.kind;
  if (existing !== undefined && !mayReplace) return conflict(to, 'exists');
  if (`${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) {
    return conflict(from, 'into-itself');
  }
  const overwritten = existing === undefined ? [] : await tree.filesBelow(existing);
  const carried = await tree.filesBelow(moving);
  if (existing !== undefined) detach(existing);
  detach(moving);
  if (!(await tree.put(to, moving))) return conflict(to, 'not-a-folder');
  return {
    kind: 'done',
    removed: existing === undefined ? undefined : to,
    moved: { from, to },
    created: undefined,
    touched: [...overwritten, ...carried],
  };
}

async function remove(
  tree: VirtualTree,
  { uri, options }: Extract<PlanOperation, { readonly kind: 'delete' }>,
): Promise<OperationEffect> {
  const path = uri as WorkspacePath;
  const existing = await tree.at(path);
  if (existing === undefined) {
    if (options?.ignoreIfNotExists === true) return NOTHING;
    return conflict(path, 'missing');
  }
  if (existing.kind === 'folder' && options?.recursive !== true && (await tree.isNotEmpty(existing))) {
    return conflict(path, 'not-empty');
  }
  const touched = await tree.filesBelow(existing);
  detach(existing);
  return { kind: 'done', removed: path, moved: undefined, created: undefined, touched };
}

function keepsExisting(options: TargetOptions | undefined): boolean {
  return options?.ignoreIfExists === true && options.overwrite !== true;
}

function conflict(uri: WorkspacePath, reason: OperationConflict): OperationEffect {
  return { kind: 'conflict', uri, reason };
}
