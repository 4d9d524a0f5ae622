import type { DocumentVersion } from '../model/brand.ts';
import { languageOf } from '../syntax/languages.ts';
import type { OpenSyntax, SourceSyntax } from '../syntax/source-syntax.ts';
import { lineIndex, type LineIndex } from '../text/line-index.ts';

/** What the syntax of documents says; the trees of those asked for last are kept for the next edit. */
export interface OpenDocuments extends Disposable {
  /** The document, where it is kept in this version. */
  kept(file: string, docVersion: DocumentVersion): ReadDocument | undefined;
  read(file: string, docVersion: DocumentVersion, text: () => string): Promise<ReadDocument>;
}

/** One and the same object for as long as the version is the last one and kept. */
export interface ReadDocument extends SourceSyntax {
  readonly lines: LineIndex;
}

interface OpenDocument {
  readonly docVersion: DocumentVersion;
  readonly opened: OpenSyntax | undefined;
  readonly read: ReadDocument;
}

// A tree takes some twenty times its text, outside of what the garbage collector sees.
const MOST_DOCUMENTS = 24;
const MOST_CHARACTERS = 4_000_000;

export function openDocuments(): OpenDocuments {
  /** Last asked for last. */
  const kept = new Map<string, OpenDocument>();

  function close(file: string): void {
    kept.get(file)?.opened?.[Symbol.dispose]();
    kept.delete(file);
  }

  function closeOldest(): void {
    let characters = 0;
    for (const { read } of kept.values()) characters += read.lines.text.length;
    for (const [file, { read }] of kept) {
      // The one asked for last stays, however long: it is about to be asked about.
      if (kept.size === 1 || (kept.size <= MOST_DOCUMENTS && characters <= MOST_CHARACTERS)) return;
      characters -= read.lines.text.length;
      close(file);
    }
  }

  return {
    kept(file, docVersion) {
      const last = kept.get(file);
      if (last?.docVersion !== docVersion) return undefined;
      kept.delete(file);
      kept.set(file, last);
      return last.read;
    },
    async read(file, docVersion, text) {
      const language = await languageOf(file);
      const last = kept.get(file);
      kept.delete(file);
      if (last?.docVersion === docVersion) {
        kept.set(file, last);
        return last.read;
      }
      const lines = lineIndex(text());
      const opened = last?.opened ?? language?.open(lines.text);
      const syntax = last?.opened === undefined ? opened?.syntax : opened?.update(lines.text);
      const read = { lines, ...(syntax ?? NO_SYNTAX) };
      kept.set(file, { docVersion, opened, read });
      closeOldest();
      return read;
    },
    [Symbol.dispose]() {
      for (const file of kept.keys()) close(file);
    },
  };
}

const NO_SYNTAX: SourceSyntax = {
  definitions: [],
  nodes: () => [],
  bracesAreBlocks: false,
  tokens: () => [],
  statementAt: () => undefined,
};
