import type { GitLines, LineChange } from './line-changes.ts';
/** The hunks of a unified diff; '' where no line changes. */
export declare function hunks(before: GitLines, after: GitLines, changes: readonly LineChange[]): string;
