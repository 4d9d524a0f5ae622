/** Access to a server, in the order of arrival: many callers at a time, or a single one. */
export interface ReadWriteLock {
  /** Waits for access. The returned function ends it. */
  take(alone: boolean): Promise<() => void>;
}

interface Waiting {
  readonly alone: boolean;
  readonly begin: () => void;
}

export function readWriteLock(): ReadWriteLock {
  let active = 0;
  let isAlone = false;
  const queue: Waiting[] = [];

  function mayBegin(alone: boolean): boolean {
    return !isAlone && (!alone || active === 0);
  }

  function next(): void {
    for (let first = queue[0]; first !== undefined && mayBegin(first.alone); first = queue[0]) {
      queue.shift();
      active += 1;
      isAlone = first.alone;
      first.begin();
    }
  }

  return {
    async take(alone) {
      await new Promise<void>((begin) => {
        queue.push({ alone, begin });
        next();
      });
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        active -= 1;
        if (alone) isAlone = false;
        next();
      };
    },
  };
}
