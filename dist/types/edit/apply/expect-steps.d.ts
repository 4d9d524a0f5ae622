import type { TreeSteps } from '../tree-step.ts';
/**
 * Steps that a journal can tell, and that do not meet each other at one file: what is written in two ways
 * could not be taken back as one.
 *
 * @throws LanserError E/SCHEMA_INVALID.
 */
export declare function expectSteps({ steps, expected }: TreeSteps): void;
