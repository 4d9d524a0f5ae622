import type { Dialect } from './dialect.ts';
import type { RawError } from './raw-error.ts';
/** What the meta-schema of a draft says against a document. */
export declare function errorsOfSchema(document: unknown, dialect: Dialect): readonly RawError[];
