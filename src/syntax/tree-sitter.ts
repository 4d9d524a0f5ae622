// syntax/ parses source text into trees, definitions and tokens. It does not depend on the origin of a text.
import { Edit, Language, type Node, Parser, type Tree } from 'web-tree-sitter';
import { LimitError } from '../thread/limit-error.ts';
import { memoized } from '../text/memoized.ts';
import type { Span } from './definition.ts';
import { readWebAssembly, type WebAssemblyFile } from './grammar-files.ts';
import { pointAt, replacedSpan, type Replacement } from './replaced-span.ts';

export type SyntaxNode = Node;

/** A parsed text. The memory of the tree is not garbage-collected: dispose of the tree. */
export interface SyntaxTree extends Disposable {
  readonly root: SyntaxNode;
  readonly hasError: boolean;
  /**
   * Parses a later text with the help of this tree. Do not use this tree afterwards, except to dispose of it. Returns
   * undefined, for example, if this or the later tree has errors: error recovery would depend on the reused tree.
   */
  edited(text: string): EditedTree | undefined;
}

/** The tree of a later text, and the differences from the earlier text. */
export interface EditedTree {
  readonly tree: SyntaxTree;
  readonly replacement: Replacement;
  /** The spans of the later text whose structure differs. */
  readonly changed: readonly Span[];
}

export interface TextParser {
  /** @throws LimitError if the parsers need too much memory. All parsers of the thread are then unusable. */
  parse(text: string): SyntaxTree;
}

/** The maximum memory of a thread's parsers. A text needs about 60 to 300 times its length. */
const MEMORY_MIB = 1024;

let runtime: Promise<void> | undefined;

/** Loads the parser of a grammar, once per thread. */
export const loadParser: (grammar: WebAssemblyFile) => Promise<TextParser> = memoized(load);

async function load(grammar: WebAssemblyFile): Promise<TextParser> {
  runtime ??= readWebAssembly('web-tree-sitter.wasm').then(async (wasmBinary) => {
    // The resource limits of a worker thread do not cover WebAssembly memory.
    const wasmMemory = new WebAssembly.Memory({
      initial: INITIAL_MIB * PAGES_PER_MIB,
      maximum: MEMORY_MIB * PAGES_PER_MIB,
    });
    return Parser.init({ wasmBinary, wasmMemory, printErr: () => {} });
  });
  await runtime;
  const language = await Language.load(await readWebAssembly(grammar));
  const parser = new Parser();
  parser.setLanguage(language);
  return {
    parse(text) {
      const lines = withLineFeeds(text);
      return syntaxTree(parser, lines, parsed(parser, lines));
    },
  };
}

/** Replaces lone CRs with LFs, because the grammars' scanners recognise only LF and CRLF. Offsets stay the same. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(/\r(?!\n)/gu, '\n');
}

function parsed(parser: Parser, text: string, earlier?: Tree): Tree {
  let tree: Tree | null;
  try {
    tree = parser.parse(text, earlier);
  } catch (error) {
    // The parser traps if its memory cannot grow.
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    throw new LimitError(`it takes more than ${MEMORY_MIB} MiB of memory`, { cause: error });
  }
  if (tree === null) throw new TypeError('parsing was cancelled');
  return tree;
}

function syntaxTree(parser: Parser, text: string, tree: Tree): SyntaxTree {
  return {
    root: tree.rootNode,
    hasError: tree.rootNode.hasError,
    [Symbol.dispose]: () => tree.delete(),
    edited(laterText) {
      if (tree.rootNode.hasError) return undefined;
      const later = withLineFeeds(laterText);
      const replacement = replacedSpan(text, later);
      tree.edit(editOf(text, later, replacement));
      const reparsed = parsed(parser, later, tree);
      if (reparsed.rootNode.hasError) {
        reparsed.delete();
        return undefined;
      }
      const changed = tree
        .getChangedRanges(reparsed)
        .map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex }));
      return { tree: syntaxTree(parser, later, reparsed), replacement, changed };
    },
  };
}

function editOf(earlier: string, later: string, { start, earlierEnd, laterEnd }: Replacement): Edit {
  return new Edit({
    startIndex: start,
    oldEndIndex: earlierEnd,
    newEndIndex: laterEnd,
    startPosition: pointAt(earlier, start),
    oldEndPosition: pointAt(earlier, earlierEnd),
    newEndPosition: pointAt(later, laterEnd),
  });
}

/** The part of WebAssembly that lanser uses. TypeScript declares WebAssembly only in its libraries for browsers. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => object;
  readonly RuntimeError: new () => Error;
};

const PAGES_PER_MIB = 16;
const INITIAL_MIB = 32;
