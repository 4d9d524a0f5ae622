import type { WorkspacePath } from '../../model/brand.ts';
import type { PlanOperation } from '../../model/plan.ts';
import type { TargetOptions } from '../edit-step.ts';
import type { OperationConflict } from './refusals.ts';
import { createdFile, detach, type VirtualFile, type VirtualTree } from './virtual-tree.ts';

/** The effect of a file operation on the tree; all paths are those at the time of the operation. */
export type OperationEffect =
  | { readonly kind: 'conflict'; readonly uri: WorkspacePath; readonly reason: OperationConflict }
  /** The operation's options make it a no-op. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'done';
      /** The path of an overwritten or deleted entry. */
      readonly removed: WorkspacePath | undefined;
      readonly moved: { readonly from: WorkspacePath; readonly to: WorkspacePath } | undefined;
      readonly created: { readonly path: WorkspacePath; readonly file: VirtualFile } | undefined;
      /** The existing files that are now elsewhere or removed. */
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
  const there = await tree.at(path);
  if (there !== undefined && isLeft(options)) return NOTHING;
  if (there !== undefined && (options?.overwrite !== true || there.kind === 'folder')) {
    return conflict(path, 'exists');
  }
  const file = createdFile(there?.origin === undefined ? there?.replaces : there);
  const effect: OperationEffect = {
    kind: 'done',
    // A replaced file is not removed and created again: only its bytes change.
    removed: there === undefined || file.replaces !== undefined ? undefined : path,
    moved: undefined,
    created: { path, file },
    touched: there === undefined ? [] : [there],
  };
  if (there !== undefined) detach(there);
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
  const there = await tree.at(to);
  if (there !== undefined && (isLeft(options) || (there === moving && options?.overwrite === true))) {
    return NOTHING;
  }
  const mayReplace = options?.overwrite === true && there?.kind === moving.kind;
  if (there !== undefined && !mayReplace) return conflict(to, 'exists');
  if (`${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) {
    return conflict(from, 'into-itself');
  }
  const overwritten = there === undefined ? [] : await tree.filesBelow(there);
  const carried = await tree.filesBelow(moving);
  if (there !== undefined) detach(there);
  detach(moving);
  if (!(await tree.put(to, moving))) return conflict(to, 'not-a-folder');
  return {
    kind: 'done',
    removed: there === undefined ? undefined : to,
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
  const there = await tree.at(path);
  if (there === undefined) {
    if (options?.ignoreIfNotExists === true) return NOTHING;
    return conflict(path, 'missing');
  }
  if (there.kind === 'folder' && options?.recursive !== true && (await tree.isNotEmpty(there))) {
    return conflict(path, 'not-empty');
  }
  const touched = await tree.filesBelow(there);
  detach(there);
  return { kind: 'done', removed: path, moved: undefined, created: undefined, touched };
}

function isLeft(options: TargetOptions | undefined): boolean {
  return options?.ignoreIfExists === true && options.overwrite !== true;
}

function conflict(uri: WorkspacePath, reason: OperationConflict): OperationEffect {
  return { kind: 'conflict', uri, reason };
}
