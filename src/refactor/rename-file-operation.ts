import path from 'node:path';
import { stepOfNames, type EditStep, type RequestedEdit } from '../edit/edit-step.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { BundleEnvironment, BundleOf, BundleRequest, Check, EditFacts } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { readWillRename } from '../protocol/rename-files.ts';
import { languageName } from '../syntax/language-names.ts';
import { answeredBundle } from '../session/operations/answered-bundle.ts';
import { serverFailure } from '../session/operations/server-failures.ts';
import { requestLimits } from '../session/operations/request-limits.ts';
import { repositoryOf } from '../session/session-repository.ts';
import { failedByOmission } from '../session/omitted-files.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { throughOuterLinks, workspacePath } from '../workspace/containment.ts';
import { fileNamed, isFileUri } from '../workspace/file-uri.ts';
import { importUpdates } from '../import-updates/import-updates.ts';
import type { EditIntent, EditProgress } from './edit-intent.ts';
import { editRequestOptions, type EditOptions } from './edit-options.ts';
import { finishEdit } from './finish-edit.ts';
import { insideJail } from './guard.ts';
import { importsCheck, joinedImportsCheck } from './imports-check.ts';
import { joinedRenames } from './joined-renames.ts';
import { moveOf, fileMove, type Move } from './move.ts';
import { serversOfMove, type MoveServer } from './move-servers.ts';

/** Moves a file or folder and updates imports, or previews the edit. `finish` gets the edit, as in `rename`. */
export async function renameFile(
  session: WorkspaceSession,
  oldUri: string,
  newUri: string,
  options: EditOptions = {},
  finish: typeof finishEdit = finishEdit,
): Promise<BundleOf<EditFacts>> {
  if (oldUri === '' || newUri === '')
    throw new LanserError(
      'E/USAGE',
      'The old or the new path is empty. Name the file or folder, and its new path.',
    );
  const named = {
    oldUri: await portable(session.root, oldUri),
    newUri: await portable(session.root, newUri),
  };
  const server = options.server === undefined ? {} : { server: options.server };
  const request: BundleRequest = {
    cmd: 'renameFile',
    options: { ...editRequestOptions(options), ...named, ...server },
  };
  return answeredBundle<EditFacts>(session, request, async (progress: EditProgress) => {
    const requested: EditStep = { kind: 'rename', oldUri, newUri };
    const repository = await repositoryOf(session);
    const { steps } = await insideJail(session, repository, { steps: [requested], annotations: {} });
    const [step] = steps;
    if (step?.kind !== 'rename') throw new TypeError('the jail returned a different step');
    const move = await moveOf(session.root, step.oldUri as WorkspacePath, step.newUri as WorkspacePath);
    await finish(session, await intentOf(session, move, options, progress), options, progress);
  });
}

/** Returns the move, and the changes for the move that the servers, or lanser itself, propose. */
async function intentOf(
  session: WorkspaceSession,
  move: Move,
  options: EditOptions,
  progress: EditProgress,
): Promise<EditIntent> {
  const rename = stepOfNames({ kind: 'rename', oldUri: move.oldPath, newUri: move.newPath });
  const { servers, importers } = await serversOfMove(session, move, options);
  const results: ServerMove[] = [];
  const unchanged: EditIntent['isUnchanged'][] = [];
  for (const server of servers) {
    const answer = await requestServerMove(session, move, server, options);
    if (answer.environment !== undefined) progress.environment ??= answer.environment;
    if (answer.isUnchanged !== undefined) unchanged.push(answer.isUnchanged);
    results.push(answer.results);
  }
  const imports = joinedImportsCheck(results.flatMap(({ check }) => check ?? []));
  const omitted = await session.services.notCheckedOut(move.files[0] ?? move.oldPath);
  // Servers of different projects may return the same edit.
  const edit = joinedRenames(results.map((one) => one.edit));
  return {
    requested: {
      steps: [...edit.steps, rename, ...results.flatMap(({ otherSteps }) => otherSteps)],
      annotations: edit.annotations,
    },
    resolution: null,
    notCovered: results.flatMap(({ notCovered }) => notCovered),
    checks: [failedByOmission(imports, omitted)],
    moved: { move, importers },
    isUnchanged: (uri) =>
      unchanged.map((isUnchangedBy) => isUnchangedBy(uri)).find((answer) => answer !== undefined),
  };
}

