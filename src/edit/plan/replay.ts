import type { WorkspacePath } from '../../model/brand.ts';
import type { PlanOperation } from '../../model/plan.ts';
import type { TreeStep } from '../tree-step.ts';
import type { OperationConflict } from './refusals.ts';
import { takeOperation } from './take-operation.ts';
import type { VirtualFile, VirtualTree } from './virtual-tree.ts';

/** A step of a replay. `create` has no bytes: plans list contents by final path, and a later step may move `file`. */
export type ReplayedStep =
  | Extract<TreeStep, { readonly kind: 'move' | 'remove' }>
  | { readonly kind: 'create'; readonly path: WorkspacePath; readonly file: VirtualFile };

/** The effects of a plan's operations on a tree. */
export interface Replay {
  readonly steps: readonly ReplayedStep[];
  /** The existing files that are moved, removed or overwritten, by their original path. */
  readonly touched: ReadonlyMap<WorkspacePath, VirtualFile>;
  readonly created: readonly VirtualFile[];
  /** The conflict that stopped the replay; undefined if all operations were applied. */
  readonly conflict: { readonly uri: WorkspacePath; readonly reason: OperationConflict } | undefined;
}

/** Applies operations to a tree in order. Stops at the first conflict. */
export async function replay(tree: VirtualTree, operations: readonly PlanOperation[]): Promise<Replay> {
  const steps: ReplayedStep[] = [];
  const touched = new Map<WorkspacePath, VirtualFile>();
  const created: VirtualFile[] = [];
  for (const operation of operations) {
    const effect = await takeOperation(tree, operation);
    if (effect.kind === 'conflict') return { steps, touched, created, conflict: effect };
    if (effect.kind === 'nothing') continue;
    for (const file of effect.touched) if (file.origin !== undefined) touched.set(file.origin, file);
    if (effect.removed !== undefined) steps.push({ kind: 'remove', path: effect.removed });
    if (effect.moved !== undefined) steps.push({ kind: 'move', ...effect.moved });
    if (effect.created !== undefined) {
      created.push(effect.created.file);
      if (effect.created.file.replaces === undefined) steps.push({ kind: 'create', ...effect.created });
    }
  }
  return { steps, touched, created, conflict: undefined };
}
