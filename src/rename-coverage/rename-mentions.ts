import { languageName } from '../syntax/language-names.ts';
import { containsSpan } from '../syntax/spans.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import { scopeOfName } from './scope-of-name.ts';
import { mangledName } from './mangled-name.ts';
import { classOfMember } from './member-of.ts';
import type { MentionedName } from './symbol-place.ts';
import { mentioningFiles } from './mentioning-files.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import { parameterMentions } from './parameter-mentions.ts';
import { parameterAt } from './parameters.ts';
import { wordSearch, type WordSearch } from './word-search.ts';

/**
 * Returns the possible mentions of a name. For a local name, searches its scope. For other names, searches all files
 * of the workspace and `named.serverFiles`. For Python parameters, calls {@link parameterMentions}.
 */
export async function renameMentions(
  session: Pick<WorkspaceSession, 'services' | 'files' | 'ownFiles' | 'root' | 'signal'>,
  named: MentionedName,
): Promise<readonly Mention[]> {
  const { name, definition, serverFiles } = named;
  const { uri, offset } = definition;
  const document = await session.files.document(uri);
  const language = languageName(uri);
  const search = searchFor(name, document, offset);
  const scope = document && scopeOfName(document, offset);
  if (document === undefined || scope === undefined) {
    const mentions: Mention[] = [];
    for (const file of await mentioningFiles(session, name, search, serverFiles)) {
      for (const mention of await mentionsIn(session, file, search, language)) mentions.push(mention);
    }
    return mentions;
  }
  const parameter = language === 'python' ? parameterAt(document, offset) : undefined;
  if (parameter !== undefined) return parameterMentions(session, named, document, parameter);
  const inScope: WordSearch = (text) => search(text).filter((word) => containsSpan(scope, word));
  return mentionsIn(session, { uri, text: document.lines.text }, inScope, language);
}

/** Returns a search for a name. For the member `__a` of a class `C`, it also finds the mangled name `_C__a`. */
function searchFor(name: string, document: VersionedDocument | undefined, offset: number): WordSearch {
  const owner = document && classOfMember(document, offset);
  return owner === undefined ? wordSearch(name) : wordSearch(name, mangledName(name, owner.name));
}
