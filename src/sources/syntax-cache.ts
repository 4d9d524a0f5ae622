import type { DocumentVersion } from '../model/brand.ts';
import type { SourceSyntax } from '../syntax/source-syntax.ts';
import { lineIndex, type LineIndex } from '../text/line-index.ts';
import { failsAgain, readSource } from './read-source.ts';

/** A cache of syntax for the most recently used documents. */
export interface SyntaxCache extends Disposable {
  /** Returns the document if this version has been read and is cached, otherwise undefined. */
  cached(file: string, docVersion: DocumentVersion): ReadDocument | undefined;
  /** Returns the cached document, or reads `text`. Throws E/INCONCLUSIVE for a text beyond the reading limits. */
  read(file: string, docVersion: DocumentVersion, uri: string, text: () => string): Promise<ReadDocument>;
}

/** The syntax and lines of a document. The cache returns the same object until it drops the version. */
export interface ReadDocument extends SourceSyntax {
  readonly lines: LineIndex;
}

interface OpenDocument {
  readonly docVersion: DocumentVersion;
  readonly characters: number;
  /** A rejected promise stays in the cache only if a later reading would fail too. */
  readonly reading: Promise<ReadDocument>;
  read?: ReadDocument;
}

const MAX_CHARACTERS = 40_000_000;

/** Creates an empty cache. `signal` aborts reads. `maxCharacters` limits the total UTF-16 length of the texts. */
export function openSyntaxCache(signal?: AbortSignal, maxCharacters: number = MAX_CHARACTERS): SyntaxCache {
  /** The most recently used document is last. */
  const entries = new Map<string, OpenDocument>();

  function lookUp(file: string, docVersion: DocumentVersion): OpenDocument | undefined {
    const last = entries.get(file);
    if (last?.docVersion !== docVersion) return undefined;
    entries.delete(file);
    entries.set(file, last);
    return last;
  }

  function forgetOldest(): void {
    let characters = 0;
    for (const [index, [file, document]] of [...entries].toReversed().entries()) {
      characters += document.characters;
      // The most recently used document always stays, because its syntax is about to be queried.
      if (index > 0 && characters > maxCharacters) entries.delete(file);
    }
  }

  return {
    cached: (file, docVersion) => lookUp(file, docVersion)?.read,
    async read(file, docVersion, uri, text) {
      const cached = lookUp(file, docVersion);
      if (cached !== undefined) return cached.reading;
      const current = text();
      const reading = readSource({ file, uri, text: current }, signal).then(
        // Finds the lines only after `readSource`, because `readSource` rejects texts that are too long.
        (syntax): ReadDocument => ({ lines: lineIndex(current), ...(syntax ?? NO_SYNTAX) }),
      );
      const document: OpenDocument = { docVersion, characters: current.length, reading };
      entries.delete(file);
      entries.set(file, document);
      forgetOldest();
      reading.catch((error: unknown) => {
        if (!failsAgain(error) && entries.get(file) === document) entries.delete(file);
      });
      return (document.read = await reading);
    },
    [Symbol.dispose]() {
      entries.clear();
    },
  };
}

const NO_SYNTAX: SourceSyntax = {
  definitions: [],
  nodes: () => [],
  hasSyntaxError: false,
  bracesAreBlocks: false,
  tokens: () => [],
  statementAt: () => undefined,
};
