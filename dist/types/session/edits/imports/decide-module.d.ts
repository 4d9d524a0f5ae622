import type { Name } from '../../../syntax/python/imports.ts';
import type { Drafts } from './drafts.ts';
import type { AskMeaning } from './meanings.ts';
import { type ModuleName, type ModuleTarget } from './module-search.ts';
import type { Move } from './move.ts';
import { type SurveyedFile } from './surveyed-file.ts';
/** What all steps of one rename share. */
export interface Renaming {
    readonly move: Move;
    /** Where the workspace's modules are looked for, relative to it. */
    readonly roots: readonly string[];
    readonly ask: AskMeaning;
    readonly drafts: Drafts;
}
/** What becomes of a module's name in a file. */
export type ModuleDecision = 
/** No module of the workspace, or nobody knows which. */
{
    readonly kind: 'foreign';
}
/** The same text goes on meaning the same. */
 | {
    readonly kind: 'same';
    readonly target: ModuleTarget;
} | {
    readonly kind: 'renamed';
    readonly target: ModuleTarget;
    readonly name: ModuleName;
}
/** It has no name any more; a problem is noted. */
 | {
    readonly kind: 'unnamed';
    readonly target: ModuleTarget;
};
/** Which of the modules a name means is for the server to say, wherever it makes a difference. */
export declare function decideModule({ move, roots, ask, drafts }: Renaming, file: SurveyedFile, name: ModuleName, last: Name | undefined): Promise<ModuleDecision>;
/** Notes that a module of the file cannot be named. */
export declare function noteUnnamed({ move, roots, drafts }: Renaming, file: SurveyedFile, style: ModuleName, target: ModuleTarget, span: {
    readonly start: number;
    readonly end: number;
}): void;
