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
import { spansOf, wordSearch, type WordSearch } from './word-search.ts';

/**
 * Returns the possible mentions of a name. For Python parameters that callers can pass by name, calls
 * {@link parameterMentions}. For other local names, searches their scope; for all others, {@link mentioningFiles}.
 */
export async function renameMentions(
  session: Pick<WorkspaceSession, 'services' | 'files' | 'ownFiles' | 'root' | 'signal'>,
  named: MentionedName,
): Promise<readonly Mention[]> {
  const { name, definition, serverFiles } = named;
  const { uri, offset } = definition;
  const document = await session.files.document(uri);
  const language = languageName(uri);
  const search = searchFor(named, document);
  const scope = document && scopeOfName(document, offset);
  if (document === undefined || scope === undefined) {
    const mentions: Mention[] = [];
    // In mangled names, the class's name has no leading underscores: in a class `__C`, `__a` becomes `_C__a`.
    const part = name.replace(/^_+(?=.)/u, '');
    for (const file of await mentioningFiles(session, part, search, serverFiles)) {
      for (const mention of await mentionsIn(session, file, search, language)) mentions.push(mention);
    }
    return mentions;
  }
  const parameter = language === 'python' ? parameterAt(document, offset) : undefined;
  if (parameter !== undefined) return parameterMentions(session, named, document, parameter);
  const inScope: WordSearch = (text) => search(text).filter((word) => containsSpan(scope, word));
  return mentionsIn(session, { uri, text: document.lines.text }, inScope, language);
}

/**
 * Returns a search for a name. For the member `__a` of a class `C`, it also finds the mangled name `_C__a`. For the
 * class `C`, it also finds the mangled names of all members if `newName` changes them.
 */
function searchFor(
  { name, newName, definition: { offset } }: MentionedName,
  document: VersionedDocument | undefined,
): WordSearch {
  const owner = document && classOfMember(document, offset);
  const search = owner === undefined ? wordSearch(name) : wordSearch(name, mangledName(name, owner.name));
  const definition = document?.definitions.find(({ nameSpan }) => nameSpan.start === offset);
  const [prefix, newPrefix] = [name, newName].map((one) => mangledName('__a', one).slice(0, -1));
  // The definition of an alias such as `X` in `from m import C as X` has a different name.
  if (definition?.kind !== 'class' || definition.name !== name || prefix === newPrefix) return search;
  // Python does not mangle names that end in two underscores. The group prevents backtracking.
  const members = new RegExp(String.raw`(?<!\p{XIDC})${prefix}(?=(\p{XIDC}+))\1(?<!__)`, 'gu');
  return (text) =>
    [...search(text), ...spansOf(text.matchAll(members))].toSorted((left, right) => left.start - right.start);
}
