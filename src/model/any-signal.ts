const sourcesOf = new WeakMap<AbortSignal, readonly AbortSignal[]>();

/**
 * Returns a signal that aborts with any of the given signals. Keeps the given signals alive, because
 * `AbortSignal.any` (from Node 24.16 on) can lose the abort of a garbage-collected source (nodejs/node#65995).
 */
export function anySignal(sources: readonly AbortSignal[]): AbortSignal {
  // oxlint-disable-next-line no-restricted-properties -- the sources are kept alive below
  const signal = AbortSignal.any([...sources]);
  sourcesOf.set(signal, sources);
  return signal;
}
