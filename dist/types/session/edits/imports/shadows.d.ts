import type { Renaming } from './decide-module.ts';
/** Notes where the new name belongs to somebody else. */
export declare function noteShadows({ move, roots, drafts }: Renaming, before: readonly string[], after: readonly string[]): boolean;
