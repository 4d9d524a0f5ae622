import type { Connection } from './connection.ts';
import type { RequestOptions } from './deadline.ts';
/** The documents that the server holds open, with the text that was last sent. */
export interface Documents {
    open(uri: string, languageId: string, text: string): Promise<void>;
    /** Opens the document, or sends its text again where it is another one. */
    sync(uri: string, languageId: string, text: string): Promise<void>;
    /** Sends an open document again as it is, under a new version, which it gives. */
    touch(uri: string): Promise<number>;
    /** The version of an open document that was sent last. No version of a URI is ever sent twice. */
    versionOf(uri: string): number;
    close(uri: string): Promise<void>;
    closeAll(): Promise<void>;
    /** The text that was last sent; undefined for a document that is not open. */
    textOf(uri: string): string | undefined;
    /** Last synchronised last. */
    readonly opened: Iterable<string>;
}
export declare function trackDocuments(connection: Connection, options: RequestOptions): Documents;
