import type { SourceSyntax } from '../../syntax/source-syntax.ts';
import type { Token } from '../../syntax/token.ts';
import { type Mark } from './mark.ts';
/**
 * Where a Python text uses `Any`, `cast` or `no_type_check` of `typing`, under whatever name it has imported
 * them; in annotations also where these are strings or comments.
 */
export declare function pythonEscapeMarks(text: string, tokens: readonly Token[], syntax: SourceSyntax): readonly Mark[];
