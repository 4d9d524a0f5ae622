/**
 * The value that applies to a path. `rest` is the part of the path below the entry that got the value: '' or a slash
 * and a path. A path that moves later keeps its `rest`. For example, if `a` has a value and `a/b` moves to `c`, then
 * `find('c/d')` returns the value of `a` and `/b/d`.
 */
export interface Found<T> {
  readonly value: T;
  readonly rest: string;
}

/** A map of values by path. A folder moves together with the paths below it. */
export interface NameMap<T> {
  /** Returns the path's own value, or else the value of the nearest folder above that has its own. */
  find(path: string): Found<T>;
  /** Sets the value for a path and everything below it. */
  put(path: string, value: T): void;
  /** Moves the values for a path and everything below it to a new path. The old path gets the value `left`. */
  move(from: string, to: string, left: T): void;
  /** Returns the names directly in a folder that have their own value, or contain a path with its own value. */
  below(folder: string): readonly string[];
}

interface Name<T> {
  readonly found?: Found<T>;
  readonly below: Map<string, Name<T>>;
}

/** Creates a map that gives every path the value `top`. */
export function nameMap<T>(top: T): NameMap<T> {
  const root: Name<T> = { found: { value: top, rest: '' }, below: new Map() };

  function nameOf(path: string): Name<T> | undefined {
    let name: Name<T> | undefined = root;
    for (const part of partsOf(path)) name = name?.below.get(part);
    return name;
  }

  function place(path: string, name: Name<T>): void {
    const parts = partsOf(path);
    const last = parts.pop() ?? '';
    let folder = root;
    for (const part of parts) {
      const next: Name<T> = folder.below.get(part) ?? { below: new Map() };
      folder.below.set(part, next);
      folder = next;
    }
    folder.below.set(last, name);
  }

  function find(path: string): Found<T> {
    const parts = partsOf(path);
    let found: Found<T> = { value: top, rest: '' };
    let depth = 0;
    let name: Name<T> | undefined = root;
    for (const [index, part] of parts.entries()) {
      name = name.below.get(part);
      if (name === undefined) break;
      if (name.found === undefined) continue;
      ({ found } = name);
      depth = index + 1;
    }
    const rest = parts.slice(depth).map((part) => `/${part}`);
    return { value: found.value, rest: found.rest + rest.join('') };
  }

  const put = (path: string, value: T): void => place(path, { found: { value, rest: '' }, below: new Map() });

  return {
    find,
    put,
    move(from, to, left) {
      const moved: Name<T> = { found: find(from), below: nameOf(from)?.below ?? new Map<string, Name<T>>() };
      put(from, left);
      place(to, moved);
    },
    below: (folder) => [...(nameOf(folder)?.below.keys() ?? [])],
  };
}

function partsOf(path: string): string[] {
  return path === '' ? [] : path.split('/');
}
