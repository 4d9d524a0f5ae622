/** A lock that many shared callers or one exclusive caller can hold at a time. Callers wait in order of arrival. */
export interface ReadWriteLock {
  /** Waits for access. The returned function ends the access. */
  take(isExclusive: boolean): Promise<() => void>;
}

interface Waiting {
  readonly isExclusive: boolean;
  readonly begin: () => void;
}

export function readWriteLock(): ReadWriteLock {
  let active = 0;
  let isLocked = false;
  const queue: Waiting[] = [];

  function mayBegin(isExclusive: boolean): boolean {
    return !isLocked && (!isExclusive || active === 0);
  }

  function next(): void {
    for (let first = queue[0]; first !== undefined && mayBegin(first.isExclusive); first = queue[0]) {
      queue.shift();
      active += 1;
      isLocked = first.isExclusive;
      first.begin();
    }
  }

  return {
    async take(isExclusive) {
      await new Promise<void>((begin) => {
        queue.push({ isExclusive, begin });
        next();
      });
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        active -= 1;
        if (isExclusive) isLocked = false;
        next();
      };
    },
  };
}
