import type { SymbolFact, SymbolsFacts } from '../../model/bundle.ts';
import { symbolIdOf } from '../../relocate/symbol-id.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import { languageName } from '../../syntax/language-names.ts';
import { rangeAt } from '../../text/line-index.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import { moduleNameOf } from '../locate/module-name.ts';
import { relocationSource } from '../locate/relocation-source.ts';
import type { FileAnswer } from './query-file.ts';

/** The ranges of a symbol. */
export type SymbolRanges = Pick<SymbolFact, 'range' | 'selectionRange'>;

/** Returns the facts for the symbols, and the {@link unlistedDefinitions}, that `isChosen` accepts. */
export async function outlineFacts(
  session: WorkspaceSession,
  { value, document, documents }: Pick<FileAnswer, 'value' | 'document' | 'documents'>,
  isChosen: (symbol: SymbolRanges) => boolean,
): Promise<SymbolsFacts> {
  const { uri } = document;
  const symbols = await withSymbolIds(session, document, value.filter(isChosen));
  const unlisted = unlistedDefinitions(document, value).filter(isChosen);
  const places = unlisted.map(({ selectionRange: range }) => ({ uri, range }));
  return { provenance: 'lsp', documents, symbols, ...(places.length === 0 ? {} : { unlisted: places }) };
}

/** Adds a `symbolId` to each symbol whose `selectionRange` starts at the name of a definition in the document. */
async function withSymbolIds(
  { root, files, past }: WorkspaceSession,
  document: VersionedDocument,
  found: readonly SymbolFact[],
): Promise<readonly SymbolFact[]> {
  const language = languageName(document.uri);
  if (language === undefined) return found;
  const module = (await moduleNameOf(root, relocationSource(files, past), document.uri)) ?? document.uri;
  const byName = new Map(document.definitions.map((definition) => [definition.nameSpan.start, definition]));
  return found.map((symbol) => {
    const [line, character] = symbol.selectionRange;
    const definition = byName.get(document.lines.offsetAt({ line, character }));
    if (definition === undefined) return symbol;
    return { ...symbol, symbolId: symbolIdOf(document, definition, { language, module }) };
  });
}

/** Returns Python classes and functions not in `listed`. Pyright lists a name only once, and no unreachable code. */
function unlistedDefinitions(
  { uri, lines, definitions }: VersionedDocument,
  listed: readonly SymbolFact[],
): readonly SymbolRanges[] {
  if (languageName(uri) !== 'python') return [];
  const names = new Set(
    listed.map(({ selectionRange: [line, character] }) => lines.offsetAt({ line, character })),
  );
  return definitions
    .filter(({ kind, nameSpan }) => (kind === 'class' || kind === 'function') && !names.has(nameSpan.start))
    .map(({ span, nameSpan }) => ({
      range: rangeAt(lines, span),
      selectionRange: rangeAt(lines, nameSpan),
    }));
}
