import { documentVersion } from '../../src/bundle/blob-id.ts';
import { compareCodeUnits } from '../../src/model/range.ts';
import type { Location } from '../../src/relocate/candidate.ts';
import { fingerprintOf } from '../../src/relocate/fingerprint.ts';
import { locateSelector } from '../../src/relocate/locate-selector.ts';
import { DEFAULT_SETTINGS, type RelocationSettings } from '../../src/relocate/settings.ts';
import type { RelocationSource } from '../../src/relocate/source.ts';
import type { SourceDocument } from '../../src/selector/source.ts';
import { openSyntaxCache } from '../../src/sources/syntax-cache.ts';

/** Texts of files by URI. */
export type Texts = Readonly<Record<string, string>>;

/** Two versions of a workspace in memory, parsed by the real parsers. */
export interface Versions extends Disposable {
  readonly before: ReadonlyMap<string, SourceDocument>;
  readonly after: ReadonlyMap<string, SourceDocument>;
  readonly source: RelocationSource;
}

export async function versionsOf(before: Texts, after: Texts): Promise<Versions> {
  const opened = openSyntaxCache();
  const read = async (side: string, texts: Texts): Promise<ReadonlyMap<string, SourceDocument>> => {
    const documents = new Map<string, SourceDocument>();
    for (const [uri, text] of Object.entries(texts)) {
      const docVersion = documentVersion(Buffer.from(text));
      const document = await opened.read(`${side}/${uri}`, docVersion, uri, () => text);
      documents.set(uri, { uri, docVersion, ...document });
    }
    return documents;
  };
  const [past, present] = [await read('before', before), await read('after', after)];
  return {
    before: past,
    after: present,
    source: sourceOf(past, present),
    [Symbol.dispose]: () => opened[Symbol.dispose](),
  };
}

function sourceOf(
  past: ReadonlyMap<string, SourceDocument>,
  present: ReadonlyMap<string, SourceDocument>,
): RelocationSource {
  const versions = new Map([...past.values()].map((document) => [document.docVersion, document]));
  const uris = [...present.keys()].toSorted(compareCodeUnits);
  const definitions = uris
    .flatMap((uri) => present.get(uri) ?? [])
    .flatMap(({ uri, lines, definitions: all, ...syntax }) =>
      all
        .filter(({ kind }) => kind === 'class' || kind === 'function')
        .map((definition) => ({
          uri,
          definition,
          fingerprint: fingerprintOf(lines.text, syntax.tokens(), definition),
        })),
    );
  return {
    document: async (uri) => present.get(uri),
    text: async (uri) => present.get(uri)?.lines.text,
    documentAt: async (docVersion) => versions.get(docVersion),
    documentAtVersion: async (_docVersion, _uri, other) => past.get(other) ?? null,
    inCommit: async (_commit, uri) => past.get(uri) ?? null,
    lastVersion: async () => ({ outcome: 'unavailable' }),
    laterChanges: async () => [],
    changedFiles: async () => [],
    modulePaths: async (name) => [`${name.replaceAll('.', '/')}.py`],
    modules: async (name) => [`${name.replaceAll('.', '/')}.py`].filter((uri) => present.has(uri)),
    definitions: async () => definitions,
    files: async () => uris,
  };
}

/** Locates a place of the old version in the new one. The place is a cursor if `end` equals `start`. */
export async function locatedFrom(
  { before, source }: Versions,
  uri: string,
  start: number,
  end: number = start,
  settings: RelocationSettings = DEFAULT_SETTINGS,
): Promise<Location> {
  const document = before.get(uri);
  if (document === undefined) throw new TypeError(`no ${uri}`);
  const pair = (offset: number): [number, number] => {
    const { line, character } = document.lines.positionAt(offset);
    return [line + 1, character + 1];
  };
  const { docVersion } = document;
  const [line, col] = pair(start);
  return locateSelector(
    start === end
      ? { kind: 'cursor', uri, line, col, docVersion }
      : { kind: 'range', uri, start: [line, col], end: pair(end), docVersion },
    source,
    { indexing: 'utf-16', settings },
  );
}
