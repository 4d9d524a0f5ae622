import { namedNodes } from './named-nodes.ts';
import { piecesAgain, piecesOf, type Extract, type Piece } from './pieces.ts';
import type { OpenSyntax, SourceSyntax, SyntaxLanguage } from './source-syntax.ts';
import { statementAt } from './statement-at.ts';
import type { Token } from './token.ts';
import type { SyntaxTree, TextParser } from './tree-sitter.ts';

/** What differs between languages. */
export interface LanguageParts extends Pick<SourceSyntax, 'bracesAreBlocks'> {
  readonly parser: TextParser;
  readonly extract: Extract;
  /** The kinds of nodes in which statements stand. */
  readonly holders: ReadonlySet<string>;
  tokens(text: string): readonly Token[];
  /** The pieces of a text whose tree has errors; without it they are taken from that tree. */
  salvage?(text: string, earlier: Reading | undefined): readonly Piece[];
}

/** A text as it was read. */
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
  };
}

function openSyntax(parts: LanguageParts, first: string): OpenSyntax {
  let current: Reading | undefined = readAnew(parts, first, undefined);
  const snapshot = (of: Reading): SourceSyntax =>
    sourceSyntax(parts, of, () => (current === of ? of.tree : undefined));
  let syntax = snapshot(current);
  return {
    get syntax() {
      return syntax;
    },
    update(text) {
      const earlier = current;
      if (earlier?.text === text) return syntax;
      current = (earlier && readEdited(parts, text, earlier)) ?? readAnew(parts, text, earlier);
      earlier?.tree[Symbol.dispose]();
      syntax = snapshot(current);
      return syntax;
    },
    [Symbol.dispose]() {
      current?.tree[Symbol.dispose]();
      current = undefined;
    },
  };
}

function readAnew(parts: LanguageParts, text: string, earlier: Reading | undefined): Reading {
  const tree = parts.parser.parse(text);
  const salvaged = tree.root.hasError ? parts.salvage?.(text, earlier) : undefined;
  return { text, tree, pieces: salvaged ?? piecesOf(tree.root, parts.extract) };
}

function readEdited(parts: LanguageParts, text: string, earlier: Reading): Reading | undefined {
  const edited = earlier.tree.edited(text);
  return edited && { text, tree: edited.tree, pieces: piecesAgain(edited, earlier.pieces, parts.extract) };
}

function sourceSyntax(
  parts: LanguageParts,
  { text, pieces }: Pick<Reading, 'text' | 'pieces'>,
  keptTree: () => SyntaxTree | undefined,
): SourceSyntax {
  let tokens: readonly Token[] | undefined;
  function ask<Answer>(question: (tree: SyntaxTree) => Answer): Answer {
    const kept = keptTree();
    if (kept !== undefined) return question(kept);
    using again = parts.parser.parse(text);
    return question(again);
  }
  return {
    definitions: pieces.flatMap(({ definitions }) => definitions),
    nodes: (within, name) => ask((tree) => namedNodes(tree, within, name)),
    tokens: () => (tokens ??= parts.tokens(text)),
    bracesAreBlocks: parts.bracesAreBlocks,
    statementAt: (offset) => ask((tree) => statementAt(tree, offset, parts.holders)),
  };
}
