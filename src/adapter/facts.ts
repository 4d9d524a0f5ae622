import { sortLocated } from '../bundle/order.ts';
import type { DocumentVersion } from '../model/brand.ts';
import type { DiagnosticsFacts, Hint, RelatedInformation, Scope } from '../model/bundle.ts';
import { countBySeverity, type Diagnostic } from '../model/diagnostic.ts';
import { LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits, type FlatRange } from '../model/range.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import type { Adapter, ColumnUnit, ReportedPlace, ReportedItem } from './adapter.ts';
import { locateSpan, type SpanDocument } from './locate-span.ts';

/** A file that the request or the tool's output names, in its current state on disk. */
export interface NamedDocument extends SpanDocument {
  readonly uri: string;
  readonly version: DocumentVersion;
}

export interface FactsRequest {
  readonly adapter: Adapter;
  readonly items: readonly ReportedItem[];
  /** The files by their names in the request or the output. Contains all files that the items name. */
  readonly documents: ReadonlyMap<string, NamedDocument>;
  readonly roots: NamedRoots;
  readonly scope: Scope;
}

/**
 * Converts the diagnostics in a tool's output to the facts of a bundle.
 *
 * @throws LanserError E/VERSION_SKEW if a document has too few lines for a location.
 */
export function compilerFacts(request: FactsRequest): DiagnosticsFacts {
  const { adapter, roots, documents } = request;
  const diagnostics: Diagnostic[] = [];
  const hints: Hint[] = [];
  for (const item of request.items) {
    const unit = item.unit ?? adapter.unit;
    const located = locate(item, documents, unit);
    const message = adapter.messageOf(item.message, roots);
    if (item.severity === 'hint') {
      hints.push({ ...located, message, tags: [] });
      continue;
    }
    const related = (item.related ?? []).map((other): RelatedInformation => ({
      ...locate(other, documents, unit),
      message: adapter.messageOf(other.message, roots),
    }));
    diagnostics.push({
      ...located,
      severity: item.severity,
      rule: item.rule,
      message,
      source: item.source,
      ...(related.length > 0 ? { related } : {}),
    });
  }
  const versions = [...documents.values()].map(({ uri, version }) => [uri, version] as const);
  return {
    provenance: 'compiler',
    documents: Object.fromEntries(versions.toSorted(([left], [right]) => compareCodeUnits(left, right))),
    scope: request.scope,
    diagnostics: sortLocated(diagnostics),
    hints: sortLocated(hints),
    counts: countBySeverity(diagnostics),
  };
}

function locate(
  place: ReportedPlace,
  documents: FactsRequest['documents'],
  unit: ColumnUnit,
): { readonly uri: string; readonly range: FlatRange } {
  const document = documents.get(place.file);
  if (document === undefined) throw new Error(`no document was read for ${place.file}`);
  const range = locateSpan(place.span, document, unit);
  if (range !== undefined) return { uri: document.uri, range };
  const message = `${JSON.stringify(document.uri)} is shorter than when the tool ran. Run the tool again.`;
  throw new LanserError('E/VERSION_SKEW', message, { path: document.uri });
}
