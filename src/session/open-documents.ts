import type { DocumentVersion } from '../model/brand.ts';
import { languageOf } from '../syntax/languages.ts';
import type { OpenSyntax, SourceSyntax } from '../syntax/source-syntax.ts';

/** What the syntax of documents says; the trees of those asked for last are kept for the next edit. */
export interface OpenDocuments extends Disposable {
  read(file: string, docVersion: DocumentVersion, text: string): Promise<SourceSyntax>;
}

interface OpenDocument {
  readonly docVersion: DocumentVersion;
  readonly opened: OpenSyntax;
  readonly length: number;
}

// A tree takes some twenty times its text, outside of what the garbage collector sees.
const MOST_DOCUMENTS = 24;
const MOST_CHARACTERS = 4_000_000;

export function openDocuments(): OpenDocuments {
  /** Last asked for last. */
  const kept = new Map<string, OpenDocument>();

  function close(file: string): void {
    kept.get(file)?.opened[Symbol.dispose]();
    kept.delete(file);
  }

  function closeOldest(): void {
    let characters = 0;
    for (const { length } of kept.values()) characters += length;
    for (const [file, { length }] of kept) {
      if (kept.size <= MOST_DOCUMENTS && characters <= MOST_CHARACTERS) return;
      characters -= length;
      close(file);
    }
  }

  return {
    async read(file, docVersion, text) {
      const language = await languageOf(file);
      if (language === undefined) return NO_SYNTAX;
      const last = kept.get(file);
      const opened = last?.opened ?? language.open(text);
      if (last !== undefined && last.docVersion !== docVersion) opened.update(text);
      const { syntax } = opened;
      kept.delete(file);
      kept.set(file, { docVersion, opened, length: text.length });
      closeOldest();
      return syntax;
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
