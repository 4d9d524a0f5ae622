// edit/apply/ writes all of an edit or nothing. If the process is killed, the next command in the workspace restores
// the tree.
import { closeSync, openSync, statSync, unlinkSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Host } from '../../model/host.ts';
import { abortError, LanserError, messageOf } from '../../model/lanser-error.ts';
import { workspacePath } from '../../workspace/containment.ts';
import { parentOf } from '../../workspace/directory-handles.ts';
import { identityOf } from '../../workspace/identity.ts';
import type { Janitor } from '../../workspace/janitor.ts';
import type { TreeSteps } from '../tree-step.ts';
import { takeWriteLock } from './write-lock.ts';
import { besideMarker } from './clean.ts';
import { draftsOf } from './drafts.ts';
import { withPath, writeFailure } from './failure.ts';
import { journalFile, writeJournal, type Journal } from './journal.ts';
import { pathsOf, isTreePath } from './operation.ts';
import { perform } from './perform.ts';
import { removeLeftovers, finish, recoverPlace, type RecoverOptions } from './recover.ts';
import { makeStage, stageOperations, type Staged } from './stage.ts';
import { ownStatePlace, statePlaces } from './state-folder.ts';
import { expectUnchanged } from './unchanged.ts';
import { flushFolder, statAt, openWorkplace, type Stage, type Workplace } from './workplace.ts';
import { nameMap } from './name-map.ts';

/** The options of {@link applySteps}. If `signal` aborts an incomplete edit, the edit is undone. */
export interface ApplyOptions extends Pick<RecoverOptions, 'root' | 'signal' | 'waitMs' | 'byDescriptor'> {
  readonly steps: TreeSteps;
  /** An absolute folder outside the tree for the undo data. Default: in the Git directory or in the workspace. */
  readonly stateFolder?: string | undefined;
  readonly host: Host;
  readonly janitor: Janitor;
}

export interface Applied {
  readonly kind: 'applied';
  readonly steps: number;
}

/**
 * Applies all steps or none. After a failure, undoes them. If the process is killed, `recover` restores the tree.
 * With a `stateFolder`, the next `applySteps` with this folder and at least one step restores the tree instead.
 *
 * @throws LanserError E/JAIL (a link or a special file on a path), E/CONTENT_MODIFIED (an entry differs from the
 * plan, or another process writes), E/FS_PERMISSIONS, E/APPLY_CONFLICT (an interrupted edit cannot be undone),
 * E/SCHEMA_INVALID (two steps write the same file, a path is invalid, or the journal of an interrupted edit is
 * invalid or belongs to a different folder); on Linux, E/NO_SERVER, E/LS_TIMEOUT, E/LS_CRASH and E/INCONCLUSIVE (the
 * program `cp`, which copies the attributes of replaced files, does not run to its end); after an abort, the signal's
 * reason or E/REQUEST_CANCELLED.
 */
export async function applySteps(options: ApplyOptions): Promise<Applied> {
  const { root, steps, stateFolder, signal } = options;
  if (steps.steps.length === 0) return { kind: 'applied', steps: 0 };
  expectSteps(steps);
  const [place, ...others] =
    stateFolder === undefined ? statePlaces(root) : ([ownStatePlace(root, stateFolder)] as const);
  for (const other of others) await recoverPlace(other, { ...options, log: options.host.log });
  using workplace = openWorkplace(place, options.byDescriptor);
  using _lock = await takeWriteLock(workplace.base, place.folder, { ...options, shown: place.shown });
  await finish(workplace);
  const inner = workspacePath(place.anchor, root);
  const prefix = inner === undefined ? '' : `${inner}/`;
  const drafts = withPath(inner ?? '.', () => draftsOf(steps.steps, prefix, workplace.tree));
  const expected = new Map([...steps.expected].map(([path, version]) => [prefix + path, version]));
  try {
    const stage = withPath(place.shown, () => chooseStage(inner ?? '', workplace));
    const staged = await stageOperations(drafts, expected, stage, workplace, options);
    withPath(place.shown, () =>
      writeJournal(workplace.base, place.folder, journalOf(staged, stage, workplace)),
    );
    await performAll(staged, stage, workplace, signal);
    withPath(place.shown, () => unlinkSync(workplace.base.at(journalFile(place.folder))));
  } catch (error) {
    await rollBack(error, workplace);
    throw writeFailure(error, place.shown);
  }
  // The edit is complete. If this cleanup fails, the next command removes the leftovers.
  await removeLeftovers(workplace).catch(() => {});
  return { kind: 'applied', steps: steps.steps.length };
}

