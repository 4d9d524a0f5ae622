import type * as lsp from 'vscode-languageserver-protocol';
import type { SymbolFact } from '../model/bundle.ts';
import { sortLocated } from '../bundle/order.ts';
import { optionalText, text } from './checked-text.ts';
import { flatRange } from './locations.ts';
import { sendRequest, type ServerView } from './server-view.ts';
import { untilIdle } from './settled-answer.ts';

const DOCUMENT_SYMBOLS = { capability: 'documentSymbolProvider', method: 'textDocument/documentSymbol' };

type Kind = SymbolFact['kind'];

/** Returns the symbols of the open document `uri`, in the server's order. A DocumentSymbol precedes its children. */
export async function readSymbols(view: ServerView, uri: string): Promise<readonly SymbolFact[]> {
  type Answer = readonly (lsp.DocumentSymbol | lsp.SymbolInformation)[] | null;
  const answer = await sendRequest<Answer>(view, DOCUMENT_SYMBOLS, { textDocument: { uri } });
  const name = view.roots.nameOfUri(uri);
  return (answer ?? []).flatMap((symbol) =>
    'location' in symbol ? [symbolOf(symbol, view)] : [...outline(symbol, name, null)],
  );
}

function* outline(symbol: lsp.DocumentSymbol, uri: string, container: string | null): Generator<SymbolFact> {
  yield {
    name: text(symbol.name),
    kind: kindName(symbol.kind),
    uri,
    range: flatRange(symbol.range),
    selectionRange: flatRange(symbol.selectionRange),
    container,
  };
  const path = container === null ? symbol.name : `${container}.${symbol.name}`;
  for (const child of symbol.children ?? []) yield* outline(child, uri, path);
}

/** Converts a SymbolInformation, which has no children. Servers return this form for a document or a workspace. */
function symbolOf(
  { name, kind, location, containerName }: lsp.SymbolInformation,
  { roots }: ServerView,
): SymbolFact {
  const range = flatRange(location.range);
  const container = optionalText(containerName) ?? '';
  return {
    name: text(name),
    kind: kindName(kind),
    uri: roots.nameOfUri(location.uri),
    range,
    selectionRange: range,
    container: container === '' ? null : container,
  };
}

/** The names of LSP's SymbolKind. The first name belongs to the number 1. */
const KINDS: readonly Kind[] = [
  'File',
  'Module',
  'Namespace',
  'Package',
  'Class',
  'Method',
  'Property',
  'Field',
  'Constructor',
  'Enum',
  'Interface',
  'Function',
  'Variable',
  'Constant',
  'String',
  'Number',
  'Boolean',
  'Array',
  'Object',
  'Key',
  'Null',
  'EnumMember',
  'Struct',
  'Event',
  'Operator',
  'TypeParameter',
];

/** Returns the name of a SymbolKind; `Variable` for an unknown number, which a later version of LSP may define. */
function kindName(kind: number): Kind {
  return KINDS[kind - 1] ?? 'Variable';
}

const WORKSPACE_SYMBOLS = { capability: 'workspaceSymbolProvider', method: 'workspace/symbol' };

/** Waits until the server is idle, then returns the symbols that it finds, sorted by location. */
export async function readWorkspaceSymbols(view: ServerView, query: string): Promise<readonly SymbolFact[]> {
  await untilIdle(view);
  type Answer = readonly lsp.SymbolInformation[] | null;
  const answer = await sendRequest<Answer>(view, WORKSPACE_SYMBOLS, { query });
  return sortLocated((answer ?? []).map((symbol) => symbolOf(symbol, view)));
}
