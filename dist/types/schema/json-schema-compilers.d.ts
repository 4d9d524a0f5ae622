import type { RawError } from './raw-error.ts';
/** The meta-schemas that are known, by their `$id` without an empty fragment. */
export declare const META_SCHEMAS: readonly string[];
/** What a known meta-schema says against a document. */
export declare function errorsOfSchema(document: unknown, metaSchema: string): readonly RawError[];
