/** Returns a function that computes a value on its first call, and returns the same value on later calls. */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
