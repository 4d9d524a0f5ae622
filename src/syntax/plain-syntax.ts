import { once } from '../text/once.ts';
import type { PlainSyntax, SourceSyntax } from './source-syntax.ts';
import { TOKEN_KINDS } from './scan-tokens.ts';
import type { Token } from './token.ts';
import { treeQueries } from './tree-queries.ts';

/** Packs tokens into three numbers each: kind, start, end. */
export function packedTokens(tokens: readonly Token[]): Int32Array {
  const packed = new Int32Array(tokens.length * 3);
  for (const [index, { kind, start, end }] of tokens.entries()) {
    packed.set([TOKEN_KINDS.indexOf(kind), start, end], index * 3);
  }
  return packed;
}

/** Restores a text's syntax from plain data, without a parser. */
export function sourceSyntaxOf(plain: PlainSyntax): SourceSyntax {
  return {
    definitions: plain.definitions,
    hasSyntaxError: plain.hasSyntaxError,
    bracesAreBlocks: plain.bracesAreBlocks,
    tokens: once(() => unpackedTokens(plain.tokens)),
    ...treeQueries(plain.tree, plain.holders),
  };
}

function unpackedTokens(packed: Int32Array): readonly Token[] {
  return Array.from({ length: packed.length / 3 }, (_, index) => ({
    kind: TOKEN_KINDS[packed[index * 3] ?? 0] ?? 'operator',
    start: packed[index * 3 + 1] ?? 0,
    end: packed[index * 3 + 2] ?? 0,
  }));
}
