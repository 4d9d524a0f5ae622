import type { DottedName } from '../../../syntax/python/dotted-names.ts';
import type { Renaming } from './decide-module.ts';
import { type SurveyedFile } from './surveyed-file.ts';
import { type DottedImport } from './update-plain.ts';
/**
 * Rewrites `import a.b` and all that is reached by it. Where the new name's head means something else in the
 * file, the module gets an alias that nobody has. A file that uses `a` besides keeps it.
 */
export declare function writeDotted(renaming: Renaming, file: SurveyedFile, imports: readonly DottedImport[]): Promise<ReadonlySet<DottedName>>;
