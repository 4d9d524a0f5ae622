import type { SyntaxLanguage } from '../source-syntax.ts';
import { syntaxLanguage } from '../syntax-language.ts';
import { loadParser, withLineFeeds, type SyntaxTree, type TextParser } from '../tree-sitter.ts';
import { pythonDefinitions } from './definitions.ts';
import { salvage } from './salvage.ts';
import { pythonTokens } from './tokens.ts';
import { blankCommentRuns } from './comment-runs.ts';
import { normalizeBrackets } from './normalize-brackets.ts';

const HOLDERS: readonly string[] = ['block', 'module'];

export async function loadPython(): Promise<SyntaxLanguage> {
  const parser = await loadPythonParser();
  return syntaxLanguage({
    parser,
    extract: (statement) => pythonDefinitions(statement),
    holders: HOLDERS,
    bracesAreBlocks: false,
    tokens: pythonTokens,
    salvage: (text, earlier) => salvage(parser, text, earlier),
  });
}

/** Returns a predicate that is true for a text in which the parser finds a syntax error. */
export async function loadPythonErrors(): Promise<(text: string) => boolean> {
  const parser = await loadPythonParser();
  return (text) => {
    using tree = parser.parse(text);
    return tree.hasError;
  };
}

/** Loads the Python parser with workarounds for input that the grammar's scanner misreads, or reads slowly. */
async function loadPythonParser(): Promise<TextParser> {
  const parser = await loadParser('tree-sitter-python.wasm');
  return { parse: (text) => withoutRuns(parsePython(parser, readable(text))) };
}

function readable(text: string): string {
  return blankCommentRuns(withLineFeeds(text));
}

/** Returns the tree with a method `edited` that applies {@link readable} to each edited text. */
function withoutRuns(tree: SyntaxTree): SyntaxTree {
  return {
    ...tree,
    edited(text) {
      const edited = tree.edited(readable(text));
      return edited && { ...edited, tree: withoutRuns(edited.tree) };
    },
  };
}

function parsePython(parser: TextParser, text: string): SyntaxTree {
  const tree = parser.parse(text);
  if (!tree.hasError) return tree;
  const brackets = normalizeBrackets(text);
  const normalized = parser.parse(brackets.text);
  if (errorLength(normalized) < errorLength(tree)) {
    tree[Symbol.dispose]();
    // An edit of the original text does not fit the tree of the normalised text.
    return { ...normalized, hasError: normalized.hasError || brackets.hasUnclosed, edited: () => undefined };
  }
  normalized[Symbol.dispose]();
  return tree;
}

/** Measures the error nodes. Returns at least 1 for a tree with errors, because a missing token has no error node. */
function errorLength(tree: SyntaxTree): number {
  const { root } = tree;
  if (!root.hasError) return 0;
  if (root.type === 'ERROR') return root.endIndex + 2;
  return root.descendantsOfType('ERROR').reduce((sum, node) => sum + 1 + node.endIndex - node.startIndex, 1);
}
