import { createRequire } from 'node:module';

/** An ignore comment from Pyright's tokenizer. The range consists of an offset and a length. */
export interface IgnoreComment {
  readonly range: { readonly start: number; readonly length: number };
  readonly rulesList: readonly { readonly text: string }[] | undefined;
}

interface PyrightToken {
  readonly start: number;
  readonly length: number;
  readonly comments?: readonly { readonly start: number; readonly length: number }[];
}

/** A result of Pyright's tokenizer. Map keys are zero-based lines. They may be wrong after an unterminated string. */
export interface Tokenized {
  readonly tokens: { readonly count: number; getItemAt(index: number): PyrightToken };
  readonly typeIgnoreLines: ReadonlyMap<number, IgnoreComment>;
  readonly pyrightIgnoreLines: ReadonlyMap<number, IgnoreComment>;
  readonly typeIgnoreAll: IgnoreComment | undefined;
}

type Exports = Record<string, unknown>;
type BundledModule = (this: Exports, module: { exports: Exports }, exports: Exports, load: Loader) => void;
type Loader = ((id: string) => Exports) & object;

/** Extracts the tokenizer from the bundled code of the `pyright` package. */
export function pyrightTokenizer(): (text: string) => Tokenized {
  const require = createRequire(import.meta.url);
  const modules: Record<string, BundledModule> = {};
  for (const name of ['pyright-internal', 'vendor']) {
    const chunk = require(`pyright/dist/${name}.js`) as { readonly modules: typeof modules };
    Object.assign(modules, chunk.modules);
  }
  const loaded = new Map<string, { exports: Exports }>();
  const load: Loader = Object.assign(
    (id: string): Exports => {
      const cached = loaded.get(id);
      if (cached !== undefined) return cached.exports;
      const module = { exports: {} };
      loaded.set(id, module);
      modules[id]?.call(module.exports, module, module.exports, load);
      return module.exports;
    },
    {
      d: (exports: Exports, getters: Readonly<Record<string, () => unknown>>) => {
        for (const [name, get] of Object.entries(getters)) Object.defineProperty(exports, name, { get });
      },
      g: globalThis,
      n: (module: unknown) => () => module,
      o: Object.hasOwn,
      r: () => {},
    },
  );
  const id = Object.keys(modules).find((name) => String(modules[name]).includes('.Tokenizer='));
  if (id === undefined) throw new Error('the bundled code of pyright has no tokenizer');
  const { Tokenizer } = load(id) as { readonly Tokenizer: new () => { tokenize(text: string): Tokenized } };
  return (text) => new Tokenizer().tokenize(text);
}
