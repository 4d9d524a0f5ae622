// syntax/ owns the structure of source text: trees, definitions, tokens. It refuses to know where a
// text comes from and what is done with the answer.
import { Language, Parser, type Node, type Tree } from 'web-tree-sitter';
import { readWebAssembly, type WebAssemblyFile } from './grammar-files.ts';

export type SyntaxNode = Node;

/** A parsed text. Its memory is not the garbage collector's: dispose of it. */
export interface SyntaxTree extends Disposable {
  readonly root: SyntaxNode;
}

export interface TextParser {
  /** Never fails: what is not the language becomes error nodes. */
  parse(text: string): SyntaxTree;
}

let runtime: Promise<void> | undefined;
const parsers = new Map<WebAssemblyFile, Promise<TextParser>>();

/** The parser of a grammar, loaded once per process. */
export async function loadParser(grammar: WebAssemblyFile): Promise<TextParser> {
  const loading = parsers.get(grammar) ?? load(grammar);
  parsers.set(grammar, loading);
  return loading;
}

async function load(grammar: WebAssemblyFile): Promise<TextParser> {
  runtime ??= readWebAssembly('web-tree-sitter.wasm').then(async (wasmBinary) => Parser.init({ wasmBinary }));
  await runtime;
  const language = await Language.load(await readWebAssembly(grammar));
  const parser = new Parser();
  parser.setLanguage(language);
  return {
    parse(text) {
      // The scanner knows only LF and CRLF for line ends. A lone CR is as long as an LF.
      const tree: Tree | null = parser.parse(text.replaceAll(/\r(?!\n)/gu, '\n'));
      if (tree === null) throw new TypeError('parsing was cancelled');
      return { root: tree.rootNode, [Symbol.dispose]: () => tree.delete() };
    },
  };
}
