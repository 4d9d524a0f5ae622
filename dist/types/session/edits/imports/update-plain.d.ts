import type { ImportedModule, PlainImport } from '../../../syntax/python/imports.ts';
import { type Renaming } from './decide-module.ts';
import type { NewBinding } from './new-bindings.ts';
import type { SurveyedFile } from './surveyed-file.ts';
/** `import a.b` without an alias: what it binds is `a`, and uses begin with that. */
export interface DottedImport {
    readonly module: ImportedModule;
    /** The module's name, before and after. */
    readonly before: readonly string[];
    readonly after: readonly string[];
}
export interface PlainChanges {
    readonly bindings: readonly NewBinding[];
    readonly dotted: readonly DottedImport[];
}
/** Rewrites the modules of `import …` with an alias, and says what has to happen with the others. */
export declare function updatePlain(renaming: Renaming, file: SurveyedFile, { modules }: PlainImport): Promise<PlainChanges>;
export declare function unaliased({ imports }: SurveyedFile): readonly ImportedModule[];
