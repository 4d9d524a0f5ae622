// import-updates/ keeps imports valid when a file or folder of Python modules gets a new path. If a name can have
// several meanings, the server's definition decides.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Location, NotCovered } from '../model/bundle.ts';
import { isMissing, LanserError } from '../model/lanser-error.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { moduleNames } from '../server/pyright/module-names.ts';
import { moduleRoots } from '../server/pyright/module-roots.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { identifierOf } from '../syntax/python/imports.ts';
import { rangeAt } from '../text/line-index.ts';
import { workspacePath } from '../workspace/containment.ts';
import { uriIn } from '../workspace/file-uri.ts';
import { writeAttributes } from './attributes.ts';
import { brokenLinks } from './broken-links.ts';
import { circularImports } from './circular-imports.ts';
import type { Renaming } from './decide-module.ts';
import { writeDotted } from './dotted-uses.ts';
import { type FileEdits, type ImportProblem, openDrafts } from './drafts.ts';
import { exportsOf } from './exports.ts';
import { importingFile, type ImportingFile } from './importing-file.ts';
import { meanings } from './meanings.ts';
import { noteMentions } from './mentions.ts';
import { moduleFileAt, targetsOf } from './module-search.ts';
import { type Move, moveOf, placeOf } from './move.ts';
import { type NewBinding, writeBindings } from './new-bindings.ts';
import { updateFrom } from './update-from.ts';
import { type DottedImport, updatePlain } from './update-plain.ts';

/** The rename of a file or folder with Python modules, before it happens. */
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
  /** The edits, sorted by the files' paths before the rename. */
  readonly edits: readonly FileEdits[];
  readonly notCovered: readonly NotCovered[];
  readonly problems: readonly ImportProblem[];
  /** The possible import names before the rename, those with the fewest parts first. */
  readonly moduleBefore: readonly string[];
  /** The possible import names after the rename, like `moduleBefore`. */
  readonly moduleAfter: readonly string[];
  /** For a source file, the rename of its stub. For a stub, the rename of its source file. See {@link Move}. */
  readonly companion: Move['companion'];
}

const PYTHON = /\.pyi?$/u;

/**
 * Returns the edits that preserve the meaning of imports after a rename, and the problems of the rename. Also returns
 * the mentions of the module that no edit changes. Paths and positions are those before the rename. Returns no edits
 * if a new import name already belongs to a different module of the workspace or to the standard library.
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
  const renaming: Renaming = { move, roots, drafts, meaningOf: meanings(view, root) };
  const relevant = await relevantFiles(session, move, sources);
  await using _opened = await openDifferentlyDecoded(view, root, relevant);
  const namesOf = (name: string): readonly string[] =>
    moduleNames(absolute, path.join(root, isFolder ? `${name}/__init__.py` : name));
  const [moduleBefore, moduleAfter] = [namesOf(oldPath), namesOf(newPath)];
  const isShadowing = noteShadows(renaming, moduleBefore, moduleAfter);
  if (!isShadowing) await writeAll(renaming, relevant);
  await noteMentions(session, renaming, relevant, moduleBefore);
  for (const hidden of hiddenModules(move)) {
    drafts.problem('hidden-module', placeOf(newPath), { uri: hidden, range: [0, 0, 0, 0] });
  }
  for (const { name, file, start, document } of await circularImports(session, move, roots)) {
    const range = rangeAt(document.lines, { start, end: start });
    drafts.problem('circular-import', name, { uri: file, range });
  }
  for (const link of brokenLinks(root, move)) {
    drafts.problem('broken-link', link, { uri: link, range: [0, 0, 0, 0] });
  }
  return {
    edits: isShadowing ? [] : drafts.edits(),
    notCovered: drafts.uncovered(),
    problems: drafts.problems(),
    moduleBefore,
    moduleAfter,
    companion: move.companion,
  };
}

async function writeAll(renaming: Renaming, files: readonly ImportingFile[]): Promise<void> {
  const { move, roots } = renaming;
  const exported = exportsOf(move.before, roots, files);
  const pending: { readonly file: ImportingFile; readonly bindings: readonly NewBinding[] }[] = [];
  const old = path.posix.basename(placeOf(move.oldPath));
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
  // `writeBindings` needs the complete `exported`, to which `writeAttributes` adds entries for each file.
  for (const { file, bindings } of pending) await writeBindings(renaming, exported, file, bindings);
}

function bindsByImport({ imports }: ImportingFile, name: string): boolean {
  return imports
    .flatMap((statement) => (statement.kind === 'from' ? statement.names : []))
    .some(({ imported, alias }) => (alias ?? imported).name === name);
}

/**
 * Returns the moved files, and all files that contain a star import or the last part of the module's old or new name.
 * If an `__init__` moves, also returns the files of its package.
 */
