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

interface OpenDocument {
  readonly version: number;
  readonly text: string;
}

export function trackDocuments(connection: Connection, options: RequestOptions): Documents {
  const documents = new Map<string, OpenDocument>();
  const closed = new Map<string, number>();
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
    // The whole text is a change in either kind of synchronisation.
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
      const last = documents.get(uri);
      if (last === undefined) throw new TypeError(`${uri} is not open`);
      return change(uri, last.version + 1, last.text);
    },
    versionOf(uri) {
      const last = documents.get(uri);
      if (last === undefined) throw new TypeError(`${uri} is not open`);
      return last.version;
    },
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
