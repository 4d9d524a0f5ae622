/** The part of WebAssembly that lanser uses. TypeScript declares its types only in the browser's library. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => object;
  readonly RuntimeError: new () => Error;
};

const PAGES_PER_MIB = 16;
const INITIAL_MIB = 32;

/** Creates memory for a module that cannot grow beyond the limit. */
export function boundedMemory(limitMib: number): object {
  return new WebAssembly.Memory({
    initial: INITIAL_MIB * PAGES_PER_MIB,
    maximum: limitMib * PAGES_PER_MIB,
  });
}

/** Returns true if a module has trapped or aborted, as the parser does if its memory cannot grow. */
export function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError;
}
