import path from 'node:path';
import type { SourceDocument } from '../selector/source.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { languageName } from '../syntax/language-names.ts';
import { containsSpan } from '../syntax/spans.ts';
import type { Token } from '../syntax/token.ts';
import { wordOf } from './code-tokens.ts';
import { enclosing, tokenFrom } from './enclosing.ts';
import { forwardingNames, namesInCalls } from './forwarding-names.ts';
import { mentionKind } from './mention-kind.ts';
import type { MentionedName } from './symbol-place.ts';
import { mentioningFiles, type TextFile } from './mentioning-files.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import type { Parameter } from './parameters.ts';
import { wordSearch, type WordSearch } from './word-search.ts';

type Session = Pick<WorkspaceSession, 'services' | 'files' | 'ownFiles' | 'root' | 'signal'>;

/**
 * Returns the possible mentions of a parameter. Inside its function, all mentions count. Outside, only these count:
 * keyword arguments, strings that equal the name, and identifiers in functions whose parameter must be renamed too,
 * such as overrides. Comments and other strings outside rarely mean the parameter. Searches another file only if it
 * has one of these functions, or a name by which code calls them or the parameter's function, even indirectly.
 */
export async function parameterMentions(
  session: Session,
  named: MentionedName,
  document: VersionedDocument,
  { function: owner }: Parameter,
): Promise<readonly Mention[]> {
  const sameParameter = await functionsWith(session, named);
  const search = wordSearch(named.name);
  const callees = [owner, ...[...sameParameter.values()].flat()].flatMap(namesInCalls);
  const called = wordSearch(...(await namesThatForward(session, named, document, owner, callees)));
  const mentions: Mention[] = [];
  for (const file of await filesOf(session, named, document, owner, search)) {
    const isOwn = file.uri === document.uri;
    const source = isOwn ? document : await session.files.document(file.uri);
    if (source === undefined) continue;
    const functions = sameParameter.get(file.uri) ?? [];
    if (!isOwn && functions.length === 0 && called(source.lines.text).length === 0) continue;
    const isMention = (word: Span): boolean => {
      if (isOwn && containsSpan(owner.span, word)) return true;
      const kind = mentionKind(source, word);
      if (kind === 'string') return isWholeString(source, word);
      if (kind !== 'identifier') return false;
      return isKeywordArgument(source, word) || functions.some((one) => containsSpan(one.span, word));
    };
    const matches: WordSearch = (text) => search(text).filter(isMention);
    for (const mention of await mentionsIn(session, file, matches, 'python')) mentions.push(mention);
  }
  return mentions;
}

async function functionsWith(
  { files }: Session,
  { related }: MentionedName,
): Promise<ReadonlyMap<string, readonly Definition[]>> {
  const found = new Map<string, readonly Definition[]>();
  for (const { uri, range } of related) {
    const source = await files.document(uri);
    const offset = source?.lines.offsetAt({ line: range[0], character: range[1] });
    const around = source && enclosing(source.definitions, offset ?? 0);
    if (around !== undefined) found.set(uri, [...(found.get(uri) ?? []), around]);
  }
  return found;
}

/** Returns `callees`, and names by which code can call them indirectly, such as `g` in `def g(**kw): f(**kw)`. */
async function namesThatForward(
  { files, ownFiles, root }: Session,
  { serverFiles }: MentionedName,
  document: VersionedDocument,
  owner: Definition,
  callees: readonly string[],
): Promise<ReadonlySet<string>> {
  const names = new Set(callees);
  const isNested = enclosing(document.definitions, owner.nameSpan.start)?.kind === 'function';
  const texts = new Map<string, string>();
  for (const uri of isNested ? [document.uri] : serverFiles) {
    const isOwn = ownFiles.has(path.join(root, uri));
    const text = languageName(uri) === 'python' && !isOwn ? await files.text(uri) : undefined;
    if (text !== undefined) texts.set(uri, text);
  }
  for (let added = callees; added.length > 0;) {
    const search = wordSearch(...added);
    const found = new Set<string>();
    for (const [uri, text] of texts) {
      const source = search(text).length > 0 ? await files.document(uri) : undefined;
      if (source === undefined) continue;
      for (const name of forwardingNames(source, names)) if (!names.has(name)) found.add(name);
    }
    added = [...found];
    for (const name of added) names.add(name);
  }
  return names;
}

/** Returns the Python files that contain the parameter's name; for a nested function, only the function's file. */
async function filesOf(
  session: Session,
  { name, serverFiles }: MentionedName,
  { uri, lines, definitions }: VersionedDocument,
  owner: Definition,
  search: WordSearch,
): Promise<readonly TextFile[]> {
  if (enclosing(definitions, owner.nameSpan.start)?.kind === 'function') return [{ uri, text: lines.text }];
  const files = await mentioningFiles(session, name, search, serverFiles);
  return files.filter((file) => languageName(file.uri) === 'python');
}

type Source = Pick<SourceDocument, 'lines' | 'tokens'>;

/** Returns true for `word` in `f(word=…)`. A parameter in `def f(word=…)` has the same form, so it counts. */
export function isKeywordArgument(source: Source, word: Span): boolean {
  const { text } = source.lines;
  const tokens = source.tokens();
  const at = tokenFrom(tokens, word.start);
  // An f-string is one token. For a word in the code of an f-string, checks the text around the word, not the tokens.
  if (tokens[at]?.kind === 'string') {
    return /[(,]\s*$/u.test(text.slice(0, word.start)) && /^\s*=(?!=)/u.test(text.slice(word.end));
  }
  const before = wordOf(text, neighbour(tokens, at, -1));
  return (before === '(' || before === ',') && wordOf(text, neighbour(tokens, at, 1)) === '=';
}

function neighbour(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from + step;
  while (tokens[at]?.kind === 'comment') at += step;
  return tokens[at];
}

/** Returns true if a word is the whole content of a string literal, such as a key in `f(**{"word": 1})`. */
export function isWholeString(source: Source, word: Span): boolean {
  const { text } = source.lines;
  const tokens = source.tokens();
  const token = tokens[tokenFrom(tokens, word.start)];
  const parts = /^[bru]{0,2}(?<quotes>"""|'''|"|')(?<content>.*)\k<quotes>$/isu.exec(wordOf(text, token));
  const content = parts?.groups?.['content'];
  return content !== undefined && content === text.slice(word.start, word.end);
}
