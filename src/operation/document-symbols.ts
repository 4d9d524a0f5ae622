import type { DocumentSymbol } from 'vscode-languageserver-protocol';
import { pathToFileURL } from 'node:url';
import type { Session } from '../lsp/session.ts';

/** A class or function of a document with the lines it spans (zero-based, both included). */
export interface EnclosingSymbol {
  /** Names from the outermost in, joined by dots. */
  readonly qualifiedName: string;
  readonly firstLine: number;
  readonly lastLine: number;
}

// Class, Method, Constructor, Function.
const ENCLOSING_KINDS: ReadonlySet<number> = new Set([5, 6, 9, 12]);

/** The classes and functions of an open document, outer ones before the ones inside them. */
export async function readEnclosingSymbols(
  session: Session,
  file: string,
): Promise<readonly EnclosingSymbol[]> {
  const symbols = await session.connection.request<readonly DocumentSymbol[] | null>(
    'textDocument/documentSymbol',
    { textDocument: { uri: pathToFileURL(file).href } },
    session.requestOptions,
  );
  return [...flatten(symbols ?? [], '')];
}

function* flatten(symbols: readonly DocumentSymbol[], prefix: string): Generator<EnclosingSymbol> {
  for (const symbol of symbols) {
    const encloses = ENCLOSING_KINDS.has(symbol.kind);
    const name = encloses ? prefix + symbol.name : prefix;
    if (encloses) {
      yield { qualifiedName: name, firstLine: symbol.range.start.line, lastLine: symbol.range.end.line };
    }
    yield* flatten(symbol.children ?? [], encloses ? `${name}.` : prefix);
  }
}
