import { once } from '../text/once.ts';
import { flatTree, type FlatTree } from './flat-tree.ts';
import { updatedPieces, pieceOf, type Extract, type Piece } from './pieces.ts';
import { packedTokens } from './plain-syntax.ts';
import type { OpenSyntax, SourceSyntax, SyntaxLanguage } from './source-syntax.ts';
import type { Token } from './token.ts';
import { treeQueries } from './tree-queries.ts';
import type { SyntaxTree, TextParser } from './tree-sitter.ts';

/** The parts of a {@link SyntaxLanguage} that differ between languages. */
export interface LanguageParts extends Pick<SourceSyntax, 'bracesAreBlocks'> {
  readonly parser: TextParser;
  readonly extract: Extract;
  /** The kinds of nodes whose children count as statements. */
  readonly holders: readonly string[];
  tokens(text: string): readonly Token[];
  /** Returns the pieces (top-level statements) of a text whose tree has errors. Default: the pieces of that tree. */
  salvage?(text: string, earlier: Reading | undefined): readonly Piece[];
}

export interface Reading {
  readonly text: string;
  readonly tree: SyntaxTree;
  readonly pieces: readonly Piece[];
}

export function syntaxLanguage(parts: LanguageParts): SyntaxLanguage {
  return {
    read(text) {
      using opened = openSyntax(parts, text);
      return opened.syntax;
    },
    open: (text) => openSyntax(parts, text),
    tokens: (text) => parts.tokens(text),
  };
}

function openSyntax(parts: LanguageParts, first: string): OpenSyntax {
  let current: Reading | undefined = readAll(parts, first, undefined);
  /** Returns the syntax tree as plain data. Parses the text again if the tree is freed. */
  const flatOf = (reading: Reading): FlatTree => {
    if (current === reading) return flatTree(reading.tree);
    using reparsed = parts.parser.parse(reading.text);
    return flatTree(reparsed);
  };
  const snapshot = (reading: Reading): SourceSyntax => sourceSyntax(parts, reading, () => flatOf(reading));
  let syntax = snapshot(current);
  return {
    get syntax() {
      return syntax;
    },
    update(text) {
      const earlier = current;
      if (earlier?.text === text) return syntax;
      current = (earlier && readEdited(parts, text, earlier)) ?? readAll(parts, text, earlier);
      earlier?.tree[Symbol.dispose]();
      syntax = snapshot(current);
      return syntax;
    },
    plain() {
      if (current === undefined) throw new TypeError('the text is closed');
      return {
        definitions: syntax.definitions,
        tokens: packedTokens(syntax.tokens()),
        tree: flatTree(current.tree),
        hasSyntaxError: syntax.hasSyntaxError,
        holders: parts.holders,
        bracesAreBlocks: parts.bracesAreBlocks,
      };
    },
    [Symbol.dispose]() {
      current?.tree[Symbol.dispose]();
      current = undefined;
    },
  };
}

function readAll(parts: LanguageParts, text: string, earlier: Reading | undefined): Reading {
  const tree = parts.parser.parse(text);
  const salvaged = tree.root.hasError ? parts.salvage?.(text, earlier) : undefined;
  const pieces = salvaged ?? tree.root.namedChildren.map((node) => pieceOf(node, parts.extract));
  return { text, tree, pieces };
}

function readEdited(parts: LanguageParts, text: string, earlier: Reading): Reading | undefined {
  const edited = earlier.tree.edited(text);
  return edited && { text, tree: edited.tree, pieces: updatedPieces(edited, earlier.pieces, parts.extract) };
}

function sourceSyntax(
  parts: LanguageParts,
  { text, tree, pieces }: Reading,
  flat: () => FlatTree,
): SourceSyntax {
  const queries = once(() => treeQueries(flat(), parts.holders));
  return {
    definitions: pieces.flatMap(({ definitions }) => definitions),
    nodes: (within, name) => queries().nodes(within, name),
    tokens: once(() => parts.tokens(text)),
    hasSyntaxError: tree.hasError,
    bracesAreBlocks: parts.bracesAreBlocks,
    statementAt: (offset) => queries().statementAt(offset),
  };
}
