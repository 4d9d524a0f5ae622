import type { FileChange } from './file-change.ts';
/** What a plan does as a patch that `git apply` takes byte for byte, and `git apply -R` takes back. */
export declare function planDiff(changes: readonly FileChange[]): string;
