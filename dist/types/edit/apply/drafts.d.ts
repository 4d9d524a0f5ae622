import type { TreeSteps } from '../tree-step.ts';
import { type HeldTree } from '../../workspace/held-folder.ts';
import type { Draft } from './operation.ts';
/** The steps as single operations that count from the anchor, with the folders that have to be made. */
export declare function draftsOf(steps: TreeSteps['steps'], prefix: string, tree: HeldTree): readonly Draft[];
