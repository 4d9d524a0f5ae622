import type { RequestedEdit } from '../../edit/edit-step.ts';
/**
 * Renames of several things as one: all count in the text of before, and what two of them change in the same
 * way is changed once. File operations follow in their order. One alone stays as it is: its steps may build on
 * each other.
 */
export declare function joinedRenames(renames: readonly RequestedEdit[]): RequestedEdit;
