import type { Definition } from '../../../syntax/definition.ts';
import type { SourceDocument } from '../../../selector/source.ts';
type Source = Pick<SourceDocument, 'definitions' | 'tokens' | 'lines'>;
/** The class whose member a name is that is bound at an offset: in its body, or on `self` in a method of it. */
export declare function classOfMember(source: Source, offset: number): Definition | undefined;
export declare function isInBody({ body }: Definition, offset: number): boolean;
/** The class in whose body a function stands. */
export declare function classOfMethod(definitions: readonly Definition[], method: Definition): Definition | undefined;
/** Whether the word at an offset is an attribute of the method's first parameter, whatever that is called. */
export declare function isOnSelf({ tokens, lines: { text } }: Source, method: Definition, offset: number): boolean;
export {};