interface MoveAnswer {
  readonly results: ServerMove;
  readonly environment?: BundleEnvironment;
  readonly isUnchanged?: EditIntent['isUnchanged'];
}

/** Queries a server. If the server fails and no moved file belongs to it, returns a failed check. */
async function requestServerMove(
  session: WorkspaceSession,
  move: Move,
  { route, moved, documents }: MoveServer,
  options: EditOptions,
): Promise<MoveAnswer> {
  try {
    const server = await session.pool.hostOf(route);
    const { value, environment, isUnchanged } = await server.answer({
      key: JSON.stringify(['renameFile', move, documents.map(({ file }) => file)]),
      isCacheable: false,
      // Pyright reads all files before it is ready, so they need not be open. `importUpdates` opens the files that
      // Pyright decodes differently than lanser.
      documents: moved !== undefined && languageName(moved) === 'python' ? [] : documents,
      ...requestLimits(session, options),
      send: async (view) => serverMoveOf(session, view, move, moved),
    });
    return { results: value, environment, isUnchanged };
  } catch (error) {
    if (moved !== undefined) throw error;
    const { error: failure } = serverFailure(session.root, route, [], error);
    return { results: { ...NOTHING, check: { name: 'imports', passed: false, detail: failure.message } } };
  }
}

interface ServerMove extends Pick<EditIntent, 'notCovered'> {
  readonly edit: RequestedEdit;
  /** Undefined if the server did not register for renames of the moved files, and none of them belongs to it. */
  readonly check: Check | undefined;
  /** Additional renames, for example of the stub of a moved module. */
  readonly otherSteps: readonly EditStep[];
}

const NOTHING: ServerMove = {
  edit: { steps: [], annotations: {} },
  notCovered: [],
  otherSteps: [],
  check: undefined,
};

/**
 * Returns the server's changes if the server registered for renames of the moved files. Otherwise, `moved` (the first
 * moved file that belongs to the server) decides: for a Python file, returns lanser's own changes; for a different
 * file, a failed check; for undefined, no changes.
 */
async function serverMoveOf(
  session: WorkspaceSession,
  view: ServerView,
  move: Move,
  moved: WorkspacePath | undefined,
): Promise<ServerMove> {
  const edit = await readWillRename(view, fileMove(session.root, move));
  if (edit !== undefined) {
    const detail = `${view.name} returned ${edit.steps.length === 1 ? '1 change' : `${edit.steps.length} changes`}.`;
    return { ...NOTHING, edit, check: { name: 'imports', passed: true, detail } };
  }
  if (moved === undefined) return NOTHING;
  if (languageName(moved) !== 'python') {
    const detail = `${view.name} does not support renaming files, so imports are not updated.`;
    return { ...NOTHING, check: { name: 'imports', passed: false, detail } };
  }
  const updates = await importUpdates({ session, view, ...move });
  const { edits, notCovered, problems, companion } = updates;
  return {
    edit: {
      steps: edits.map(({ uri, edits: changes }) => stepOfNames({ kind: 'edit', uri, edits: changes })),
      annotations: {},
    },
    notCovered,
    otherSteps:
      companion === undefined
        ? []
        : [stepOfNames({ kind: 'rename', oldUri: companion.oldPath, newUri: companion.newPath })],
    check: importsCheck(problems, updates.moduleBefore, updates.moduleAfter),
  };
}

/** Makes an absolute path or `file:` URI relative; if outside, returns `external:` and the base name for privacy. */
async function portable(root: string, uri: string): Promise<string> {
  const file = path.isAbsolute(uri) || isFileUri(uri) ? fileNamed(root, uri) : undefined;
  if (file === undefined) return uri.startsWith('file:') ? `external:${path.basename(uri)}` : uri;
  const place = await throughOuterLinks(root, file);
  return workspacePath(root, place) ?? `external:${path.basename(place)}`;
}
