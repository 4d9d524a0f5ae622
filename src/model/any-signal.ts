const sourcesOf = new WeakMap<AbortSignal, readonly AbortSignal[]>();

/**
 * Works like `AbortSignal.any`, and keeps the sources in memory while the returned signal is in memory. Otherwise,
 * Node may collect a source as garbage and lose its abort, for example in Node 24.16 and later (nodejs/node#65995).
 */
export function anySignal(sources: readonly AbortSignal[]): AbortSignal {
  // oxlint-disable-next-line no-restricted-properties -- the sources are kept alive below
  const signal = AbortSignal.any([...sources]);
  sourcesOf.set(signal, sources);
  return signal;
}
