import type { Enclosing } from '../bound-name.ts';
import type { Definition, Span } from '../definition.ts';
import { shifted, shiftedSpan } from '../shifted.ts';
import type { SyntaxNode, TextParser } from '../tree-sitter.ts';
import { pythonDefinitions } from './definitions.ts';
import { docstringOf } from './docstring.ts';

/** Lines of an indented block or a module, parsed alone. Offsets count from the start of these lines. */
export interface ParsedSuite extends Disposable {
  readonly hasError: boolean;
  definitions(enclosing: Enclosing): readonly Definition[];
  /** Returns the docstring at the start of indented lines; null if they start with other code. */
  docstring(): Span | null;
}

// Indented lines are valid only below a statement such as this one.
const ABOVE = 'if 1:\n';

/** Parses lines of a suite with the given indentation. The caller disposes of the result. */
export function parseSuite(parser: TextParser, lines: string, indent: string): ParsedSuite {
  const above = indent === '' ? '' : ABOVE;
  const tree = parser.parse(above + lines);
  const { root } = tree;
  return {
    hasError: root.hasError,
    definitions: (enclosing) =>
      root.namedChildren.flatMap((statement) =>
        pythonDefinitions(statement, enclosing).map((definition) => shifted(definition, -above.length)),
      ),
    docstring() {
      const block: SyntaxNode | null = root.firstNamedChild?.childForFieldName('consequence') ?? null;
      return shiftedSpan(block && docstringOf(block), -above.length);
    },
    [Symbol.dispose]: () => tree[Symbol.dispose](),
  };
}
