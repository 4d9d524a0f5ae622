import type { Definition, Span } from '../../../syntax/definition.ts';
import type { SourceDocument } from '../../../selector/source.ts';
type Source = Pick<SourceDocument, 'tokens' | 'lines' | 'statementAt'>;
/**
 * The names by which a class names its bases, in order: of `pkg.Base[T]` it is `Base`. Keyword arguments,
 * unpacked ones and calls are left out: what these are nobody says in words.
 */
export declare function basesOf(source: Source, { nameSpan, signature }: Definition): readonly Span[];
/** The class that a name is another name of, where it is bound by `name = Class` and the like. */
export declare function aliasedAt(source: Source, offset: number): Span | undefined;
export {};
