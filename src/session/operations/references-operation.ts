import { contentHash } from '../../bundle/canonical.ts';
import type { BundleOf, Location, ReferencesFacts, Truncated } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { readDocumentDiagnostics } from '../../protocol/document-diagnostics.ts';
import { readReferences } from '../../protocol/references.ts';
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
}

/** Finds references. Throws for invalid options except `cursor`, whose errors are in the bundle. */
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
  return queryPlace<Page, ReferencesFacts>(session, selector, options, {
    cmd: 'references',
    bundleOptions: {
      ...(includeDeclaration ? {} : { includeDeclaration: false as const }),
      ...(limit === undefined ? {} : { limit }),
      ...(cursor === undefined ? {} : { cursor }),
    },
    otherDocuments: async (document, offset) => filesToOpen(session, document, offset),
    read: async (view, target, otherUris) => {
      // Pyright returns some references only after it has checked their files; see `filesToOpen`.
      if (otherUris.length > 0) await readDocumentDiagnostics(view, otherUris, () => {});
      const places = await readReferences(view, target, includeDeclaration);
      return pageOf(places, limit ?? MAX_REFERENCES, cursor);
    },
    isCacheable: true,
    uris: (page) => page.references.map(({ uri }) => uri),
    facts: (page, documents) => ({
      provenance: 'lsp',
      documents,
      references: page.references,
      total: page.total,
    }),
    truncated: (page) => page.truncated,
  });
}

/** Returns a page of `all`. Throws E/VERSION_SKEW if `all` differs from the list whose hash the cursor contains. */
function pageOf(all: readonly Location[], limit: number, cursor: string | undefined): Page {
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
      {
        cursor,
      },
    );
  }
  if (expectedHash === list && Number(digits) <= total) return Number(digits);
  throw new LanserError(
    'E/VERSION_SKEW',
    'The references changed since the previous page. Start again without the cursor.',
    { cursor },
  );
}