/**
 * Creates the stage (the folder of new files and originals), and returns its location. An edit moves and links files
 * between the stage and the workspace, so both are on one file system.
 */
function chooseStage(root: string, workplace: Workplace): Stage {
  const { tree, base, place } = workplace;
  const isNear = statSync(base.inside(place.folder)).dev === statSync(tree.inside(root)).dev;
  const stage: Stage = isNear ? 'state' : 'beside';
  if (stage === 'beside') {
    const { within, folder } = workplace.stage(stage);
    if (statAt(() => within.at(folder)) !== undefined) throw folderExists(folder);
    closeSync(openSync(besideMarker(workplace), 'wx', 0o600));
  }
  makeStage(stage, workplace);
  return stage;
}

function journalOf({ operations, known }: Staged, stage: Stage, { tree, base, place }: Workplace): Journal {
  return {
    version: 1,
    anchor: identityOf(statSync(tree.inside(''), { bigint: true })),
    state: identityOf(statSync(base.inside(place.folder), { bigint: true })),
    stage,
    known,
    operations,
  };
}

/** The number of operations between two yields to the event loop. `signal` can abort only during a yield. */
const OPERATIONS_PER_YIELD = 16;

async function performAll(
  staged: Staged,
  stage: Stage,
  workplace: Workplace,
  signal: AbortSignal,
): Promise<void> {
  const { operations, originals } = staged;
  const { tree } = workplace;
  for (const [slot, operation] of operations.entries()) {
    if (slot % OPERATIONS_PER_YIELD === 0) await setImmediate();
    if (signal.aborted) throw abortError(signal);
    withPath(pathsOf(operation).at(-1) ?? '', () => perform(operation, slot, stage, workplace));
    tree.trim();
  }
  for (const folder of new Set(operations.flatMap((operation) => pathsOf(operation).map(parentOf)))) {
    withPath(folder, () => flushFolder(folder, workplace));
  }
  tree.confirm();
  expectUnchanged(originals, operations, stage, workplace);
  await setImmediate();
  if (signal.aborted) throw abortError(signal);
}

/** Restores the tree after a failure, or throws an error that reports an incomplete restoration. */
async function rollBack(failure: unknown, workplace: Workplace): Promise<void> {
  try {
    await finish(workplace);
  } catch (error) {
    const { code, details } =
      error instanceof LanserError ? error : ({ code: 'E/FS_PERMISSIONS', details: {} } as const);
    throw new LanserError(
      code,
      `The edit failed (${messageOf(failure)}), and the undo failed too: ${messageOf(error)} Remove the cause of the failed undo.`,
      { ...details, reason: 'half-way' },
      { cause: failure, hint: 'recover' },
    );
  }
}

function folderExists(folder: string): LanserError {
  return new LanserError(
    'E/FS_PERMISSIONS',
    `${folder} exists already, but lanser needs this path to store the original files during an edit. Move the folder away and run again.`,
    { errno: 'EEXIST', path: folder },
  );
}

/** Checks the paths, and that no two steps write one file, because a journal has one earlier version of a file. */
function expectSteps({ steps, expected }: TreeSteps): void {
  for (const path of expected.keys()) expectTreePath(path);
  const names = nameMap<'original' | 'filled' | 'empty'>('original');
  for (const step of steps) {
    const target = step.kind === 'move' ? step.to : step.path;
    for (const path of step.kind === 'move' ? [step.from, target] : [target]) expectTreePath(path);
    const { value, rest } = names.find(target);
    const isFree = step.kind === 'replace' ? value === 'original' : value !== 'filled' || rest !== '';
    if (step.kind !== 'remove' && !isFree) throw refused(target, 'is written by two steps', 'two-steps');
    if (step.kind === 'move') names.put(step.from, 'empty');
    names.put(target, step.kind === 'remove' ? 'empty' : 'filled');
  }
}

function expectTreePath(path: string): void {
  if (isTreePath(path)) return;
  throw refused(path, 'is not a valid path in the workspace', 'path');
}

function refused(path: string, action: string, reason: string): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    `${JSON.stringify(path)} ${action}. Nothing was written. Create the plan again.`,
    { path, reason },
  );
}
