import type { FromImport } from '../../../syntax/python/imports.ts';
import { type Renaming } from './decide-module.ts';
import type { NewBinding } from './new-bindings.ts';
import type { SurveyedFile } from './surveyed-file.ts';
/** Rewrites `from … import …`; names whose binding changes are handed back. */
export declare function updateFrom(renaming: Renaming, file: SurveyedFile, statement: FromImport): Promise<readonly NewBinding[]>;
