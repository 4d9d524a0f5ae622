import { type Enclosing } from '../bound-name.ts';
import type { Definition } from '../definition.ts';
import type { SyntaxNode } from '../tree-sitter.ts';
/** The definitions in a statement, in source order. */
export declare function pythonDefinitions(statement: SyntaxNode, enclosing?: Enclosing): readonly Definition[];
