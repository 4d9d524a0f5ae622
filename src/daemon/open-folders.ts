/** A workspace or a delta session that stays open between commands, with its servers. */
export interface OpenFolder {
  readonly root: string;
  /** The time in milliseconds since the last use of the folder; 0 if it is in use. */
  readonly idleMs: number;
  readonly servers: number;
}

/** The open folders of a pool. Gives no access to the open workspaces and sessions. */
export interface OpenFolders extends AsyncDisposable {
  /** Closes the selected folders, each as soon as no caller uses it. Does not wait for folders in use. */
  close(isSelected: (folder: Omit<OpenFolder, 'servers'>) => boolean): Promise<void>;
  /** Closes the folder that has been unused for the longest time. Returns false if no folder is unused. */
  closeOldest(): Promise<boolean>;
  list(): readonly OpenFolder[];
}

/** The use of a folder by one caller. */
export interface FolderUse<T> {
  readonly opening: Promise<T>;
  /** True if this use has opened the folder. */
  readonly isFirst: boolean;
  /** True if the pool closes the folder as soon as no caller uses it. The next use of the key reopens it. */
  readonly isRetired: boolean;
  /** Makes the pool close the folder as soon as no caller uses it. */
  retire(): void;
  release(): void;
}

/** A pool of folders that stay open between their uses. */
export interface FolderPool<T> {
  readonly folders: OpenFolders;
  /** Uses the open folder of a key, or opens it. If opening fails, the next use tries again. */
  use(key: string, root: string, open: () => Promise<T>): FolderUse<T>;
}

export interface FolderPoolOptions<T> {
  /**
   * The maximum number of open folders. If the maximum is reached, opening another folder closes the folder that has
   * been unused for the longest time. If all folders are in use, the pool exceeds the maximum.
   */
  readonly limit: number;
  readonly serversOf: (opened: T) => number;
}

interface Entry<T> {
  readonly key: string;
  readonly root: string;
  readonly opening: Promise<T>;
  opened: T | undefined;
  users: number;
  lastUseMs: number;
  isRetired: boolean;
  closing: Promise<void> | undefined;
}

export function folderPool<T extends AsyncDisposable>({
  limit,
  serversOf,
}: FolderPoolOptions<T>): FolderPool<T> {
  const entries = new Map<string, Entry<T>>();
  /** Retired folders that callers still use. */
  const retired = new Set<Entry<T>>();
  const closing = new Set<Promise<void>>();

  function newEntry(key: string, root: string, opening: Promise<T>): Entry<T> {
    const entry: Entry<T> = {
      key,
      root,
      opening,
      opened: undefined,
      users: 0,
      lastUseMs: performance.now(),
      isRetired: false,
      closing: undefined,
    };
    opening.then(
      (opened) => (entry.opened = opened),
      () => retire(entry),
    );
    entries.set(key, entry);
    return entry;
  }

  function retire(entry: Entry<T>): void {
    entry.isRetired = true;
    if (entries.get(entry.key) === entry) entries.delete(entry.key);
    if (entry.closing !== undefined) return;
    if (entry.users > 0) {
      retired.add(entry);
      return;
    }
    retired.delete(entry);
    entry.closing = entry.opening
      .then(async (opened) => opened[Symbol.asyncDispose]())
      .catch(() => {})
      .finally(() => closing.delete(entry.closing as Promise<void>));
    closing.add(entry.closing);
  }

  function release(entry: Entry<T>): void {
    entry.users -= 1;
    entry.lastUseMs = performance.now();
    if (entry.isRetired) retire(entry);
  }

  function oldest(): Entry<T> | undefined {
    const unused = [...entries.values()].filter(({ users }) => users === 0);
    return unused.toSorted((one, other) => one.lastUseMs - other.lastUseMs)[0];
  }

  return {
    use(key, root, open) {
      const known = entries.get(key);
      const last = known !== undefined || entries.size < limit ? undefined : oldest();
      if (last !== undefined) retire(last);
      const entry = known ?? newEntry(key, root, open());
      entry.users += 1;
      return {
        opening: entry.opening,
        isFirst: known === undefined,
        get isRetired() {
          return entry.isRetired;
        },
        retire: () => retire(entry),
        release: () => release(entry),
      };
    },
    folders: {
      async close(isSelected) {
        for (const entry of entries.values())
          if (isSelected({ root: entry.root, idleMs: idleMsOf(entry) })) retire(entry);
        await Promise.all(closing);
      },
      async closeOldest() {
        const entry = oldest();
        if (entry === undefined) return false;
        retire(entry);
        await Promise.all(closing);
        return true;
      },
      list: () =>
        [...entries.values()].map((entry) => ({
          root: entry.root,
          idleMs: idleMsOf(entry),
          servers: entry.opened === undefined ? 0 : serversOf(entry.opened),
        })),
      async [Symbol.asyncDispose]() {
        for (const entry of [...entries.values(), ...retired]) {
          entry.users = 0;
          retire(entry);
        }
        await Promise.all(closing);
      },
    },
  };
}

function idleMsOf({ users, lastUseMs }: Pick<Entry<unknown>, 'users' | 'lastUseMs'>): number {
  return users > 0 ? 0 : performance.now() - lastUseMs;
}
