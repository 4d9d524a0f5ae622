import { abortError } from '../model/lanser-error.ts';
import { enclosingCheckout } from '../workspace/containment.ts';

/** Waits until a folder's servers may run. @throws LanserError the error of {@link abortError} after an abort. */
export type Enter = (root: string, signal: AbortSignal) => Promise<void>;

/** A limit on the number of checkouts whose servers run at the same time. */
export interface CheckoutSlots {
  /** Registers a command. It uses one slot: that of the first checkout that it enters. `end` releases the slot. */
  begin(): { readonly enter: Enter; readonly end: () => Promise<void> };
}

interface Slot {
  /** The folders that the commands of this slot have opened. */
  readonly roots: Set<string>;
  users: number;
}

interface Waiting {
  readonly checkout: string;
  readonly begin: (slot: Slot) => void;
}

/**
 * Creates at most `limit` slots, one per checkout. Commands get slots in the order of their first `enter`. If all
 * slots are taken, `close` ends the servers of the least recently used checkout that no command uses. If commands use
 * all slots, a command for another checkout waits, and later commands wait behind it.
 */
export function checkoutSlots(
  limit: number,
  close: (roots: ReadonlySet<string>) => Promise<void>,
): CheckoutSlots {
  /** The slots by checkout, in the order of their last use, oldest first. */
  const open = new Map<string, Slot>();
  const queue: Waiting[] = [];
  let isClosing = false;

  function touch(checkout: string, slot: Slot): void {
    open.delete(checkout);
    open.set(checkout, slot);
  }

  function next(): void {
    for (let first = queue[0]; first !== undefined && !isClosing; first = queue[0]) {
      const slot = open.get(first.checkout) ?? { roots: new Set<string>(), users: 0 };
      if (!open.has(first.checkout) && open.size >= limit) {
        makeRoom();
        return;
      }
      queue.shift();
      slot.users += 1;
      touch(first.checkout, slot);
      first.begin(slot);
    }
  }

  function makeRoom(): void {
    const [checkout, slot] = [...open].find(([, { users }]) => users === 0) ?? [];
    if (checkout === undefined || slot === undefined) return;
    open.delete(checkout);
    isClosing = true;
    void close(slot.roots).finally(() => {
      isClosing = false;
      next();
    });
  }

  async function slotFor(checkout: string, signal: AbortSignal): Promise<Slot> {
    if (signal.aborted) throw abortError(signal);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(abortError(signal));
        next();
      };
      const waiting: Waiting = {
        checkout,
        begin(slot) {
          signal.removeEventListener('abort', leave);
          resolve(slot);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(waiting);
      next();
    });
  }

  return {
    begin() {
      let held: { readonly checkout: string; readonly slot: Promise<Slot> } | undefined;
      return {
        async enter(root, signal) {
          const checkout = await enclosingCheckout(root);
          held ??= { checkout, slot: slotFor(checkout, signal) };
          (await held.slot).roots.add(root);
        },
        async end() {
          const slot = await held?.slot.catch(() => undefined);
          if (held === undefined || slot === undefined) return;
          slot.users -= 1;
          touch(held.checkout, slot);
          next();
        },
      };
    },
  };
}
