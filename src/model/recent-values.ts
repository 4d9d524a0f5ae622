/** A cache that keeps only the most recently used values, up to a limit. */
export interface RecentValues<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

export function recentValues<T>(limit: number): RecentValues<T> {
  // `get` and `set` move the key to the end of the map, so the first key is the least recently used one.
  const values = new Map<string, T>();
  const set = (key: string, value: T): void => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > limit && oldest !== undefined) values.delete(oldest);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void values.delete(key),
  };
}
