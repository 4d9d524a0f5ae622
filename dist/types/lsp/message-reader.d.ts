import type { Readable } from 'node:stream';
import { AbstractMessageReader, type DataCallback, type Disposable, type MessageReader } from 'vscode-jsonrpc/node';
/**
 * Reads the base protocol strictly: what is no message ends the reading with an error, at once. Messages
 * are handed over one by one, each after the one before was handled, so that equal ids in one chunk are
 * told apart.
 */
export declare class ServerMessageReader extends AbstractMessageReader implements MessageReader {
    #private;
    constructor(stream: Readable);
    listen(callback: DataCallback): Disposable;
    /** Resolves when every message that has arrived was handled. */
    drained(): Promise<void>;
}
