import type { SymbolSelector } from '../model/selector.ts';
import { type Resolution } from './resolution.ts';
import type { SourceDocument } from './source.ts';
/** A symbol in the documents that its module's name means. */
export declare function resolveSymbol(spec: SymbolSelector, documents: readonly SourceDocument[]): Resolution;
