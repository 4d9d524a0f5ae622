import type { Bundle } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { didYouMean } from '../text/nearest-names.ts';
import type { PinnedScope } from './scope.ts';

/** A check that bundles contain the files of a scope. */
export interface ScopeFiles {
  readonly add: (bundle: Bundle) => void;
  /**
   * Throws E/USAGE if a file of the scope is in no added bundle. Does nothing if no bundle names a document, or if a
   * bundle may omit files without diagnostics.
   */
  readonly check: () => void;
}

/** Creates the check. Without it, a mistyped file name would count as a file without diagnostics. */
export function scopeFiles(pinned: PinnedScope | undefined): ScopeFiles {
  const missing = new Set(pinned?.kind === 'files' ? pinned.files : []);
  const documents = new Set<string>();
  let isComplete = true;
  return {
    add({ facts, request }) {
      if (missing.size === 0 || facts === null || !('counts' in facts)) return;
      // The output of a tool for a whole project may omit files without diagnostics.
      if (request.options.tool !== undefined && facts.scope.kind === 'workspace') isComplete = false;
      const files = facts.scope.kind === 'files' ? facts.scope.files : [];
      for (const uri of [...Object.keys(facts.documents), ...files]) {
        missing.delete(uri);
        documents.add(uri);
      }
    },
    check() {
      const [file] = missing;
      if (file === undefined || documents.size === 0 || !isComplete) return;
      throw new LanserError(
        'E/USAGE',
        `The scope names ${JSON.stringify(file)}, but no bundle has a document with this path. Name files as the bundles do, relative to the workspace.${didYouMean(file, documents)}`,
        { file },
      );
    },
  };
}
