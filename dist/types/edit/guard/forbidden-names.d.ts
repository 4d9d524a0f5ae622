import type { JailReason } from './jail-reasons.ts';
/** Why these names, from the workspace to a file, are no way to one that is edited. */
export declare function forbiddenNames(names: readonly string[], platform: NodeJS.Platform): JailReason | undefined;
export declare function isJournal(folder: string, name: string | undefined): boolean;
