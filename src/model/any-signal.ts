const sourcesOf = new WeakMap<AbortSignal, readonly AbortSignal[]>();

/**
 * Returns a signal that aborts with any of the given signals. Node's own `AbortSignal.any` (from 24.16 on)
 * references its sources weakly and checks them late. If a source is garbage-collected after its abort and
 * before the check, the abort is lost (nodejs/node#65995). This function keeps the sources alive.
 */
export function anySignal(sources: readonly AbortSignal[]): AbortSignal {
  // oxlint-disable-next-line no-restricted-properties -- the sources are kept alive below
  const signal = AbortSignal.any([...sources]);
  sourcesOf.set(signal, sources);
  return signal;
}
