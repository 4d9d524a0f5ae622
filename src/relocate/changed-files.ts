import type { SourceDocument } from '../selector/source.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { IndexedDefinition, RelocationSource, TrackedFiles } from './source.ts';
import type { ChangedFile } from './version-search.ts';

/**
 * Returns the files that a commit changes. `document` returns a file after the commit, and `documentAtVersion` a file
 * before the commit. Both return `present`, without reading the file, if `present` is the requested version.
 */
export function amongChanged(
  files: readonly ChangedFile[],
  source: RelocationSource,
  present: SourceDocument | undefined,
): TrackedFiles {
  const byUri = new Map(files.map((file) => [file.uri, file]));
  const existing = files.filter(({ after }) => after !== null).map(({ uri }) => uri);
  const read = async (uri: string, side: 'before' | 'after'): Promise<SourceDocument | null | undefined> => {
    const version = byUri.get(uri)?.[side] ?? null;
    if (version === null) return null;
    if (present?.uri === uri && present.docVersion === version) return present;
    return source.documentAt(version, uri);
  };
  const tracked: TrackedFiles = {
    files: async () => existing,
    document: async (uri) => (await read(uri, 'after')) ?? undefined,
    documentAtVersion: async (_version, _uri, other) => read(other, 'before'),
    async definitions() {
      const documents = await Promise.all(existing.map(tracked.document));
      return documents.flatMap((document) => (document === undefined ? [] : indexed(document)));
    },
  };
  return tracked;
}

function indexed(document: SourceDocument): readonly IndexedDefinition[] {
  const { uri, lines, definitions } = document;
  const tokens = document.tokens();
  return definitions
    .filter(({ kind }) => kind === 'class' || kind === 'function')
    .map((definition) => ({ uri, definition, fingerprint: fingerprintOf(lines.text, tokens, definition) }));
}
