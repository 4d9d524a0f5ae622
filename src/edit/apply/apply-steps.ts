// edit/apply/ writes an edit as a whole or not at all, whatever ends the process in between. It refuses to
// know why the edit is made.
import { closeSync, openSync, statSync, unlinkSync } from 'node:fs';
import { setImmediate as breath } from 'node:timers/promises';
import type { Host } from '../../model/host.ts';
import { abortError, LanserError, messageOf } from '../../model/lanser-error.ts';
import { workspacePath } from '../../workspace/containment.ts';
import { parentOf } from '../../workspace/held-folder.ts';
import { identityOf } from '../../workspace/identity.ts';
import type { Janitor } from '../../workspace/janitor.ts';
import type { TreeSteps } from '../tree-step.ts';
import { claim } from './claim.ts';
import { besideNote } from './clean.ts';
import { draftsOf } from './drafts.ts';
import { expectSteps } from './expect-steps.ts';
import { about, writeFailure } from './failure.ts';
import { journalFile, writeJournal, type Journal } from './journal.ts';
import { pathsOf } from './operation.ts';
import { perform } from './perform.ts';
import { clearUp, finish, recoverPlace } from './recover.ts';
import { makeStage, stageOperations, type Staged } from './stage.ts';
import { ownStatePlace, statePlaces } from './state-folder.ts';
import { expectUnchanged } from './unchanged.ts';
import { flushFolder, lookAt, openWorkplace, type Stage, type Workplace } from './workplace.ts';

export interface ApplyOptions {
  /** The workspace, absolute, without links. */
  readonly root: string;
  readonly steps: TreeSteps;
  /** A folder outside of the tree for the state, absolute; default: in the tree, or in its Git directory. */
  readonly stateFolder?: string | undefined;
  readonly host: Host;
  readonly janitor: Janitor;
  /** Ends the work up to the commit; the tree is then as before. */
  readonly signal: AbortSignal;
  /** How long another process that writes to the same checkout may go on; 0: fail at once. */
  readonly waitMs: number;
  /** Whether folders are held by their descriptors; default: where the system offers paths for these. */
  readonly byDescriptor?: boolean;
}

/** `steps`: how many were done. */
export interface Applied {
  readonly kind: 'applied';
  readonly steps: number;
}

/**
 * Does all the steps, or none: after a failure the tree is as before, and after a kill at any moment
 * `recover` makes it so.
 *
 * @throws LanserError E/JAIL (a link or a special file on the way), E/CONTENT_MODIFIED (a file is not what
 * the plan saw, or another process writes), E/FS_PERMISSIONS with `details.errno`, E/APPLY_CONFLICT (an
 * edit before this one was stopped, and cannot be undone), E/SCHEMA_INVALID (steps that contradict each other,
 * or a path that is none; a state folder that is not lanser's), E/INTERRUPTED.
 */
export async function applySteps(options: ApplyOptions): Promise<Applied> {
  const { root, steps, stateFolder, signal } = options;
  if (steps.steps.length === 0) return { kind: 'applied', steps: 0 };
  expectSteps(steps);
  const [place, ...others] =
    stateFolder === undefined ? statePlaces(root) : ([ownStatePlace(root, stateFolder)] as const);
  for (const other of others) await recoverPlace(other, { ...options, log: options.host.log });
  using workplace = openWorkplace(place, options.byDescriptor);
  using _held = await claim(workplace.base, place.folder, { ...options, shown: place.shown });
  await finish(workplace);
  const inner = workspacePath(place.anchor, root);
  const prefix = inner === undefined ? '' : `${inner}/`;
  const drafts = about(inner ?? '.', () => draftsOf(steps.steps, prefix, workplace.tree));
  const expected = new Map([...steps.expected].map(([path, version]) => [prefix + path, version]));
  try {
    const stage = about(place.shown, () => chooseStage(inner ?? '', workplace));
    const staged = await stageOperations(drafts, expected, stage, workplace, options);
    about(place.shown, () => writeJournal(workplace.base, place.folder, journalOf(staged, stage, workplace)));
    await performAll(staged, stage, workplace, signal);
    about(place.shown, () => unlinkSync(workplace.base.at(journalFile(place.folder))));
  } catch (error) {
    await takeBack(error, workplace);
    throw writeFailure(error, place.shown);
  }
  // It is done: what is left over is removed by the next command, if not now.
  await clearUp(workplace).catch(() => {});
  return { kind: 'applied', steps: steps.steps.length };
}

function chooseStage(root: string, workplace: Workplace): Stage {
  const { tree, base, place } = workplace;
  const isNear = statSync(base.inside(place.folder)).dev === statSync(tree.inside(root)).dev;
  const stage: Stage = isNear ? 'state' : 'beside';
  if (stage === 'beside') {
    const { within, folder } = workplace.stage(stage);
    if (lookAt(() => within.at(folder)) !== undefined) throw inTheWay(folder);
    closeSync(openSync(besideNote(workplace), 'wx', 0o600));
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

/** Operations between two moments at which others of this process get their turn, such as a signal. */
const IN_ONE_GO = 16;

async function performAll(
  staged: Staged,
  stage: Stage,
  workplace: Workplace,
  signal: AbortSignal,
): Promise<void> {
  const { operations, originals } = staged;
  const { tree } = workplace;
  for (const [slot, operation] of operations.entries()) {
    if (slot % IN_ONE_GO === 0) await breath();
    if (signal.aborted) throw abortError(signal);
    about(pathsOf(operation).at(-1) ?? '', () => perform(operation, slot, stage, workplace));
    tree.trim();
  }
  for (const folder of new Set(operations.flatMap((operation) => pathsOf(operation).map(parentOf)))) {
    about(folder, () => flushFolder(folder, workplace));
  }
  tree.confirm();
  expectUnchanged(originals, operations, stage, workplace);
  await breath();
  if (signal.aborted) throw abortError(signal);
}

/** After a failure: the tree is as before, or it is said that it is not. */
async function takeBack(failure: unknown, workplace: Workplace): Promise<void> {
  try {
    await finish(workplace);
  } catch (error) {
    const { code, details } =
      error instanceof LanserError ? error : ({ code: 'E/FS_PERMISSIONS', details: {} } as const);
    throw new LanserError(
      code,
      `The edit failed (${messageOf(failure)}), and could not be taken back as a whole: ${messageOf(error)} \`lanser recover\` finishes that.`,
      { ...details, reason: 'half-way' },
      failure,
    );
  }
}

function inTheWay(folder: string): LanserError {
  return new LanserError(
    'E/FS_PERMISSIONS',
    `${folder} is in the way: lanser keeps originals there while it writes. Move it and run again.`,
    { errno: 'EEXIST', path: folder },
  );
}
