import type { Span } from '../../../syntax/definition.ts';
import type { SourceDocument } from '../../../selector/source.ts';
export type MentionKind = 'identifier' | 'string' | 'comment' | 'documentation';
type Source = Pick<SourceDocument, 'nodes' | 'statementAt' | 'tokens' | 'lines'>;
/** What the word at a place of a source is part of. */
export declare function mentionKind(source: Source, word: Span): MentionKind;
export {};
