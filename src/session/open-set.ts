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
}

const MOST_KEPT = 24;

export function openSet(session: Session, unit: ServerUnit): OpenSet {
  const held = new Map<string, number>();
  const files = new Map<string, string>();

  /** What nobody asks about is closed where it could change the answers about others, or there are many. */
  async function closeOthers(): Promise<void> {
    let kept = 0;
    for (const uri of [...session.documents.opened].toReversed()) {
      kept += 1;
      if ((held.get(uri) ?? 0) > 0) continue;
      if (kept <= MOST_KEPT && (await unit.mayStayOpen(files.get(uri) ?? ''))) continue;
      if ((held.get(uri) ?? 0) > 0) continue;
      files.delete(uri);
      await session.documents.close(uri);
    }
  }

  return {
    async hold(documents) {
      const uris = documents.map(({ file }) => pathToFileURL(file).href);
      for (const [index, { file, text }] of documents.entries()) {
        const uri = uris[index] ?? '';
        files.set(uri, file);
        held.set(uri, (held.get(uri) ?? 0) + 1);
        await session.documents.sync(uri, unit.languageId(file), text);
      }
      await closeOthers();
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
