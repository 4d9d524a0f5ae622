import type { Span } from '../../../syntax/definition.ts';
import type { Name } from '../../../syntax/python/imports.ts';
import type { Drafts } from './drafts.ts';
import type { ModuleName } from './module-search.ts';
import type { SurveyedFile } from './surveyed-file.ts';
/** A module's name as it is written: the dots before it, and names. */
export interface WrittenName extends Span {
    readonly level: number;
    readonly parts: readonly Name[];
}
/** Replaces a module's name; where it is as long as before, only the parts of it that differ. */
export declare function writeName(drafts: Drafts, file: SurveyedFile, written: WrittenName, name: ModuleName): void;
export declare function textOf({ level, parts }: ModuleName): string;
