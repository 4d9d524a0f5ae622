import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { StepEdit } from '../../src/edit/edit-step.ts';
import { importUpdates, type ImportUpdates } from '../../src/import-updates/import-updates.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspaceSession } from '../../src/session/open-session.ts';
import { diagnostics } from '../../src/session/operations/diagnose-workspace.ts';
import { requestLimits } from '../../src/session/operations/request-limits.ts';
import type { WorkspaceSession } from '../../src/session/workspace-session.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

/** The effects of a rename on the files of a project, on Pyright's diagnostics, and on the output of programs. */
export interface RenamedProject {
  readonly updates: ImportUpdates;
  /**
   * The texts, decoded as Latin-1, of the files that changed or moved, by path after all renames; null for a file
   * that only moved.
   */
  readonly changed: Readonly<Record<string, string | null>>;
  /** The rules and messages that Pyright reports only after the rename; empty if `check` is false. */
  readonly introduced: readonly string[];
  /** The whole output of the programs in `run`, before and after the rename. */
  readonly printed: readonly [before: string, after: string];
}

export interface RenameOptions {
  /** The arguments of Python for each program, such as `['main.py']` or `['-m', 'a.beside']`. */
  readonly run?: readonly (readonly string[])[];
  /** True to also rename the file or folder back to its old path; default: false. */
  readonly andBack?: boolean;
  /** True to check the project with Pyright before and after the rename; default: true. */
  readonly check?: boolean;
}

/** Writes a tree, moves a file or folder and updates the imports. Compares the project before and after. */
export async function renameIn(
  tree: Tree,
  oldPath: string,
  newPath: string,
  { run = [], andBack = false, check = true }: RenameOptions = {},
): Promise<RenamedProject> {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await writeTree(root, tree);
  await using session = await openProject(root);
  const before = check ? await messages(session) : [];
  const textsBefore = await texts(root);
  const printedBefore = await printed(root, run);
  const updates = await updatesOf(session, oldPath, newPath);
  await applyUpdates(root, updates, oldPath, newPath);
  if (andBack) await applyUpdates(root, await updatesOf(session, newPath, oldPath), newPath, oldPath);
  const after = check ? await messages(session) : [];
  const printedAfter = await printed(root, run);
  const changed: Record<string, string | null> = {};
  for (const [name, text] of await texts(root)) {
    const old = andBack ? name : oldNameOf(name, oldPath, newPath, updates.companion);
    if (textsBefore.get(old) !== text) changed[name] = text;
    else if (old !== name) changed[name] = null;
  }
  return {
    updates,
    changed,
    introduced: without(after, before),
    printed: [printedBefore, printedAfter],
  };
}

async function openProject(root: string): Promise<WorkspaceSession & AsyncDisposable> {
  return openWorkspaceSession(root, { host: nodeHost({}), keepAnswers: false });
}

async function updatesOf(
  session: WorkspaceSession,
  oldPath: string,
  newPath: string,
): Promise<ImportUpdates> {
  const { root } = session;
  const isFolder = (await stat(path.join(root, oldPath))).isDirectory();
  const server = await session.pool.hostFor(path.join(root, 'any.py'), 'pyright');
  const { value } = await server.answer({
    key: JSON.stringify(['import updates', oldPath, newPath]),
    isCacheable: false,
    documents: [],
    ...requestLimits(session, {}),
    send: async (view) => importUpdates({ session, view, oldPath, newPath, isFolder }),
  });
  return value;
}

async function applyUpdates(
  root: string,
  { edits, companion }: Pick<ImportUpdates, 'companion' | 'edits'>,
  oldPath: string,
  newPath: string,
): Promise<void> {
  for (const file of edits) {
    const name = path.join(root, file.uri);
    const bytes = await readFile(name, 'utf8');
    const mark = bytes.startsWith('\uFEFF') ? '\uFEFF' : '';
    await writeFile(name, mark + edited(bytes.slice(mark.length), file.edits));
  }
  for (const move of [{ oldPath, newPath }, ...(companion === undefined ? [] : [companion])]) {
    await mkdir(path.join(root, path.dirname(move.newPath)), { recursive: true });
    await rename(path.join(root, move.oldPath), path.join(root, move.newPath));
  }
  await rmdir(path.join(root, path.dirname(oldPath))).catch(() => {});
}

/** Applies edits to a text. @throws Error if edits overlap or are not in order. */
function edited(text: string, edits: readonly StepEdit[]): string {
  const lines = lineIndex(text);
  let result = '';
  let at = 0;
  for (const { range, newText } of edits) {
    const start = lines.offsetAt({ line: range[0], character: range[1] });
    if (start < at) throw new Error(`edits overlap at ${JSON.stringify(range)}`);
    result += text.slice(at, start) + newText;
    at = lines.offsetAt({ line: range[2], character: range[3] });
  }
  return result + text.slice(at);
}

async function messages(session: WorkspaceSession): Promise<readonly string[]> {
  const bundle = await diagnostics(session, {});
  if (bundle.facts === null) throw new Error(JSON.stringify(bundle.error));
  return bundle.facts.diagnostics.map(({ rule, message }) => `${rule ?? ''} ${message}`).toSorted();
}

function without(list: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...taken];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

async function texts(root: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file);
    if (entry.isFile() && !name.includes('__pycache__') && !name.startsWith('.')) {
      found.set(name, await readFile(file, 'latin1'));
    }
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function oldNameOf(
  name: string,
  oldPath: string,
  newPath: string,
  companion: ImportUpdates['companion'],
): string {
  if (name === companion?.newPath) return companion.oldPath;
  if (name === newPath) return oldPath;
  return name.startsWith(`${newPath}/`) ? oldPath + name.slice(newPath.length) : name;
}

/**
 * A Python program that runs each given program in a forked process. Starting a new Python process takes longer than
 * running such a program.
 */
const FORKS = `
import json, os, runpy, sys, traceback
def run(args):
    sys.argv = args
    if args[0] == "-m":
        sys.path.insert(0, os.getcwd())
        runpy.run_module(args[1], run_name="__main__", alter_sys=True)
    else:
        sys.path.insert(0, os.path.dirname(os.path.abspath(args[0])))
        runpy.run_path(args[0], run_name="__main__")
for args in json.loads(sys.argv[1]):
    print("$", " ".join(args), flush=True)
    if os.fork() == 0:
        sys.stderr = sys.stdout
        try:
            run(args)
        except BaseException:
            traceback.print_exc(limit=0)
        sys.stdout.flush()
        os._exit(0)
    os.wait()
`;

async function printed(cwd: string, programs: readonly (readonly string[])[]): Promise<string> {
  if (programs.length === 0) return '';
  const env = { PATH: process.env['PATH'] };
  // Without `-B`, Python would store bytecode. After a change of a source, Python would run the old bytecode if the
  // modification time (in seconds) and the size of the source are still the same.
  const args = ['-I', '-B', '-c', FORKS, JSON.stringify(programs)];
  const { stdout } = await promisify(execFile)('python3', args, { cwd, env });
  return stdout;
}
