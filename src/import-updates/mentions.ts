import path from 'node:path';
import { identifierOf } from '../syntax/python/imports.ts';
import { lineIndex } from '../text/line-index.ts';
import { excludedFiles, sourceTree } from '../workspace/source-tree.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { Renaming } from './decide-module.ts';
import { mentionsIn, type Mentioned } from './mentions-in.ts';
import { targetsOf } from './module-search.ts';
import { folderOf, placeOf } from './move.ts';
import { remainsValid } from './name-after.ts';
import { importingFile, type ImportingFile } from './importing-file.ts';

const DOCUMENTATION: readonly string[] = ['.adoc', '.md', '.rst', '.txt'];
const TEXTS: readonly string[] = ['.cfg', '.ini', '.ipynb', '.json', '.toml', '.yaml', '.yml'];

type Sources = Pick<WorkspaceSession, 'exclude' | 'files' | 'root'>;

/**
 * Reports each mention of the moved module in strings, comments and text files as not covered, unless an edit changes
 * the mention. In excluded files, reports only imports.
 */
export async function noteMentions(
  sources: Sources,
  renaming: Renaming,
  files: readonly ImportingFile[],
  names: readonly string[],
): Promise<void> {
  const { drafts, move } = renaming;
  const mentioned: Mentioned = { names, path: move.oldPath };
  const place = placeOf(move.oldPath);
  for (const file of files) {
    // `__all__` of a package may contain the names of its modules.
    const listed = /(?:^|\/)__init__\.pyi?$/u.test(file.uri) && folderOf(file.uri) === folderOf(place);
    const all = {
      ...mentioned,
      listed: listed && file.text.includes('__all__') ? path.posix.basename(place) : undefined,
    };
    for (const token of file.document.tokens()) {
      if (token.kind !== 'string' && token.kind !== 'comment') continue;
      for (const span of mentionsIn(file.text.slice(token.start, token.end), all)) {
        const found = { start: token.start + span.start, end: token.start + span.end };
        if (!drafts.isEdited(file, found))
          drafts.notCovered(file.uri, file.document.lines, found, token.kind);
      }
    }
  }
  await noteExcluded(sources, renaming);
  await noteTexts(sources, renaming, mentioned, DOCUMENTATION, 'documentation');
  await noteTexts(sources, renaming, mentioned, TEXTS, 'text');
}

async function noteTexts(
  { root, files, exclude }: Sources,
  { drafts }: Renaming,
  mentioned: Mentioned,
  endings: readonly string[],
  reason: string,
): Promise<void> {
  for (const uri of await sourceTree(root, endings, exclude)) {
    const text = await files.text(uri);
    if (text === undefined) continue;
    const found = mentionsIn(text, mentioned);
    if (found.length === 0) continue;
    const lines = lineIndex(text);
    for (const span of found) drafts.notCovered(uri, lines, span, reason);
  }
}

async function noteExcluded({ root, files, exclude }: Sources, renaming: Renaming): Promise<void> {
  if (exclude.length === 0) return;
  const { move, drafts } = renaming;
  const excluded = await excludedFiles(root, exclude);
  const word = path.posix.basename(placeOf(move.oldPath));
  for (const uri of await sourceTree(root, ['.py', '.pyi'])) {
    const text = excluded.has(uri) ? await files.text(uri) : undefined;
    if (text === undefined || !identifierOf(text).includes(word)) continue;
    const document = await files.document(uri);
    if (document === undefined) continue;
    const file = importingFile(document);
    for (const statement of file.imports) {
      if (mayMeanMoved(renaming, file, statement)) {
        drafts.notCovered(uri, document.lines, statement, 'excluded');
      }
    }
  }
}

/** Returns true if an import may refer to a module by a name that the move makes invalid. */
function mayMeanMoved(
  { move, roots }: Renaming,
  file: ImportingFile,
  statement: ImportingFile['imports'][number],
): boolean {
  const namesOf = (parts: readonly { readonly name: string }[]): readonly string[] =>
    parts.map(({ name }) => name);
  const names =
    statement.kind === 'import'
      ? statement.modules.map(({ parts }) => ({ level: 0, parts: namesOf(parts) }))
      : [[], ...statement.names.map(({ imported }) => [imported.name])].map((item) => ({
          level: statement.level,
          parts: [...namesOf(statement.parts), ...item],
        }));
  return names.some((name) =>
    targetsOf(move.before, roots, file.uri, name).some(
      (target) => !remainsValid(move, roots, file.uri, name, target),
    ),
  );
}
