import type { Connection } from './connection.ts';
import type { RequestOptions } from './deadline.ts';
/** The documents that the server holds open, with the version that was last sent. */
export interface Documents {
    open(uri: string, languageId: string, text: string): Promise<void>;
    close(uri: string): Promise<void>;
    closeAll(): Promise<void>;
}
export declare function trackDocuments(connection: Connection, options: RequestOptions): Documents;
