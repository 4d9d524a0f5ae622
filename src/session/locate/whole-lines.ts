import type { PositionSpec } from '../../model/selector.ts';
import type { RequestSource } from './relocation-source.ts';

/**
 * Returns the range of a line scope, for operations about a stretch of text; every other selector, and one
 * whose lines are not there, as it is.
 */
export async function wholeLines(spec: PositionSpec, source: RequestSource): Promise<PositionSpec> {
  if (spec.kind !== 'locate' || spec.find !== undefined) return spec;
  const { scope, uri, docVersion } = spec;
  if (scope === undefined || !('lines' in scope)) return spec;
  const present = await source.document(uri);
  const isPast = docVersion !== undefined && present?.docVersion !== docVersion;
  const document = isPast ? await source.documentAt(docVersion, uri) : present;
  const [first, last] = scope.lines;
  if (document === undefined || last > document.lines.lineCount) return spec;
  return {
    kind: 'range',
    uri,
    start: [first, 1],
    end: [last, document.lines.lineText(last - 1).length + 1],
    indexing: 'utf-16',
    ...(docVersion === undefined ? {} : { docVersion }),
  };
}
