import { canonicalJson } from '../bundle/canonical.ts';
import type { Bundle } from '../model/bundle.ts';

/** One scope for the counts of all bundles in a sequence. A bundle that does not cover the scope has no count. */
export type PinnedScope =
  | { readonly kind: 'workspace' }
  | { readonly kind: 'files'; readonly files: readonly string[] };

/** The number of errors and warnings in a scope. `scope` describes this scope as canonical JSON. */
export interface ScopedCount {
  readonly diagnostics: number;
  readonly scope: string;
}

/** Returns the count of a bundle; undefined if it has an error, has no count, or does not cover the pinned scope. */
export function countOf(bundle: Bundle, pinned?: PinnedScope): ScopedCount | undefined {
  // If the bundle has an error, its facts may lack responses of the server.
  if (bundle.error !== null) return undefined;
  return pinned === undefined ? ownCount(bundle) : pinnedCount(bundle, pinned);
}

function ownCount({ facts, request }: Bundle): ScopedCount | undefined {
  if (facts === null) return undefined;
  const { tool, server, files } = request.options;
  // Prefers the request's globs or selector. So neither a new matching file nor a moved definition changes the scope.
  if ('counts' in facts) {
    const requestedScope =
      facts.scope.kind === 'workspace'
        ? { kind: 'workspace' }
        : facts.scope.kind === 'files'
          ? { kind: 'files', files: files ?? facts.scope.files }
          : { kind: 'range', selector: request.selector ?? facts.scope };
    return { diagnostics: problems(facts.counts), scope: canonicalJson({ ...requestedScope, tool, server }) };
  }
  if ('diagnosticsAfter' in facts && facts.diagnosticsAfter !== null) {
    // The request does not list the files that an edit affects, so the scope contains the files of the result.
    const editScope = { kind: 'edit', files: Object.keys(facts.documents) };
    return { diagnostics: problems(facts.diagnosticsAfter), scope: canonicalJson({ ...editScope, server }) };
  }
  return undefined;
}

function pinnedCount({ facts, request }: Bundle, pinned: PinnedScope): ScopedCount | undefined {
  if (facts === null || !('counts' in facts) || facts.scope.kind === 'range') return undefined;
  const { tool, server } = request.options;
  if (pinned.kind === 'workspace') {
    if (facts.scope.kind !== 'workspace') return undefined;
    return { diagnostics: problems(facts.counts), scope: canonicalJson({ ...pinned, tool, server }) };
  }
  const { scope } = facts;
  const pinnedFiles = new Set(pinned.files);
  if (scope.kind === 'files' && !pinned.files.every((file) => scope.files.includes(file))) return undefined;
  const counted = facts.diagnostics.filter(
    ({ uri, severity }) => severity !== 'information' && pinnedFiles.has(uri),
  );
  const files = [...pinnedFiles].toSorted();
  return { diagnostics: counted.length, scope: canonicalJson({ kind: 'files', files, tool, server }) };
}

export function problems({ error, warning }: { readonly error: number; readonly warning: number }): number {
  return error + warning;
}
