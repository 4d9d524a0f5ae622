import type { FlatRange } from '../../model/range.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { definitionAt } from '../../relocate/symbol-id.ts';
import type { ResolvedRequest } from '../locate/resolve-request.ts';

/** Returns the range of a resolved selector. A definition's selector selects all of it, not only its name. */
export function placeExtent(
  { document, resolution: { resolved, evidence = [] } }: Pick<ResolvedRequest, 'document' | 'resolution'>,
  spec: PositionSpec | null | undefined,
): FlatRange {
  const range = resolved?.range ?? [0, 0, 0, 0];
  // Definitions of a server's outline have no id.
  const isOutlined = evidence.some(({ kind }) => kind === 'documentSymbol');
  const isDefinition = resolved?.symbolId !== undefined || isOutlined;
  if (document === undefined || !isDefinition || spec?.kind === 'range') return range;
  const [line, character, endLine, end] = range;
  const span = {
    start: document.lines.offsetAt({ line, character }),
    end: document.lines.offsetAt({ line: endLine, character: end }),
  };
  const definition = definitionAt(document, { span, selection: span });
  if (definition?.nameSpan.start !== span.start || definition.nameSpan.end !== span.end) return range;
  const first = document.lines.positionAt(definition.span.start);
  const last = document.lines.positionAt(definition.span.end);
  return [first.line, first.character, last.line, last.character];
}
