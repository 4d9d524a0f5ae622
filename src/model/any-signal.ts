const sourcesOf = new WeakMap<AbortSignal, readonly AbortSignal[]>();

/** Replaces `AbortSignal.any`, which can lose aborts of collected sources since Node 24.16 (nodejs/node#65995). */
export function anySignal(sources: readonly AbortSignal[]): AbortSignal {
  // oxlint-disable-next-line no-restricted-properties -- the sources are kept alive below
  const signal = AbortSignal.any([...sources]);
  sourcesOf.set(signal, sources);
  return signal;
}
