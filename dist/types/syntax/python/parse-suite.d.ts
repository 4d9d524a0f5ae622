import type { Enclosing } from '../bound-name.ts';
import type { Definition, Span } from '../definition.ts';
import type { TextParser } from '../tree-sitter.ts';
/** Lines of a suite that were parsed out of their place; offsets count from the first of them. */
export interface ParsedSuite extends Disposable {
    readonly hasError: boolean;
    definitions(enclosing: Enclosing): readonly Definition[];
    /** The docstring, where these lines are the suite's first. */
    docstring(): Span | null;
}
export declare function parseSuite(parser: TextParser, lines: string, indent: string): ParsedSuite;
