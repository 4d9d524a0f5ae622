/** The part of WebAssembly's global that lanser uses; TypeScript has its types in the browser's library alone. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => object;
  readonly RuntimeError: new () => Error;
};

const PAGES_PER_MIB = 16;
const INITIAL_MIB = 32;

/** Makes memory for a module; it does not grow beyond the limit. */
export function boundedMemory(limitMib: number): object {
  return new WebAssembly.Memory({
    initial: INITIAL_MIB * PAGES_PER_MIB,
    maximum: limitMib * PAGES_PER_MIB,
  });
}

/** Tells whether a module has trapped or aborted, as the parser does where its memory cannot grow. */
export function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError;
}
