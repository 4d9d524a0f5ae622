import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { compareCodeUnits } from '../model/range.ts';
import type { UnreadSubmodule } from '../model/report.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { moduleRoots } from '../server/pyright/module-roots.ts';
import { isInside } from '../workspace/containment.ts';

const MESSAGE = /^Import "(\.*)([^".]*)([^"]*)" could not be resolved/u;

/**
 * Finds the unread submodules that may contain the modules of unresolved imports. Such a submodule contains a path at
 * which Pyright searches for the module, or a folder in which the search starts.
 *
 * @param imports diagnostics with paths relative to `tree`.
 * @param scope absolute folders: a tree and the project's folder in it.
 * @param unread the submodules whose files are not in `tree`, as paths relative to `tree`.
 */
export async function submodulesOfImports(
  imports: readonly Diagnostic[],
  { tree, root }: { readonly tree: string; readonly root: string },
  unread: ReadonlySet<string>,
): Promise<readonly UnreadSubmodule[]> {
  if (imports.length === 0 || unread.size === 0) return [];
  const roots = moduleRoots(root, await readConfiguration(root, tree));
  const found = new Map<string, Set<string>>();
  for (const { uri, message } of imports) {
    const [, dots = '', first = '', rest = ''] = MESSAGE.exec(message) ?? [];
    const file = path.join(tree, uri);
    const from = dots === '' ? roots : [path.resolve(path.dirname(file), '../'.repeat(dots.length - 1))];
    const inner = (first + rest).replaceAll('.', '/');
    for (const name of unread) {
      const submodule = path.join(tree, name);
      const isReached = from.some(
        (place) => isInside(submodule, place) || isInside(submodule, path.join(place, inner)),
      );
      if (isReached) found.set(name, (found.get(name) ?? new Set()).add(dots + first));
    }
  }
  return [...found]
    .map(([name, names]) => ({ path: name, imports: [...names].toSorted(compareCodeUnits) }))
    .toSorted((left, right) => compareCodeUnits(left.path, right.path));
}
