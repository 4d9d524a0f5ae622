import type { TreeChange } from '../git/tree-changes.ts';
import type { TreesOnDisk } from './trees-on-disk.ts';
/**
 * The changes with hunks in lines as editors and servers count them. Git ends lines at LF alone; a
 * lone CR ends one for everybody else.
 */
export declare function inEditorLines(changes: readonly TreeChange[], trees: Pick<TreesOnDisk, 'before' | 'after'>): Promise<readonly TreeChange[]>;
