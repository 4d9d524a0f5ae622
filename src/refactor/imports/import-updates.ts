// refactor/imports/ keeps imports valid when a file or folder of Python modules gets a new path. It does not
// decide the meaning of a name: the server does.
import path from 'node:path';
import type { ServerView } from '../../protocol/server-view.ts';
import { readConfiguration } from '../../server/pyright/configuration.ts';
import { moduleNames } from '../../server/pyright/module-names.ts';
import { moduleRoots } from '../../server/pyright/module-roots.ts';
import { identifierOf } from '../../syntax/python/imports.ts';
import { workspacePath } from '../../workspace/containment.ts';
import type { WorkspaceSession } from '../../session/operations/workspace-session.ts';
import { writeAttributes } from './attributes.ts';
import type { Renaming } from './decide-module.ts';
import { writeDotted } from './dotted-uses.ts';
import type { NotCovered } from '../../model/bundle.ts';
import { openDrafts, type FileEdits, type ImportProblem } from './drafts.ts';
import { exportsOf } from './exports.ts';
import { meanings } from './meanings.ts';
import { noteMentions } from './mentions.ts';
import { moveOf, placeOf, type Move } from './move.ts';
import { writeBindings, type NewBinding } from './new-bindings.ts';
import { noteShadows } from './shadows.ts';
import { openOddFiles } from './open-odd-files.ts';
import { surveyed, type SurveyedFile } from './surveyed-file.ts';
import { updateFrom } from './update-from.ts';
import { updatePlain, type DottedImport } from './update-plain.ts';

export interface ImportUpdatesRequest {
  readonly session: Pick<WorkspaceSession, 'exclude' | 'files' | 'readableRoot' | 'root'> &
    Partial<Pick<WorkspaceSession, 'routing'>>;
  readonly view: ServerView;
  /** Paths relative to the workspace. */
  readonly oldPath: string;
  readonly newPath: string;
  readonly isFolder: boolean;
}

export interface ImportUpdates {
  /** Edits by the paths before the rename, in canonical order. */
  readonly edits: readonly FileEdits[];
  readonly notCovered: readonly NotCovered[];
  /** The reasons for missing updates. */
  readonly problems: readonly ImportProblem[];
  /** The import names of the module, the shortest first; empty if it is not a module. */
  readonly moduleBefore: readonly string[];
  readonly moduleAfter: readonly string[];
  /** The stub of a source, or the source of a stub, which has to be renamed too. */
  readonly companion: Move['companion'];
}

const PYTHON = /\.pyi?$/u;

/**
 * Returns the edits before the rename of a file or folder that preserve the meaning of every import. A module
 * that cannot be imported from its new path gets no edits.
 */
export async function importUpdates(request: ImportUpdatesRequest): Promise<ImportUpdates> {
  const { session, view, oldPath, newPath, isFolder } = request;
  const { root, files } = session;
  const projects = (session.routing?.projects ?? ['.']).map((project) => path.join(root, project));
  const configured = await Promise.all(
    projects.map(async (project) =>
      moduleRoots(project, await readConfiguration(project, session.readableRoot)),
    ),
  );
  const absolute = [...new Set(configured.flat())];
  const roots = absolute.flatMap((one) => (one === root ? '' : (workspacePath(root, one) ?? [])));
  const sources = (await files.files()).filter((name) => PYTHON.test(name));
  const move = moveOf(sources, oldPath, newPath, isFolder);
  const drafts = openDrafts();
  const renaming: Renaming = { move, roots, drafts, ask: meanings(view, root) };
  const relevant = await relevantFiles(session, move, sources);
  await using _opened = await openOddFiles(view, root, relevant);
  const namesOf = (name: string): readonly string[] =>
    moduleNames(absolute, path.join(root, isFolder ? `${name}/__init__.py` : name));
  const [moduleBefore, moduleAfter] = [namesOf(oldPath), namesOf(newPath)];
  const isShadowing = noteShadows(renaming, moduleBefore, moduleAfter);
  if (!isShadowing) await writeAll(renaming, relevant);
  await noteMentions(session, renaming, relevant, moduleBefore);
  return {
    edits: isShadowing ? [] : drafts.edits(),
    notCovered: drafts.left(),
    problems: drafts.problems(),
    moduleBefore,
    moduleAfter,
    companion: move.companion,
  };
}

async function writeAll(renaming: Renaming, files: readonly SurveyedFile[]): Promise<void> {
  const { move, roots } = renaming;
  const exported = exportsOf(move.before, roots, files);
  const pending: { readonly file: SurveyedFile; readonly bindings: readonly NewBinding[] }[] = [];
  const old = lastName(move.oldPath);
  const binders = new Set(files.filter((file) => bindsByImport(file, old)).map(({ uri }) => placeOf(uri)));
  for (const file of files) {
    const bindings: NewBinding[] = [];
    const dotted: DottedImport[] = [];
    for (const statement of file.imports) {
      if (statement.kind === 'from') bindings.push(...(await updateFrom(renaming, file, statement)));
      else {
        const changes = await updatePlain(renaming, file, statement);
        bindings.push(...changes.bindings);
        dotted.push(...changes.dotted);
      }
    }
    const written = await writeDotted(renaming, file, dotted);
    await writeAttributes(renaming, exported, binders, file, written);
    pending.push({ file, bindings });
  }
  // The importers of a name are known only after all files have been read.
  for (const { file, bindings } of pending) await writeBindings(renaming, exported, file, bindings);
}

function bindsByImport({ imports }: SurveyedFile, name: string): boolean {
  return imports.some(
    (statement) =>
      statement.kind === 'from' &&
      statement.names.some(({ imported, alias }) => (alias ?? imported).name === name),
  );
}

/** Returns the files that a move can affect: moved files, those that name the module, and star imports. */
async function relevantFiles(
  { files }: ImportUpdatesRequest['session'],
  move: Move,
  sources: readonly string[],
): Promise<readonly SurveyedFile[]> {
  const words = [lastName(move.oldPath), lastName(move.newPath)].map((word) => identifierOf(word));
  const found: SurveyedFile[] = [];
  for (const name of sources) {
    const text = await files.text(name);
    if (text === undefined) continue;
    const plain = identifierOf(text);
    const isNamed = words.some((word) => plain.includes(word)) || /import[ \t]*\*/u.test(plain);
    if (!isNamed && move.pathAfter(name) === name && !isInPackage(name, move)) continue;
    const document = await files.document(name);
    if (document !== undefined) found.push(surveyed(document));
  }
  return found;
}

/** If only a package's `__init__` moves, its modules name it only by dots. */
function isInPackage(name: string, { oldPath }: Move): boolean {
  return /(?:^|\/)__init__\.pyi?$/u.test(oldPath) && name.startsWith(path.posix.dirname(oldPath));
}

function lastName(name: string): string {
  const place = placeOf(name);
  return place.slice(place.lastIndexOf('/') + 1);
}
