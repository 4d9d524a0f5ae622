import type { Operation } from './operation.ts';
import { type Stage, type Workplace } from './workplace.ts';
/** Makes one operation happen. What stands at its path is looked at once more right before. */
export declare function perform(operation: Operation, slot: number, stage: Stage, workplace: Workplace): void;
