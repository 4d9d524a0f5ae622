import type { ErrorCode } from '../../model/error-codes.ts';
/** Why a path is not one that an edit may touch. */
export type JailReason = 'case-collision' | 'case-only-rename' | 'dangling-link' | 'disguised' | 'folder' | 'git' | 'git-directory' | 'internal' | 'link' | 'link-loop' | 'malformed' | 'name-not-utf-8' | 'name-too-long' | 'nested-repository' | 'not-a-folder' | 'outside' | 'scheme' | 'special-file' | 'submodule' | 'unfit-name' | 'unreadable' | 'up-after-link' | 'workspace';
export interface JailReasonEntry {
    /** Of an edit that is refused for this reason alone. */
    readonly code: ErrorCode;
    /** For a person, after the name of the file. */
    readonly detail: string;
}
export declare const JAIL_REASONS: Readonly<Record<JailReason, JailReasonEntry>>;
/** A path that is not to be touched; `about`: the entry that is the reason, where it is another one. */
export interface Refusal {
    readonly kind: 'refused';
    readonly reason: JailReason;
    readonly about?: string | undefined;
}
export declare function refused(reason: JailReason, about?: string): Refusal;
