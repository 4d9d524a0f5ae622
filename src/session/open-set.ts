import { pathToFileURL } from 'node:url';
import type { Session } from '../lsp/session.ts';
import type { ServerUnit } from './server-unit.ts';

/** The text of a file, under which a question about it is asked. */
export interface OpenText {
  /** Absolute. */
  readonly file: string;
  readonly text: string;
}

/** The documents that a session holds open: those of the questions under way, and a few more. */
export interface OpenSet {
  /** Opens documents with their present texts; the result lets go of them. */
  hold(documents: readonly OpenText[]): Promise<() => void>;
  /** Closes documents of these files (absolute): the server reads them from disk again. */
  drop(files: readonly string[]): Promise<void>;
}

/** Enough for a project; what is open costs the server its text. */
const MOST_KEPT = 1000;

export function openSet(session: Session, unit: ServerUnit): OpenSet {
  const held = new Map<string, number>();
  /** Those that have to be closed when nobody asks about them any more. */
  const passing = new Set<string>();

  async function opened(uri: string, file: string): Promise<void> {
    if (!(await unit.mayStayOpen(file))) passing.add(uri);
    let many = -MOST_KEPT;
    for (const _ of session.documents.opened) many += 1;
    for (const other of session.documents.opened) {
      if (many <= 0) return;
      passing.add(other);
      many -= 1;
    }
  }

  async function closePassing(): Promise<void> {
    for (const uri of passing) {
      if (held.has(uri)) continue;
      passing.delete(uri);
      await session.documents.close(uri);
    }
  }

  return {
    async drop(files) {
      for (const file of files) {
        const uri = pathToFileURL(file).href;
        passing.delete(uri);
        await session.documents.close(uri);
      }
    },
    async hold(documents) {
      const uris = documents.map(({ file }) => pathToFileURL(file).href);
      for (const [index, { file, text }] of documents.entries()) {
        const uri = uris[index] ?? '';
        held.set(uri, (held.get(uri) ?? 0) + 1);
        const isNew = !session.documents.isOpen(uri);
        await session.documents.sync(uri, unit.languageId(file), text);
        if (isNew) await opened(uri, file);
      }
      if (passing.size > 0) await closePassing();
      return () => {
        for (const uri of uris) {
          const left = (held.get(uri) ?? 1) - 1;
          if (left === 0) held.delete(uri);
          else held.set(uri, left);
        }
      };
    },
  };
}
