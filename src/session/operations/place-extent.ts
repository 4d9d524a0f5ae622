import type { FlatRange } from '../../model/range.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { definitionAt } from '../../relocate/symbol-id.ts';
import { rangeAt, offsetsAt } from '../../text/line-index.ts';
import type { ResolvedRequest } from '../locate/resolve-request.ts';

/**
 * Returns the range of the whole definition if the resolved range is the definition's name, otherwise the resolved
 * range. If the selector is a range, always returns the resolved range. Returns [0, 0, 0, 0] if nothing is resolved.
 */
export function placeExtent(
  { document, resolution: { resolved, evidence = [] } }: Pick<ResolvedRequest, 'document' | 'resolution'>,
  spec: PositionSpec | null | undefined,
): FlatRange {
  const range = resolved?.range ?? [0, 0, 0, 0];
  // Definitions from the server's `documentSymbol` response do not have a `symbolId`.
  const isOutlined = evidence.some(({ kind }) => kind === 'documentSymbol');
  const isDefinition = resolved?.symbolId !== undefined || isOutlined;
  if (document === undefined || !isDefinition || spec?.kind === 'range') return range;
  const span = offsetsAt(document.lines, range);
  const definition = definitionAt(document, { span, selection: span });
  if (definition?.nameSpan.start !== span.start || definition.nameSpan.end !== span.end) return range;
  return rangeAt(document.lines, definition.span);
}
