import type { Span } from '../../../syntax/definition.ts';
import type { SourceDocument } from '../../../selector/source.ts';
type Source = Pick<SourceDocument, 'definitions' | 'nodes' | 'statementAt' | 'tokens' | 'lines'>;
/**
 * The stretch of a document outside of which nothing can mean the name that is bound at an offset: the
 * function of a parameter or local variable, the lambda or comprehension that binds it, the class or function
 * of a type parameter. Undefined for what the world may speak of.
 */
export declare function homeOf(source: Source, offset: number): Span | undefined;
export {};
