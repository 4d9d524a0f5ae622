import type { SymbolRole, SymbolSelector } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { type Resolution } from './resolution.ts';
import type { SourceDocument } from './source.ts';
/** What a role means in a definition; null where it has none. */
export declare const SPAN_OF: Readonly<Record<SymbolRole, (definition: Definition) => Span | null>>;
/** A symbol in the documents that its module's name means. */
export declare function resolveSymbol(spec: SymbolSelector, documents: readonly SourceDocument[]): Resolution;