async function relevantFiles(
  { files }: ImportUpdatesRequest['session'],
  move: Move,
  sources: readonly string[],
): Promise<readonly ImportingFile[]> {
  const words = [move.oldPath, move.newPath].map((name) => identifierOf(path.posix.basename(placeOf(name))));
  const found: ImportingFile[] = [];
  for (const name of sources) {
    const text = await files.text(name);
    if (text === undefined) continue;
    const plain = identifierOf(text);
    const isNamed = words.some((word) => plain.includes(word)) || /import[ \t]*\*/u.test(plain);
    if (!isNamed && move.pathAfter(name) === name && !isInPackage(name, move)) continue;
    const document = await files.document(name);
    if (document !== undefined) found.push(importingFile(document));
  }
  return found;
}

/**
 * Returns true if the moved file is an `__init__` whose package contains `name`. In such a package, `from . import x`
 * may refer to the package without its name.
 */
function isInPackage(name: string, { oldPath }: Move): boolean {
  const [folder] = /^(?:.*\/)?(?=__init__\.pyi?$)/u.exec(oldPath) ?? [];
  return folder !== undefined && name.startsWith(folder);
}

/**
 * Opens in the server, with lanser's text, the files that have a byte order mark or are not UTF-8. Without this text,
 * the server's columns could differ from lanser's, because Pyright decodes every file as UTF-8 and keeps the mark.
 * Disposing the result closes the files, or restores the texts that the server had. Before this function throws, it
 * also closes or restores the files.
 *
 * @throws LanserError for example E/CONTENT_MODIFIED if a file disappears; E/FS_PERMISSIONS if it cannot be read.
 */
async function openDifferentlyDecoded(
  { session: { documents } }: ServerView,
  root: string,
  files: readonly ImportingFile[],
): Promise<AsyncDisposable> {
  const opened = new Map<string, string | undefined>();
  const restore = async (): Promise<void> => {
    for (const [name, before] of opened) {
      await (before === undefined ? documents.close(name) : documents.sync(name, 'python', before));
    }
  };
  try {
    for (const { uri, text } of files) {
      const name = uriIn(root, uri);
      if (Buffer.from(text).equals(await bytesOf(path.join(root, uri), uri))) continue;
      opened.set(name, documents.textOf(name));
      await documents.sync(name, 'python', text);
    }
  } catch (error) {
    // If the server has ended, restoring fails too. The first error names the cause.
    await restore().catch(() => {});
    throw error;
  }
  return { [Symbol.asyncDispose]: restore };
}

async function bytesOf(file: string, uri: string): Promise<Uint8Array> {
  return readFile(file).catch((error: unknown) => {
    const name = JSON.stringify(uri);
    if (isMissing(error)) {
      const message = `${name} was deleted while it was read. Run again.`;
      throw new LanserError('E/CONTENT_MODIFIED', message, { uri }, { cause: error });
    }
    const message = `${name} cannot be read. Check its permissions.`;
    throw new LanserError('E/FS_PERMISSIONS', message, { path: uri }, { cause: error });
  });
}

/**
 * Returns the Python files that the moved file hides. The returned paths are those before the move. `a.py` hides
 * `a/b.py` if the folder `a` has no `__init__.py`.
 */
export function hiddenModules({ before, after, newPath, pathAfter }: Move): readonly string[] {
  const place = placeOf(newPath);
  if (!isHiding(moduleFileAt(after, place), place) || isHiding(moduleFileAt(before, place), place)) return [];
  return [...before.files].filter((file) => pathAfter(file).startsWith(`${place}/`)).toSorted();
}

function isHiding(file: string | undefined, place: string): boolean {
  return file !== undefined && !file.startsWith(`${place}/`);
}

/**
 * Records a problem for each new import name that already belongs to a different module of the workspace or to the
 * standard library. Returns true if it records a problem.
 */
function noteShadows(
  { move, roots, drafts }: Renaming,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const isNew = (name: string): boolean => !before.includes(name);
  const place = placeOf(move.newPath);
  let found = false;
  for (const name of after.filter(isNew)) {
    if (STANDARD_LIBRARY.has(name)) {
      drafts.problem('shadows-standard-library', name);
      found = true;
    }
    const others = targetsOf(move.before, roots, move.oldPath, { level: 0, parts: name.split('.') });
    const places = others
      // A namespace package has no file and is left out, because the moved file may become its `__init__`.
      .filter((other) => other.file !== undefined && move.pathAfter(other.file) === other.file)
      .map((other): Location => ({ uri: other.file ?? place, range: [0, 0, 0, 0] }));
    for (const one of places) drafts.problem('shadows-module', name, one);
    found ||= places.length > 0;
  }
  return found;
}

/** The names in `sys.stdlib_module_names` of CPython 3.11 that do not begin with an underscore. */
const STANDARD_LIBRARY: ReadonlySet<string> = new Set(
  `abc aifc antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect
builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm
decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp
fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip
hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json
keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder
msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os
ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint
profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib
resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib
sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string
stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios
textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle
turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg
winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`.split(/\s+/u),
);
