import type { Definition } from '../../../syntax/definition.ts';
import type { Token } from '../../../syntax/token.ts';
/** The innermost class or function around an offset; one that has its name there is not around it. */
export declare function enclosing(definitions: readonly Definition[], offset: number): Definition | undefined;
/** The index of the first token that ends after an offset. */
export declare function tokenFrom(tokens: readonly Token[], offset: number): number;
