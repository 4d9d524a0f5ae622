import type { DocumentVersion } from '../../model/brand.ts';
import { languageOf } from '../../syntax/languages.ts';
import type { OpenSyntax, SourceSyntax } from '../../syntax/source-syntax.ts';
import { lineIndex, type LineIndex } from '../../text/line-index.ts';

/**
 * What the syntax of documents says, kept for those asked for last; of the very last ones the trees too,
 * for the next edit.
 */
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
const MOST_TREES = 24;
const MOST_CHARACTERS_OF_TREES = 4_000_000;
const MOST_CHARACTERS = 40_000_000;

export function openDocuments(): OpenDocuments {
  /** Last asked for last. */
  const kept = new Map<string, OpenDocument>();

  function closeTree(file: string, document: OpenDocument): void {
    document.opened?.[Symbol.dispose]();
    kept.set(file, { ...document, opened: undefined });
  }

  /** Of what was not asked for lately: its tree, then all of it. */
  function letGo(): void {
    let documents = 0;
    let characters = 0;
    for (const [file, document] of [...kept].toReversed()) {
      documents += 1;
      characters += document.read.lines.text.length;
      // The one asked for last stays, however long: it is about to be asked about.
      if (documents === 1) continue;
      if (characters > MOST_CHARACTERS) {
        document.opened?.[Symbol.dispose]();
        kept.delete(file);
      } else if (documents > MOST_TREES || characters > MOST_CHARACTERS_OF_TREES) {
        if (document.opened !== undefined) closeTree(file, document);
      }
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
      letGo();
      return read;
    },
    [Symbol.dispose]() {
      for (const { opened } of kept.values()) opened?.[Symbol.dispose]();
      kept.clear();
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
