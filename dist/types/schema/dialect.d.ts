import { type Json } from './json.ts';
/** The drafts of JSON Schema that are told apart; draft-06 is read as draft-07. */
export type Dialect = 'draft-04' | 'draft-07' | '2019-09' | '2020-12';
/** Before 2019-09 there were fewer keywords. */
export declare function isBefore2019(dialect: Dialect): boolean;
/** The draft of a meta-schema's address; undefined where it is none that is known. */
export declare function dialectNamed(metaSchema: string): Dialect | undefined;
/**
 * The draft of a schema. One that does not say is of 2020-12, unless it has a form that 2020-12 has
 * given up for another and none that came with it.
 */
export declare function dialectOf(schema: Json): Dialect;
/** Keywords whose values are data: what looks like a schema in there is none. */
export declare const DATA: ReadonlySet<string>;
