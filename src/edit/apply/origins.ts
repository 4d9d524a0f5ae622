import { nameMap } from './name-map.ts';
import { pathsOf, type Draft } from './operation.ts';

/**
 * The origin of the entry at a path. `original`: the entry that was at this object's `path` before all operations, if
 * any. `staged`: the new file of operation `slot`. `made`: a new folder. `gone`: no entry.
 */
export type Origin =
  | { readonly kind: 'original'; readonly path: string }
  | { readonly kind: 'staged'; readonly slot: number }
  | { readonly kind: 'made' }
  | { readonly kind: 'gone' };

/** The origins of paths after all operations that were passed to `follow`. */
export interface Origins {
  originOf(path: string): Origin;
  follow(draft: Draft, slot: number): void;
}

export function origins(): Origins {
  const places = nameMap<'original' | 'made' | 'gone' | number>('original');
  return {
    originOf(path) {
      const { value, rest } = places.find(path);
      if (value === 'original') return { kind: value, path: rest.slice(1) };
      if (value === 'gone' || rest !== '') return { kind: 'gone' };
      return value === 'made' ? { kind: value } : { kind: 'staged', slot: value };
    },
    follow(draft, slot) {
      if (draft.kind === 'move') places.move(draft.from, draft.to, 'gone');
      else if (draft.kind === 'remove') places.put(draft.path, 'gone');
      else places.put(draft.path, draft.kind === 'mkdir' ? 'made' : slot);
    },
  };
}

/** Counts the paths of operations at or below each path. For example, `a/b` and `a/c` count 2 for the folder `a`. */
export function pathCounts(drafts: readonly Draft[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of drafts.flatMap(pathsOf)) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}
