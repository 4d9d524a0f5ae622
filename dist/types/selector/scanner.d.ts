/** A stretch of a selector's text and how far it has been read. */
export declare class Scanner {
    readonly text: string;
    readonly end: number;
    offset: number;
    constructor(text: string, start?: number, end?: number);
    get done(): boolean;
    /** Leaves the parser. */
    fail(expected: string, offset?: number): never;
    /** Reads this very text, if it comes next. */
    take(literal: string): boolean;
    expect(literal: string, expected?: string): void;
    /** Reads what a sticky expression matches here. */
    match(pattern: RegExp): string | undefined;
    /** A name by Python's rules; `what` completes the sentence of an error. */
    identifier(what: string): string;
    moduleName(): string;
    /** A number that JSON and the schema can hold, at least `least`. */
    integer(least: 0 | 1, what: string): number;
    /** Everything must have been read. */
    finish(expected: string): void;
}
