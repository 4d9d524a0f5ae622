const sourcesOf = new WeakMap<AbortSignal, readonly AbortSignal[]>();

/**
 * Replaces `AbortSignal.any`. In Node 24.16 and later, for example, `AbortSignal.any` can lose the abort of a source
 * that is garbage-collected (nodejs/node#65995).
 */
export function anySignal(sources: readonly AbortSignal[]): AbortSignal {
  // oxlint-disable-next-line no-restricted-properties -- the sources are kept alive below
  const signal = AbortSignal.any([...sources]);
  sourcesOf.set(signal, sources);
  return signal;
}
