import type { RawError } from './raw-error.ts';
/** One place where a document does not match. */
export interface SchemaViolation {
    /** JSON pointer into the document; '' is the document itself. */
    readonly pointer: string;
    /** In words that go on after "expected". */
    readonly expected: string;
}
/** `/line: expected an integer` */
export declare function violationText({ pointer, expected }: SchemaViolation): string;
/** Violations by their places in the document, each once; of a union those of its likeliest branch. */
export declare function violationsIn(document: unknown, errors: readonly RawError[]): readonly SchemaViolation[];
