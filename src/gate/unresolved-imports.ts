import type { Diagnostic } from '../model/diagnostic.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { nearChange, type ChangedProject } from '../trees/near-change.ts';
import type { Matching } from '../matching/match-diagnostics.ts';

const RULE = 'reportMissingImports';

/**
 * Lists the imports that neither side resolves, in files that the change touches and in files that those
 * import. Names from these imports have no type, so Pyright reports no errors for their uses on either side.
 */
export async function unresolvedImports(
  { persisting, changed, moved }: Matching,
  project: ChangedProject,
): Promise<readonly Diagnostic[]> {
  const missing = [...persisting, ...changed, ...moved]
    .map(({ after }) => after)
    .filter(({ rule }) => rule === RULE);
  if (missing.length === 0) return [];
  const isNear = await nearChange(project, await readConfiguration(project.root, project.tree));
  return missing.filter(({ uri }) => isNear(uri));
}
