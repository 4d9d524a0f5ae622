import type { PositionSpec, RangeSelector } from '../../model/selector.ts';
import type { SourceDocument } from '../../selector/source.ts';
import type { RequestSource } from './relocation-source.ts';

/**
 * Returns the range of a line scope or of a whole file, for operations on ranges. Returns all other selectors
 * unchanged, and those whose file or lines do not exist.
 */
export async function wholeLines(spec: PositionSpec, source: RequestSource): Promise<PositionSpec> {
  if (spec.kind !== 'locate' || spec.find !== undefined) return spec;
  const { scope, uri, docVersion } = spec;
  if (scope !== undefined && !('lines' in scope)) return spec;
  const present = await source.document(uri);
  // A whole file is its present content, whatever version the selector has.
  if (scope === undefined)
    return present === undefined ? spec : rangeOf(uri, present, 1, present.lines.lineCount);
  const isPast = docVersion !== undefined && present?.docVersion !== docVersion;
  const document = isPast ? await source.documentAt(docVersion, uri) : present;
  const [first, last] = scope.lines;
  if (document === undefined || last > document.lines.lineCount) return spec;
  const range = rangeOf(uri, document, first, last);
  return docVersion === undefined ? range : { ...range, docVersion };
}

function rangeOf(uri: string, { lines }: SourceDocument, first: number, last: number): RangeSelector {
  return {
    kind: 'range',
    uri,
    start: [first, 1],
    end: [last, lines.lineText(last - 1).length + 1],
    indexing: 'utf-16',
  };
}
