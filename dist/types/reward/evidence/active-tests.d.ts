import type { Span } from '../../syntax/definition.ts';
/** A test that runs. */
export interface ActiveTest {
    readonly uri: string;
    /** `TestCase.test_name`. */
    readonly name: string;
    readonly span: Span;
}
/** The test functions of a Python test file by the names that pytest and unittest collect, skipped ones left out. */
export declare function activeTests(uri: string, text: string): Promise<readonly ActiveTest[]>;
/** The tests of before that do not run any more, wherever they may have moved. */
export declare function removedTests(before: readonly ActiveTest[], after: readonly ActiveTest[]): readonly ActiveTest[];
