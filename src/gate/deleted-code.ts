import type { TreeChange } from '../git/tree-changes.ts';
import { deletedStatements } from '../matching/deleted-statements.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { inEditorLines } from '../trees/editor-lines.ts';
import { readLines, type TreesOnDisk } from './trees-on-disk.ts';

/** Returns the resolved diagnostics whose statement was deleted, not corrected; see {@link deletedStatements}. */
export async function deletedCode(
  resolved: readonly Diagnostic[],
  gitChanges: readonly TreeChange[],
  trees: Pick<TreesOnDisk, 'after' | 'before'>,
): Promise<ReadonlySet<Diagnostic>> {
  const changed = new Set(gitChanges.map(({ basePath }) => basePath));
  const uris = resolved.flatMap(({ uri }) => (changed.has(uri) ? uri : []));
  if (uris.length === 0) return new Set();
  const baseLines = await readLines(trees.before, uris);
  const headLines = await readLines(
    trees.after,
    gitChanges.flatMap(({ headPath }) => headPath ?? []),
  );
  return deletedStatements(resolved, await inEditorLines(gitChanges, trees), baseLines, headLines);
}
