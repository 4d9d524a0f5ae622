import type { DocumentVersion } from '../model/brand.ts';
import type { SourceSyntax } from '../syntax/source-syntax.ts';
import { lineIndex, type LineIndex } from '../text/line-index.ts';
import { readSource } from './read-source.ts';

/** The syntax of documents, kept for those that were asked for last. */
export interface OpenDocuments extends Disposable {
  /** The document, where it is kept in this version. */
  kept(file: string, docVersion: DocumentVersion): ReadDocument | undefined;
  /** @throws LanserError E/INCONCLUSIVE, which names `uri`, for a text that exceeds the limits of reading. */
  read(file: string, docVersion: DocumentVersion, uri: string, text: () => string): Promise<ReadDocument>;
}

/** One and the same object for as long as the version is the last one and kept. */
export interface ReadDocument extends SourceSyntax {
  readonly lines: LineIndex;
}

interface OpenDocument {
  readonly docVersion: DocumentVersion;
  readonly characters: number;
  /** Stays where it was rejected: a text that exceeds the limits does so again. */
  readonly reading: Promise<ReadDocument>;
  /** Undefined until it was read. */
  read?: ReadDocument;
}

const MAX_CHARACTERS = 40_000_000;

/** @param signal ends the reading, with its reason. */
export function openDocuments(signal?: AbortSignal, maxCharacters: number = MAX_CHARACTERS): OpenDocuments {
  /** Last asked for last. */
  const kept = new Map<string, OpenDocument>();

  /** Returns the version, and marks it as asked for last. */
  function lookUp(file: string, docVersion: DocumentVersion): OpenDocument | undefined {
    const last = kept.get(file);
    if (last?.docVersion !== docVersion) return undefined;
    kept.delete(file);
    kept.set(file, last);
    return last;
  }

  function forgetOldest(): void {
    let characters = 0;
    for (const [file, document] of [...kept].toReversed()) {
      const isLast = characters === 0;
      characters += document.characters;
      // The one asked for last stays, however long: it is about to be asked about.
      if (!isLast && characters > maxCharacters) kept.delete(file);
    }
  }

  return {
    kept: (file, docVersion) => lookUp(file, docVersion)?.read,
    async read(file, docVersion, uri, text) {
      const known = lookUp(file, docVersion);
      if (known !== undefined) return known.reading;
      const fresh = text();
      const reading = readSource({ file, uri, text: fresh }, signal).then(
        // A text that is too long has no lines either.
        (syntax): ReadDocument => ({ lines: lineIndex(fresh), ...(syntax ?? NO_SYNTAX) }),
      );
      const document: OpenDocument = { docVersion, characters: fresh.length, reading };
      kept.delete(file);
      kept.set(file, document);
      forgetOldest();
      return (document.read = await reading);
    },
    [Symbol.dispose]() {
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
