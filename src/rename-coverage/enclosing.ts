import type { Definition } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
import { partitionPoint } from '../text/partition-point.ts';

/** Returns the innermost class or function around an offset. Ignores a definition whose name is at the offset. */
export function enclosing(definitions: readonly Definition[], offset: number): Definition | undefined {
  let inner: Definition | undefined;
  for (const definition of definitions) {
    const { kind, span, nameSpan } = definition;
    if (kind !== 'class' && kind !== 'function') continue;
    if (offset < span.start || offset >= span.end) continue;
    if (offset >= nameSpan.start && offset < nameSpan.end) continue;
    // Definitions are in source order, so the last one that contains the offset is the innermost.
    inner = definition;
  }
  return inner;
}

/** Returns the index of the first token that ends after an offset. */
export function tokenFrom(tokens: readonly Token[], offset: number): number {
  return partitionPoint(tokens.length, (index) => (tokens[index]?.end ?? 0) > offset);
}
