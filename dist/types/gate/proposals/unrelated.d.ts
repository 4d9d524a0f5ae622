import type { UnrelatedChange } from '../../model/report.ts';
import type { JudgedFile } from './edit-in-head.ts';
/**
 * What head does in the files of an edit beside the edit: the difference from base with all that head has done
 * of proposed edits. Lines that only break elsewhere, since a name is longer or shorter, follow from the edit.
 *
 * @param others the same files as judged for other edits that head holds.
 */
export declare function unrelatedChanges(files: readonly JudgedFile[], others: readonly JudgedFile[]): readonly UnrelatedChange[];
