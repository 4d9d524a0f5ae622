import { readdirSync } from 'node:fs';
import type { Journal } from './journal.ts';
import { nameMap } from './name-map.ts';
import type { Recorded } from './operation.ts';
import { statAt, type Workplace } from './workplace.ts';

/** The tree on disk, or the tree as if the last operations of an edit were undone. */
export interface TreeView {
  /** Returns an entry's place on disk, even if nothing is there; undefined if the undo removes the entry. */
  locate(path: string): string | undefined;
  /** Returns the names in an existing folder. */
  names(folder: string): readonly string[];
}

export function treeView({ tree }: Workplace): TreeView {
  return { locate: (path) => tree.at(path), names: (folder) => readdirSync(tree.inside(folder)) };
}

/** The tree as if the operations passed to `without` were undone. Callers pass them in reverse order. */
export interface RolledBackTreeView extends TreeView {
  without(recorded: Recorded): void;
}

/**
 * An entry of the view is in the tree, or at `old/N` in the stage (a number N), or does not exist (`nowhere`). The
 * stage is the folder of new files and originals.
 */
type OriginalPlace = 'tree' | 'nowhere' | number;

export function rolledBackTreeView(journal: Journal, workplace: Workplace): RolledBackTreeView {
  const places = nameMap<OriginalPlace>('tree');
  const { tree } = workplace;

  function locate(path: string): string | undefined {
    const { value, rest } = places.find(path);
    if (value === 'nowhere') return undefined;
    return value === 'tree' ? tree.at(rest.slice(1)) : workplace.staged(journal.stage, `old/${value}${rest}`);
  }

  function names(folder: string): readonly string[] {
    const place = locate(folder);
    const found = new Set([...(place === undefined ? [] : readdirSync(place)), ...places.below(folder)]);
    return [...found].filter((name) => statAt(() => locate(`${folder}/${name}`)) !== undefined);
  }

  return {
    locate,
    names,
    without({ operation, slot }) {
      switch (operation.kind) {
        case 'mkdir':
          // If another program has put something into the folder, an undo does not remove the folder.
          if (names(operation.path).length === 0) places.put(operation.path, 'nowhere');
          return;
        case 'create':
          places.put(operation.path, 'nowhere');
          return;
        case 'replace':
        case 'remove':
          places.put(operation.path, slot);
          return;
        case 'move':
          if (statAt(() => workplace.staged(journal.stage, `old/${slot}`)) === undefined) {
            places.move(operation.to, operation.from, 'nowhere');
          } else {
            places.put(operation.to, 'nowhere');
            places.put(operation.from, slot);
          }
          return;
      }
    },
  };
}
