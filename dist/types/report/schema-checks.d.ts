import type { Report, SchemaCheck } from '../model/report.ts';
/** What stands against a change: invalid documents, broken schemas, and what could not be decided. */
export declare function schemaProblems(report: Report): readonly SchemaCheck[];
/** `2 invalid documents and 1 breaking schema`; null where there is neither. */
export declare function schemaFindings(report: Report): string | null;
/** `5 valid, 1 compatible`; null where nothing was checked. */
export declare function schemaCounts(report: Report): string | null;
/** One thing about a document or a schema, of which compatible differences are none. */
export interface SchemaProblem {
    /** Of the document, or of the schema. */
    readonly pointer: string;
    readonly line: number | null;
    readonly words: string;
    /** A document that shows a break, as JSON, shortened. */
    readonly example: string | null;
}
/** The first ones of a file, and how many more there are. */
export declare function problemsOf({ details }: SchemaCheck): {
    readonly shown: readonly SchemaProblem[];
    readonly more: number;
};
