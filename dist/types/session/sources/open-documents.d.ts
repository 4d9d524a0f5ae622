import type { DocumentVersion } from '../../model/brand.ts';
import type { SourceSyntax } from '../../syntax/source-syntax.ts';
import { type LineIndex } from '../../text/line-index.ts';
/**
 * What the syntax of documents says, kept for those asked for last; of the very last ones the trees too,
 * for the next edit.
 */
export interface OpenDocuments extends Disposable {
    /** The document, where it is kept in this version. */
    kept(file: string, docVersion: DocumentVersion): ReadDocument | undefined;
    read(file: string, docVersion: DocumentVersion, text: () => string): Promise<ReadDocument>;
}
/** One and the same object for as long as the version is the last one and kept. */
export interface ReadDocument extends SourceSyntax {
    readonly lines: LineIndex;
}
export declare function openDocuments(): OpenDocuments;
