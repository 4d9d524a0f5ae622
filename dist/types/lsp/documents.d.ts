import type { Connection } from './connection.ts';
import type { RequestOptions } from './deadline.ts';
/** The documents that the server holds open, with the text that was last sent. */
export interface Documents {
    open(uri: string, languageId: string, text: string): Promise<void>;
    /** Opens the document, or sends its text again where it is another one. */
    sync(uri: string, languageId: string, text: string): Promise<void>;
    /** Sends an open document again as it is, under a new version, which it gives. */
    touch(uri: string): Promise<number>;
    close(uri: string): Promise<void>;
    closeAll(): Promise<void>;
    isOpen(uri: string): boolean;
    /** Last synchronised last. */
    readonly opened: Iterable<string>;
}
export declare function trackDocuments(connection: Connection, options: RequestOptions): Documents;
