import type { Span } from '../../syntax/definition.ts';
/** A test that runs. */
export interface ActiveTest {
    readonly uri: string;
    /** `TestCase.test_name`. */
    readonly name: string;
    readonly span: Span;
    /** What its body says, by which it is known again under another name. */
    readonly words: readonly string[];
}
/** The test functions of a Python test file that pytest or unittest collect and do not skip. */
export declare function activeTests(uri: string, text: string): Promise<readonly ActiveTest[]>;
/** The tests of before that do not run any more, wherever they may have moved and however they may be called. */
export declare function removedTests(before: readonly ActiveTest[], after: readonly ActiveTest[]): readonly ActiveTest[];
