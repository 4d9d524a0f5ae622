import path from 'node:path';
import { contentHash } from '../../bundle/canonical.ts';
import type { BundleOf, Location, ReferencesFacts, Truncated } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { readDocumentDiagnostics } from '../../protocol/document-diagnostics.ts';
import { readHover } from '../../protocol/hover.ts';
import { readReferences } from '../../protocol/references.ts';
import { targetIn } from '../../protocol/server-view.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import { lineIndex, rangeAt } from '../../text/line-index.ts';
import { wholeName } from '../../text/regular-expression.ts';
import { wordAt } from '../../text/word-at.ts';
import type { Definition } from '../../syntax/definition.ts';
import { languageName } from '../../syntax/language-names.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { queryPlace } from './query-place.ts';
import { filesToOpen } from './files-to-open.ts';

export interface ReferencesOptions extends OperationOptions {
  /** True to include declarations; default: true. */
  readonly includeDeclaration?: boolean | undefined;
  /** The maximum number of references on a page; default and upper limit: 100,000. */
  readonly limit?: number | undefined;
  /** The start of the page: `meta.truncated.cursor` of the previous page. */
  readonly cursor?: string | undefined;
}

const MAX_REFERENCES = 100_000;

interface Page {
  readonly references: readonly Location[];
  readonly total: number;
  readonly truncated: Truncated | null;
  readonly withSyntaxErrors: readonly string[];
}

/** Finds references. Throws E/USAGE for an invalid `limit`, and as {@link queryPlace} does. */
export async function references(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: ReferencesOptions = {},
): Promise<BundleOf<ReferencesFacts>> {
  const { limit, cursor } = options;
  if (limit !== undefined && !(Number.isSafeInteger(limit) && limit > 0 && limit <= MAX_REFERENCES)) {
    throw new LanserError('E/USAGE', `limit must be a whole number from 1 to ${MAX_REFERENCES}.`, { limit });
  }
  const includeDeclaration = options.includeDeclaration ?? true;
  let stub: StubPlace | undefined;
  let name = '';
  let isDefinition = false;
  let notCheckedOut = 0;
  return queryPlace<Page, ReferencesFacts>(session, selector, options, {
    cmd: 'references',
    bundleOptions: {
      ...(includeDeclaration ? {} : { includeDeclaration: false as const }),
      ...(limit === undefined ? {} : { limit }),
      ...(cursor === undefined ? {} : { cursor }),
    },
    otherDocuments: async (document, offset) => {
      stub = await stubPlace(session, document, offset);
      name = wordAt(document.lines.text, offset);
      notCheckedOut = await session.services.notCheckedOut(document.uri);
      isDefinition = definitionAt(document, offset) !== undefined;
      const opened = await filesToOpen(session, document, offset);
      if (stub === undefined) return opened;
      const file = path.join(session.root, stub.uri);
      return [{ file, text: stub.text }, ...opened.filter((other) => other.file !== file)];
    },
    read: async (view, target, otherUris) => {
      // Pyright returns some references only after it has checked their files; see `filesToOpen`.
      if (otherUris.length > 0) await readDocumentDiagnostics(view, otherUris, () => {});
      const inStub = stub && targetIn(session.root, stub);
      const places = await readReferences(view, target, includeDeclaration, inStub);
      const isAnalysed =
        places.length > 0 ||
        languageName(target.uri) !== 'python' ||
        (!includeDeclaration && (await readReferences(view, target, true)).length > 0) ||
        // Pyright has a hover text for names, but not for keywords, literals and comments.
        (!isDefinition && (await readHover(view, target)) === null);
      if (!isAnalysed) throw notAnalysed();
      const { line, character } = target.position;
      const asked: Location = {
        uri: view.roots.nameOfUri(target.uri),
        range: [line, character, line, character],
      };
      const withSyntaxErrors = await unsearchedFiles(session, name, [asked, ...places]);
      return { ...pageOf(places, limit ?? MAX_REFERENCES, cursor), withSyntaxErrors };
    },
    isCacheable: true,
    uris: (page) => [...page.references.map(({ uri }) => uri), ...page.withSyntaxErrors],
    facts: (page, documents) => ({
      provenance: 'lsp',
      documents,
      references: page.references,
      total: page.total,
      ...(page.withSyntaxErrors.length === 0 ? {} : { withSyntaxErrors: page.withSyntaxErrors }),
      ...(notCheckedOut === 0 ? {} : { notCheckedOut }),
    }),
    truncated: (page) => page.truncated,
  });
}

