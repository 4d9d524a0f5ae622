import { pathToFileURL } from 'node:url';
import type { Session } from '../lsp/session.ts';
import type { ServerDriver } from './server-driver.ts';

export interface LeasedText {
  /** Absolute. */
  readonly file: string;
  readonly text: string;
}

/** The documents that are open in a session: those of the queries in progress, and recent ones. */
export interface DocumentLeases {
  /** Opens or updates documents. Only `drop` closes them before the returned function is called. */
  lease(documents: readonly LeasedText[]): Promise<() => void>;
  /** Returns true if all documents are open in the server with exactly these texts. */
  holds(documents: readonly LeasedText[]): boolean;
  /** Closes the documents of these files (absolute), even leased ones. The server then reads the files from disk. */
  drop(files: readonly string[]): Promise<void>;
}

/** The number of open documents above which `lease` closes the least recently used ones, to save memory. */
const MAX_KEPT = 1000;

export function documentLeases(session: Session, driver: ServerDriver): DocumentLeases {
  const leaseCounts = new Map<string, number>();
  /** Documents that `lease` closes when no query uses them. */
  const toClose = new Set<string>();

  async function sync(uri: string, { file, text }: LeasedText): Promise<void> {
    const isNew = session.documents.textOf(uri) === undefined;
    await session.documents.sync(uri, driver.languageId(file), text);
    if (!isNew) return;
    if (!(await driver.mayStayOpen(file))) toClose.add(uri);
    const open = [...session.documents.opened];
    for (const other of open.slice(0, Math.max(0, open.length - MAX_KEPT))) toClose.add(other);
  }

  async function closeUnused(): Promise<void> {
    for (const uri of toClose) {
      if (leaseCounts.has(uri)) continue;
      toClose.delete(uri);
      await session.documents.close(uri);
    }
  }

  return {
    async lease(documents) {
      const uris = documents.map(uriOf);
      for (const uri of uris) leaseCounts.set(uri, (leaseCounts.get(uri) ?? 0) + 1);
      const release = (): void => {
        for (const uri of uris) {
          const left = (leaseCounts.get(uri) ?? 1) - 1;
          if (left === 0) leaseCounts.delete(uri);
          else leaseCounts.set(uri, left);
        }
      };
      try {
        for (const document of documents) await sync(uriOf(document), document);
        if (toClose.size > 0) await closeUnused();
        return release;
      } catch (error) {
        release();
        throw error;
      }
    },
    holds: (documents) =>
      documents.every((document) => session.documents.textOf(uriOf(document)) === document.text),
    async drop(files) {
      for (const file of files) {
        const uri = pathToFileURL(file).href;
        toClose.delete(uri);
        await session.documents.close(uri);
      }
    },
  };
}

function uriOf({ file }: Pick<LeasedText, 'file'>): string {
  return pathToFileURL(file).href;
}

/** Returns true if the open documents of a query are known to change the answers to other queries. */
export async function affectsOthers(
  driver: Pick<ServerDriver, 'affectsOtherAnswers'>,
  { documents }: { readonly documents: readonly LeasedText[] },
): Promise<boolean> {
  for (const { file } of documents) if (await driver.affectsOtherAnswers(file)) return true;
  return false;
}
