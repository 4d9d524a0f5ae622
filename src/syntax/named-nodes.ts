import type { Span } from './definition.ts';
import type { SyntaxTree } from './tree-sitter.ts';

/** The nodes inside a span whose kind, or whose field in their parent, has this name; in source order. */
export function namedNodes({ root }: SyntaxTree, within: Span, name: string): readonly Span[] {
  const found: Span[] = [];
  const cursor = root.walk();
  try {
    for (let entering = true; ;) {
      const apart = cursor.endIndex < within.start || cursor.startIndex > within.end;
      if (entering && !apart) {
        const inside = cursor.startIndex >= within.start && cursor.endIndex <= within.end;
        if (inside && cursor.nodeIsNamed && (cursor.nodeType === name || cursor.currentFieldName === name)) {
          found.push({ start: cursor.startIndex, end: cursor.endIndex });
        }
        if (cursor.gotoFirstChild()) continue;
      }
      entering = cursor.gotoNextSibling();
      if (!entering && !cursor.gotoParent()) return found;
    }
  } finally {
    cursor.delete();
  }
}
