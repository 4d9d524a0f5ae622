import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EditStep, RequestedEdit } from '../../edit/edit-step.ts';
import { folderReader } from '../../edit/plan/folder-reader.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import type { BundleOf, BundleRequest, Check, EditFacts } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { ServerView } from '../../operation/server-view.ts';
import { asksBeforeRename, readWillRename } from '../../operation/will-rename-files.ts';
import { languageName } from '../../syntax/languages.ts';
import { answeredBundle } from '../operations/answered-bundle.ts';
import { requestLimits } from '../operations/request-limits.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { EditIntent, EditProgress } from './edit-intent.ts';
import { editRequestOptions, type EditOptions } from './edit-options.ts';
import { finishEdit } from './finish-edit.ts';
import { insideJail, repositoryOf } from './guard.ts';
import { importUpdates } from './imports/import-updates.ts';
import { importsCheck } from './imports-check.ts';

/** Moves a file or folder and mends the imports that name it: previewed, or written where that is asked for. */
export async function renameFile(
  session: WorkspaceSession,
  oldUri: string,
  newUri: string,
  options: EditOptions,
): Promise<BundleOf<EditFacts>> {
  if (oldUri === '' || newUri === '') throw new LanserError('E/USAGE', 'Name the file and its new path.');
  const named = { oldUri: portable(session.root, oldUri), newUri: portable(session.root, newUri) };
  const server = options.server === undefined ? {} : { server: options.server };
  const request: BundleRequest = {
    cmd: 'renameFile',
    options: { ...editRequestOptions(options), ...named, ...server },
  };
  return answeredBundle<EditFacts>(session, request, async (progress: EditProgress) => {
    const asked: EditStep = { kind: 'rename', oldUri, newUri };
    const repository = await repositoryOf(session);
    const { steps } = await insideJail(session, repository, { steps: [asked], annotations: {} });
    const [step] = steps;
    if (step?.kind !== 'rename') throw new TypeError('the jail gave another step');
    const move: Move = await moveOf(session, step.oldUri as WorkspacePath, step.newUri as WorkspacePath);
    await finishEdit(session, await intentOf(session, move, options, progress), options, progress);
  });
}

interface Move {
  readonly oldPath: WorkspacePath;
  readonly newPath: WorkspacePath;
  readonly isFolder: boolean;
  /** A file that moves and that a server takes; undefined where there is none. */
  readonly file: WorkspacePath | undefined;
}

/** @throws LanserError E/NOT_FOUND where nothing is there. */
async function moveOf(
  session: WorkspaceSession,
  oldPath: WorkspacePath,
  newPath: WorkspacePath,
): Promise<Move> {
  const reader = folderReader(session.root);
  const kind = await reader.kindOf(oldPath);
  if (kind === undefined) {
    throw new LanserError('E/NOT_FOUND', `There is no file or folder ${JSON.stringify(oldPath)}.`, {
      path: oldPath,
    });
  }
  const files = kind === 'file' ? [oldPath] : await reader.filesBelow(oldPath);
  const router = session.pool.routerFor(undefined);
  for (const file of files) {
    const route = await router.primary(path.join(session.root, file));
    if (route !== undefined) return { oldPath, newPath, isFolder: kind === 'folder', file };
  }
  return { oldPath, newPath, isFolder: kind === 'folder', file: undefined };
}

async function intentOf(
  session: WorkspaceSession,
  move: Move,
  options: EditOptions,
  progress: EditProgress,
): Promise<EditIntent> {
  const rename: EditStep = { kind: 'rename', oldUri: move.oldPath, newUri: move.newPath };
  const bare = { requested: { steps: [rename], annotations: {} }, resolution: null, notCovered: [] };
  if (move.file === undefined) {
    const check: Check = { name: 'imports', passed: null, detail: 'No language server takes the file.' };
    return { ...bare, checks: [check], isUnchanged: () => undefined };
  }
  const server = await session.pool.hostFor(path.join(session.root, move.file), options.server);
  const answer = await server.answer({
    key: JSON.stringify(['renameFile', move]),
    mayBeKept: false,
    documents: [],
    arrivedMs: options.arrivedMs ?? session.host.monotonicMs(),
    ...requestLimits(session, options),
    ask: async (view) => mended(session, view, move),
  });
  progress.environment = answer.environment;
  const { edit, notCovered, check, besides } = answer.value;
  const requested: RequestedEdit = {
    steps: [...edit.steps, rename, ...besides],
    annotations: edit.annotations,
  };
  return { ...bare, requested, notCovered, checks: [check], isUnchanged: answer.isUnchanged };
}

interface Mended extends Pick<EditIntent, 'notCovered'> {
  readonly edit: RequestedEdit;
  readonly check: Check;
  /** What is renamed along. */
  readonly besides: readonly EditStep[];
}

/** By the server where it does that; Pyright does not. */
async function mended(session: WorkspaceSession, view: ServerView, move: Move): Promise<Mended> {
  const { oldPath, newPath, isFolder, file = oldPath } = move;
  if (asksBeforeRename(view)) {
    const uriOf = (name: string): string => pathToFileURL(path.join(session.root, name)).href;
    const edit = await readWillRename(view, uriOf(oldPath), uriOf(newPath));
    const detail = `${view.name} gave ${edit.steps.length === 1 ? '1 change' : `${edit.steps.length} changes`}.`;
    return { edit, notCovered: [], besides: [], check: { name: 'imports', passed: true, detail } };
  }
  if (languageName(file) !== 'python') {
    const detail = `${view.name} does not say what a rename of files changes.`;
    const check: Check = { name: 'imports', passed: false, detail };
    return { edit: { steps: [], annotations: {} }, notCovered: [], besides: [], check };
  }
  const { edits, notCovered, problems, companion, ...names } = await importUpdates({
    session,
    view,
    oldPath,
    newPath,
    isFolder,
  });
  return {
    edit: {
      steps: edits.map(({ uri, edits: changes }) => ({ kind: 'edit', uri, edits: changes })),
      annotations: {},
    },
    notCovered,
    besides:
      companion === undefined
        ? []
        : [{ kind: 'rename', oldUri: companion.oldPath, newUri: companion.newPath }],
    check: importsCheck(problems, names.moduleBefore, names.moduleAfter),
  };
}

/** What was asked for, as far as it stands in a bundle that may leave this machine. */
function portable(root: string, uri: string): string {
  const prefix = uri.startsWith('file:') ? `${pathToFileURL(root).href}/` : `${root}/`;
  if (uri.startsWith(prefix)) return uri.slice(prefix.length);
  return path.isAbsolute(uri) || uri.startsWith('file:') ? `external:${path.basename(uri)}` : uri;
}
