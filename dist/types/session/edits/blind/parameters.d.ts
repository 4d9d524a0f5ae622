import type { Definition, Span } from '../../../syntax/definition.ts';
import type { SourceDocument } from '../../../selector/source.ts';
/** A parameter that callers can name. */
export interface Parameter {
    readonly function: Definition;
    /** Of the name in the signature. */
    readonly nameSpan: Span;
}
/** The parameter that a name is which is bound at an offset, in the signature or again in the body. */
export declare function parameterAt(source: Pick<SourceDocument, 'definitions' | 'lines' | 'nodes' | 'statementAt' | 'tokens'>, offset: number): Parameter | undefined;
export declare function parameterNamed(source: Pick<SourceDocument, 'definitions' | 'lines' | 'tokens'>, owner: Definition, name: string): Parameter | undefined;
