import type { Definition } from '../../syntax/definition.ts';
import type { SourceSyntax } from '../../syntax/source-syntax.ts';
/** Whether a test is skipped, given the classes that it stands in. */
export type IsSkipped = (test: Definition, around: readonly Definition[]) => boolean;
/** How the tests of a Python text are skipped: by decorators, by what their class or file says, or by calls. */
export declare function skippedTests(text: string, syntax: SourceSyntax): IsSkipped;
