import type { Git } from '../../git/git.ts';
import type { Plan } from '../../model/plan.ts';
import type { RequestedEdit } from '../edit-step.ts';
import type { TreeReader } from '../plan/tree-reader.ts';
import { type ConflictHunk } from './conflict-hunks.ts';
/** Why a file cannot be merged. */
export type FileConflict = {
    readonly uri: string;
    readonly kind: 'hunks';
    readonly hunks: readonly ConflictHunk[];
}
/** It is gone; or the plan removes it, and it has changed. */
 | {
    readonly uri: string;
    readonly kind: 'gone' | 'removed';
}
/** It is no text. */
 | {
    readonly uri: string;
    readonly kind: 'binary';
};
export type MergedPlan = 
/** The edit that the plan is for the files as they are now. */
{
    readonly kind: 'merged';
    readonly edit: RequestedEdit;
    readonly merged: readonly string[];
} | {
    readonly kind: 'conflict';
    readonly files: readonly FileConflict[];
}
/** Nobody has the versions that the plan was made for. */
 | {
    readonly kind: 'unknown-versions';
    readonly files: readonly string[];
};
export interface MergeInput {
    readonly plan: Plan;
    readonly reader: TreeReader;
    /** The bytes of a version, where they are kept. */
    readonly versionOf: (version: string) => Promise<Uint8Array | undefined>;
    readonly git: Git;
    readonly temporaryDirectory: string;
    readonly signal: AbortSignal;
}
/**
 * Carries a plan over to files that have changed since it was made: each is merged by Git, with the version
 * that the plan was made for as the common one. Nothing is written.
 *
 * @throws LanserError E/SCHEMA_INVALID where the plan contradicts itself, E/INCONCLUSIVE, E/INTERRUPTED.
 */
export declare function mergePlan(input: MergeInput): Promise<MergedPlan>;
