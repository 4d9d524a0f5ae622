import type { WorkspacePath } from '../model/brand.ts';
/** Whether `target` is `root` or below it. Both are absolute, with links resolved by the caller. */
export declare function isInside(root: string, target: string): boolean;
/** `target` relative to `root` in POSIX form, or undefined where it is the root or outside of it. */
export declare function workspacePath(root: string, target: string): WorkspacePath | undefined;
/** The real path of `target`, or undefined where nothing is there or a link leads out of `root`. */
export declare function realPathInside(root: string, target: string): Promise<string | undefined>;
/** The nearest folder at or above this one that holds a `.git`, found without running anything; else itself. */
export declare function enclosingCheckout(folder: string): Promise<string>;
