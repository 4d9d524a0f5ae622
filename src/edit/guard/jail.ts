import { realpath } from 'node:fs/promises';
import type { Repository } from '../../git/repository.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { EditStep, RequestedEdit } from '../edit-step.ts';
import { doStep } from './do-step.ts';
import { editedTree } from './edited-tree.ts';
import { JAIL_REASONS, type JailReason, type Refusal } from './jail-reasons.ts';
import { offenderName } from './offender-name.ts';
import { protectedPlaces } from './protected-places.ts';
import type { Jail } from './step-places.ts';

export interface JailInput {
  /** The workspace, absolute. */
  readonly root: string;
  readonly requested: RequestedEdit;
  readonly platform: NodeJS.Platform;
  /**
   * The one whose work tree holds the workspace. Without it, because there is none or Git is not installed,
   * submodules that are not checked out are not known.
   */
  readonly repository: Repository | undefined;
  readonly signal: AbortSignal;
}

/** A path of the edit that it may not touch. */
export interface JailOffender {
  /** Relative to the workspace, or `external:` and the last name; as it was given where it is neither. */
  readonly uri: string;
  readonly reason: JailReason;
  readonly detail: string;
}

export type JailFinding =
  /** The edit with every URI as the path of the real file, in the tree as the steps before have left it. */
  | { readonly kind: 'inside'; readonly edit: RequestedEdit }
  | { readonly kind: 'outside'; readonly offenders: readonly JailOffender[] };

/**
 * Holds every path of an edit against the workspace, on the file system and one step after the other.
 * Links are resolved and nothing is written. Whether something is there is not asked: a path where nothing
 * is may be inside. What is true now may not be when the edit is written; it is held against it again then.
 *
 * @throws LanserError E/FS_PERMISSIONS where the workspace is not there, E/INCONCLUSIVE for an index that
 * Git cannot read, E/INTERRUPTED.
 */
export async function checkJail(input: JailInput): Promise<JailFinding> {
  const root = await realpath(input.root).catch((error: unknown) => {
    throw new LanserError('E/FS_PERMISSIONS', 'The workspace cannot be read; look at its path.', {}, error);
  });
  const jail: Jail = {
    tree: editedTree(root),
    places: await protectedPlaces(root, input.repository, input.signal),
    platform: input.platform,
  };
  const steps: EditStep[] = [];
  const offenders: JailOffender[] = [];
  for (const step of input.requested.steps) {
    const done = doStep(jail, step);
    if (done.kind === 'done') steps.push(done.step);
    else
      offenders.push(...done.offences.map(({ uri, refusal }) => offender([root, input.root], uri, refusal)));
  }
  return offenders.length === 0
    ? { kind: 'inside', edit: { ...input.requested, steps } }
    : { kind: 'outside', offenders };
}

function offender(roots: readonly string[], uri: string, { reason, about }: Refusal): JailOffender {
  const { detail } = JAIL_REASONS[reason];
  return {
    uri: offenderName(roots, uri),
    reason,
    detail: about === undefined ? detail : `${detail}: ${JSON.stringify(about)}`,
  };
}
