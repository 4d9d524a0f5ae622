/** A JSON value whose members nobody has vouched for. */
export type JsonRecord = Readonly<Record<string, unknown>>;
/** @throws LanserError E/INCONCLUSIVE where the text is not JSON, for example since it was cut off. */
export declare function parseJson(text: string, format: string): unknown;
/** The value's members; E/INCONCLUSIVE where it is no object. */
export declare function recordOf(value: unknown, what: string): JsonRecord;
export declare function arrayOf(value: unknown, what: string): readonly unknown[];
export declare function stringOf(value: unknown, what: string): string;
/** A whole number, not below the least one. */
export declare function countOf(value: unknown, what: string, least: number): number;
export declare function isRecord(value: unknown): value is JsonRecord;
/** The members of an optional array of objects. */
export declare function listOf(value: unknown): readonly JsonRecord[];
/** A string that is not empty. */
export declare function textOf(value: unknown): string | undefined;
