/** Returns a function that computes a value when it is called first, and returns the same value afterwards. */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
