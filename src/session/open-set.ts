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
  /** Whether the server still has them as they were given to `hold`. */
  holds(documents: readonly OpenText[]): boolean;
}

const MOST_KEPT = 24;

export function openSet(session: Session, unit: ServerUnit): OpenSet {
  const held = new Map<string, number>();
  const sent = new Map<string, OpenText>();

  /** What nobody asks about is closed where it could change the answers about others, or there are many. */
  async function closeOthers(): Promise<void> {
    let kept = 0;
    for (const uri of [...session.documents.opened].toReversed()) {
      kept += 1;
      if ((held.get(uri) ?? 0) > 0) continue;
      if (kept <= MOST_KEPT && (await unit.mayStayOpen(sent.get(uri)?.file ?? ''))) continue;
      if ((held.get(uri) ?? 0) > 0) continue;
      sent.delete(uri);
      await session.documents.close(uri);
    }
  }

  return {
    async hold(documents) {
      const uris = documents.map(uriOf);
      for (const uri of uris) held.set(uri, (held.get(uri) ?? 0) + 1);
      const release = (): void => {
        for (const uri of uris) {
          const left = (held.get(uri) ?? 1) - 1;
          if (left === 0) held.delete(uri);
          else held.set(uri, left);
        }
      };
      try {
        for (const document of documents) {
          const uri = uriOf(document);
          sent.set(uri, document);
          await session.documents.sync(uri, unit.languageId(document.file), document.text);
        }
        await closeOthers();
        return release;
      } catch (error) {
        release();
        throw error;
      }
    },
    holds: (documents) => documents.every((document) => sent.get(uriOf(document))?.text === document.text),
  };
}

function uriOf({ file }: OpenText): string {
  return pathToFileURL(file).href;
}
