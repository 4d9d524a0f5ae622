import type { Span } from '../../../syntax/definition.ts';
import type { ImportedName } from '../../../syntax/python/imports.ts';
import type { Renaming } from './decide-module.ts';
import type { Exports } from './exports.ts';
import type { ModuleTarget } from './module-search.ts';
import { type SurveyedFile } from './surveyed-file.ts';
/** A module that is imported under its own name, where that becomes another one. */
export interface NewBinding {
    readonly file: SurveyedFile;
    /** Undefined in `import name`. */
    readonly item: ImportedName | undefined;
    readonly module: ModuleTarget;
    /** The module's name afterwards. */
    readonly name: string;
    /** The name in the import statement. */
    readonly span: Span;
}
/**
 * Writes the new name into the import, and into every use of it where that is safe. Where it may not be, the
 * old name stays as an alias: nobody but the import sees a difference.
 */
export declare function writeBindings(renaming: Renaming, exported: Exports, file: SurveyedFile, bindings: readonly NewBinding[]): Promise<void>;
