// syntax/ owns the structure of source text: trees, definitions, tokens. It refuses to know where a
// text comes from and what is done with the answer.
import { Edit, Language, Parser, type Node, type Tree } from 'web-tree-sitter';
import { LimitError } from '../thread/limit-error.ts';
import type { Span } from './definition.ts';
import { readWebAssembly, type WebAssemblyFile } from './grammar-files.ts';
import { pointAt, replacedSpan, type Replacement } from './replaced-span.ts';
import { boundedMemory, isTrap } from './web-assembly.ts';

export type SyntaxNode = Node;

/** A parsed text. Its memory is not the garbage collector's: dispose of it. */
export interface SyntaxTree extends Disposable {
  readonly root: SyntaxNode;
  /**
   * The tree of a later text, made from what this one and that have in common; this one is then good for
   * disposal only. Undefined where one of them has an error: how the parser recovers depends on what it
   * starts from, and a tree must not depend on a document's history.
   */
  edited(text: string): EditedTree | undefined;
}

export interface EditedTree {
  readonly tree: SyntaxTree;
  readonly replacement: Replacement;
  /** Where the structure is another, by offsets of the later text. */
  readonly changed: readonly Span[];
}

export interface TextParser {
  /**
   * Turns what is not the language into error nodes.
   *
   * @throws LimitError where the text exceeds the parser's memory; the parser is then unusable.
   */
  parse(text: string): SyntaxTree;
}

/** Some sixty times the text for code, some three hundred times for lists of one-character items. */
const MEMORY_MIB = 1024;

let runtime: Promise<void> | undefined;
const parsers = new Map<WebAssemblyFile, Promise<TextParser>>();

/** The parser of a grammar, loaded once per process. */
export async function loadParser(grammar: WebAssemblyFile): Promise<TextParser> {
  const loading = parsers.get(grammar) ?? load(grammar);
  parsers.set(grammar, loading);
  return loading;
}

async function load(grammar: WebAssemblyFile): Promise<TextParser> {
  runtime ??= readWebAssembly('web-tree-sitter.wasm').then(async (wasmBinary) => {
    // The limits of a thread do not cover WebAssembly memory.
    const wasmMemory = boundedMemory(MEMORY_MIB);
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

/** The scanners know only LF and CRLF for line ends. A lone CR is as long as an LF. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(/\r(?!\n)/gu, '\n');
}

function parsed(parser: Parser, text: string, earlier?: Tree): Tree {
  const tree = withinMemory(() => parser.parse(text, earlier));
  if (tree === null) throw new TypeError('parsing was cancelled');
  return tree;
}

/** The parser aborts where its memory cannot grow. */
function withinMemory<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!isTrap(error)) throw error;
    throw new LimitError(`it takes more than ${MEMORY_MIB} MiB of memory`, { cause: error });
  }
}

function syntaxTree(parser: Parser, text: string, tree: Tree): SyntaxTree {
  return {
    root: tree.rootNode,
    [Symbol.dispose]: () => tree.delete(),
    edited(laterText) {
      if (tree.rootNode.hasError) return undefined;
      const later = withLineFeeds(laterText);
      const replacement = replacedSpan(text, later);
      tree.edit(editOf(text, later, replacement));
      const again = parsed(parser, later, tree);
      if (again.rootNode.hasError) {
        again.delete();
        return undefined;
      }
      const changed = tree
        .getChangedRanges(again)
        .map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex }));
      return { tree: syntaxTree(parser, later, again), replacement, changed };
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
