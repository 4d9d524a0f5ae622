import { type TextParser } from '../tree-sitter.ts';
/** The parser of Python, which also takes what trips the grammar's scanner. */
export declare function loadPythonParser(): Promise<TextParser>;