interface StubPlace extends Location {
  readonly text: string;
}

/**
 * Returns the same definition in the stub beside a Python file, if the offset is at a definition's name. Imports lead
 * Pyright to the stub, so for a place in the source, Pyright finds no references in other files.
 */
async function stubPlace(
  { files }: WorkspaceSession,
  document: VersionedDocument,
  offset: number,
): Promise<StubPlace | undefined> {
  if (!document.uri.endsWith('.py')) return undefined;
  const place = definitionAt(document, offset);
  const stub = place && (await files.document(`${document.uri}i`));
  const same = stub?.definitions.find((other) => other.path.join('.') === place?.path.join('.'));
  return stub && same && { uri: stub.uri, range: rangeAt(stub.lines, same.nameSpan), text: stub.lines.text };
}

function definitionAt({ definitions }: VersionedDocument, offset: number): Definition | undefined {
  return definitions.find(({ nameSpan: { start, end } }) => start <= offset && offset < end);
}

/**
 * Returns the Python files with a syntax error that contain the name at a place without a reference in `found`. After
 * some syntax errors, Pyright skips code, so references in these files may be missing.
 */
async function unsearchedFiles(
  { files }: WorkspaceSession,
  name: string,
  found: readonly Location[],
): Promise<readonly string[]> {
  const word = new RegExp(wholeName(name), 'gu');
  const places = new Set(found.map(placeKey));
  const unsearched: string[] = [];
  for (const uri of await files.files()) {
    const source = name !== '' && languageName(uri) === 'python' ? await files.source(uri) : undefined;
    if (source?.text.includes(name) !== true) continue;
    const lines = lineIndex(source.text);
    const isFound = ({ index }: RegExpExecArray): boolean =>
      places.has(placeKey({ uri, range: rangeAt(lines, { start: index, end: index }) }));
    if ([...source.text.matchAll(word)].every(isFound)) continue;
    if ((await files.document(uri))?.hasSyntaxError === true) unsearched.push(uri);
  }
  return unsearched;
}

function placeKey({ uri, range: [line, character] }: Location): string {
  return `${line}:${character}:${uri}`;
}

export function notAnalysed(): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    'The server does not find the definition of this name. The code may be unreachable, for example on this platform, or follow a syntax error, or an import or a type may be unknown. Search for the name in the files.',
  );
}

/** Returns a page of `all`. Throws E/USAGE for an invalid cursor, E/VERSION_SKEW for the cursor of a changed list. */
function pageOf(
  all: readonly Location[],
  limit: number,
  cursor: string | undefined,
): Omit<Page, 'withSyntaxErrors'> {
  const total = all.length;
  if (cursor === undefined && total <= limit) return { references: all, total, truncated: null };
  const list = contentHash(all).slice('sha256:'.length, 'sha256:'.length + 16);
  const from = cursor === undefined ? 0 : offsetIn(cursor, list, total);
  const page = all.slice(from, from + limit);
  const next = from + page.length;
  return { references: page, total, truncated: { total, cursor: next < total ? `${next}-${list}` : null } };
}

function offsetIn(cursor: string, list: string, total: number): number {
  const [, digits, expectedHash] = /^(\d{1,9})-([0-9a-f]{16})$/u.exec(cursor) ?? [];
  if (digits === undefined) {
    throw new LanserError(
      'E/USAGE',
      'The cursor is invalid. Use meta.truncated.cursor of the previous page.',
      { cursor },
    );
  }
  if (expectedHash === list && Number(digits) <= total) return Number(digits);
  throw new LanserError(
    'E/VERSION_SKEW',
    'The references changed since the previous page. Start again without the cursor.',
    { cursor },
  );
}
