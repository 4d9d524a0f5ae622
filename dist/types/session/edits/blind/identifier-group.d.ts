import type { Span } from '../../../syntax/definition.ts';
import type { SourceDocument } from '../../../selector/source.ts';
type Source = Pick<SourceDocument, 'definitions' | 'tokens' | 'lines'>;
/**
 * What identifiers have in common that mean the same: a bare name means one thing all over a class or
 * function. Attributes, keyword arguments and names that are imported are each on their own.
 */
export declare function identifierGroup({ definitions, tokens, lines: { text } }: Source, { start }: Span): string;
export {};
