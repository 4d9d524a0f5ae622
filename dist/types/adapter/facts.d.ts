import type { DocumentVersion } from '../model/brand.ts';
import type { DiagnosticsFacts, Scope } from '../model/bundle.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import type { Adapter, ReportedItem } from './adapter.ts';
import { type SpanDocument } from './locate-span.ts';
/** A file that an output names, as it is now. */
export interface NamedDocument extends SpanDocument {
    readonly uri: string;
    readonly version: DocumentVersion;
}
export interface FactsRequest {
    readonly adapter: Adapter;
    readonly items: readonly ReportedItem[];
    /** By the name that the tool gives the file. */
    readonly documents: ReadonlyMap<string, NamedDocument>;
    readonly roots: NamedRoots;
    readonly scope: Scope;
}
/**
 * What a tool has reported, as facts.
 *
 * @throws LanserError E/VERSION_SKEW where a document is shorter than the tool has seen it.
 */
export declare function compilerFacts(request: FactsRequest): DiagnosticsFacts;
