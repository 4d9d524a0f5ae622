import type { DottedName } from '../../../syntax/python/dotted-names.ts';
import type { Renaming } from './decide-module.ts';
import type { Exports } from './exports.ts';
import { type SurveyedFile } from './surveyed-file.ts';
/**
 * Rewrites the moved module where it is taken from its package as an attribute (`package.module`, whatever
 * the package is called there). As an attribute of another module it is that one's to keep.
 */
export declare function writeAttributes(renaming: Renaming, exported: Exports, binders: ReadonlySet<string>, file: SurveyedFile, written: ReadonlySet<DottedName>): Promise<void>;
