import type { Connection } from './connection.ts';
import type { RequestOptions } from './deadline.ts';

/** The documents that are open on the server, with the last text sent. */
export interface Documents {
  /** Opens a document that is not open yet. */
  open(uri: string, languageId: string, text: string): Promise<void>;
  /** Opens a document that is not open yet. For an open document, sends the text if it has changed. */
  sync(uri: string, languageId: string, text: string): Promise<void>;
  /** Sends an open document unchanged under a new version. Returns that version. */
  touch(uri: string): Promise<number>;
  /** Returns the last version of an open document. A document that is closed and opened again gets a new version. */
  versionOf(uri: string): number;
  /** Closes a document. Has no effect if the document is not open. */
  close(uri: string): Promise<void>;
  closeAll(): Promise<void>;
  /** Returns the last text that was sent, or undefined if the document is not open. */
  textOf(uri: string): string | undefined;
  /** The URIs of the open documents, in the order of their last `open` or `sync`, oldest first. */
  readonly opened: Iterable<string>;
}

interface OpenDocument {
  readonly version: number;
  readonly text: string;
}

export function trackDocuments(connection: Connection, options: RequestOptions): Documents {
  const documents = new Map<string, OpenDocument>();
  const closed = new Map<string, number>();
  const lastOf = (uri: string): OpenDocument => {
    const last = documents.get(uri);
    if (last === undefined) throw new TypeError(`${uri} is not open`);
    return last;
  };
  const close = async (uri: string): Promise<void> => {
    const last = documents.get(uri);
    if (last === undefined) return;
    documents.delete(uri);
    closed.set(uri, last.version);
    await connection.notify('textDocument/didClose', { textDocument: { uri } }, options);
  };
  const open = async (uri: string, languageId: string, text: string): Promise<void> => {
    if (documents.has(uri)) throw new TypeError(`${uri} is open already`);
    const version = (closed.get(uri) ?? 0) + 1;
    documents.set(uri, { version, text });
    const textDocument = { uri, languageId, version, text };
    await connection.notify('textDocument/didOpen', { textDocument }, options);
  };
  const change = async (uri: string, version: number, text: string): Promise<number> => {
    documents.set(uri, { version, text });
    // The full text is valid in full and in incremental synchronization.
    const params = { textDocument: { uri, version }, contentChanges: [{ text }] };
    await connection.notify('textDocument/didChange', params, options);
    return version;
  };
  return {
    open,
    async sync(uri, languageId, text) {
      const last = documents.get(uri);
      if (last === undefined) {
        await open(uri, languageId, text);
        return;
      }
      documents.delete(uri);
      if (last.text === text) {
        documents.set(uri, last);
        return;
      }
      await change(uri, last.version + 1, text);
    },
    async touch(uri) {
      const { version, text } = lastOf(uri);
      return change(uri, version + 1, text);
    },
    versionOf: (uri) => lastOf(uri).version,
    close,
    async closeAll() {
      for (const uri of documents.keys()) await close(uri);
    },
    textOf: (uri) => documents.get(uri)?.text,
    get opened() {
      return documents.keys();
    },
  };
}

/** Makes `open` also send `didChange`, because some servers reuse results if the text equals the file on disk. */
export function changedWhenOpened(documents: Documents): Documents {
  return {
    ...documents,
    get opened() {
      return documents.opened;
    },
    async open(uri, languageId, text) {
      await documents.open(uri, languageId, text);
      await documents.touch(uri);
    },
  };
}
