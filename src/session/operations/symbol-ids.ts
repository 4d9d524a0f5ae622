import type { SymbolFact } from '../../model/bundle.ts';
import { symbolIdOf } from '../../relocate/symbol-id.ts';
import { languageName } from '../../syntax/language-names.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import { moduleNameOf } from '../locate/module-name.ts';
import { relocationSource } from '../locate/relocation-source.ts';
import type { WorkspaceSession } from '../workspace-session.ts';

/** Adds a `symbolId` to each symbol whose `selectionRange` starts at the name of a definition in the document. */
export async function withSymbolIds(
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
