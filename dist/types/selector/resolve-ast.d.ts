import type { AstSelector } from '../model/selector.ts';
import { type Resolution } from './resolution.ts';
import type { SourceDocument } from './source.ts';
/** A definition or a node by steps, in the documents that the module's name means. */
export declare function resolveAst(spec: AstSelector, documents: readonly SourceDocument[]): Resolution;
