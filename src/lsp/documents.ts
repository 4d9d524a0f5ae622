import type { Connection } from './connection.ts';
import type { RequestOptions } from './deadline.ts';

/** The documents that the server holds open, with the version that was last sent. */
export interface Documents {
  open(uri: string, languageId: string, text: string): Promise<void>;
  close(uri: string): Promise<void>;
  closeAll(): Promise<void>;
}

export function trackDocuments(connection: Connection, options: RequestOptions): Documents {
  const versions = new Map<string, number>();
  const close = async (uri: string): Promise<void> => {
    versions.delete(uri);
    await connection.notify('textDocument/didClose', { textDocument: { uri } }, options);
  };
  return {
    async open(uri, languageId, text) {
      if (versions.has(uri)) throw new TypeError(`${uri} is open already`);
      versions.set(uri, 1);
      const textDocument = { uri, languageId, version: 1, text };
      await connection.notify('textDocument/didOpen', { textDocument }, options);
    },
    close,
    async closeAll() {
      for (const uri of versions.keys()) await close(uri);
    },
  };
}
