import { canonicalJson } from '../bundle/canonical.ts';
import type { Bundle } from '../model/bundle.ts';

/**
 * One scope for a whole path: the workspace, or files of it. Bundles that do not cover it contribute no count
 * of diagnostics; of those that do, what lies in it is counted.
 */
export type PinnedScope =
  | { readonly kind: 'workspace' }
  | { readonly kind: 'files'; readonly files: readonly string[] };

/** Diagnostics (errors and warnings), and over what they were counted: equal texts are equal scopes. */
export interface ScopedCount {
  readonly diagnostics: number;
  readonly scope: string;
}

/** Returns what a bundle counts; undefined where it counts nothing, or nothing of the pinned scope. */
export function countOf(bundle: Bundle, pinned?: PinnedScope): ScopedCount | undefined {
  // Facts beside an error lack the answers of a server.
  if (bundle.error !== null) return undefined;
  return pinned === undefined ? ownCount(bundle) : pinnedCount(bundle, pinned);
}

function ownCount({ facts, request }: Bundle): ScopedCount | undefined {
  if (facts === null) return undefined;
  const { tool, server, files } = request.options;
  // By the request and not by what was found: a definition moves and a glob matches another file, and the
  // question stays the same. Who answers is part of it.
  if ('counts' in facts) {
    const asked =
      facts.scope.kind === 'workspace'
        ? { kind: 'workspace' }
        : facts.scope.kind === 'files'
          ? { kind: 'files', files: files ?? facts.scope.files }
          : { kind: 'range', selector: request.selector ?? facts.scope };
    return { diagnostics: problems(facts.counts), scope: canonicalJson({ ...asked, tool, server }) };
  }
  if ('diagnosticsAfter' in facts && facts.diagnosticsAfter !== null) {
    // An edit counts over the files that it affects, which only its answer knows.
    const asked = { kind: 'edit', files: Object.keys(facts.documents) };
    return { diagnostics: problems(facts.diagnosticsAfter), scope: canonicalJson({ ...asked, server }) };
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
  const wanted = new Set(pinned.files);
  if (scope.kind === 'files' && !pinned.files.every((file) => scope.files.includes(file))) return undefined;
  const counted = facts.diagnostics.filter(
    ({ uri, severity }) => severity !== 'information' && wanted.has(uri),
  );
  const files = [...wanted].toSorted((left, right) => (left < right ? -1 : 1));
  return {
    diagnostics: counted.length,
    scope: canonicalJson({ kind: 'files', files, tool, server }),
  };
}

/** What D counts: notes that only inform are none. */
export function problems({ error, warning }: { readonly error: number; readonly warning: number }): number {
  return error + warning;
}
