import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Repository } from '../../git/repository.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { workspacePath } from '../../workspace/containment.ts';
import { pathOfUri } from '../../workspace/named-roots.ts';
import type { EditStep, RequestedEdit } from '../edit-step.ts';
import { applyStep } from './apply-step.ts';
import { editedTree } from './edited-tree.ts';
import { JAIL_DETAILS, type JailReason, type Refusal } from './jail-reasons.ts';
import { protectedPlaces } from './protected-places.ts';
import type { Jail } from './step-places.ts';

export interface JailInput {
  /** The absolute path of the workspace. */
  readonly root: string;
  readonly requested: RequestedEdit;
  readonly platform: NodeJS.Platform;
  /** The workspace's Git repository. Without a repository, submodules that are not checked out are not detected. */
  readonly repository: Repository | undefined;
  readonly signal: AbortSignal;
}

/** A path or URI that the edit must not use. */
export interface JailOffender {
  /**
   * An absolute path or `file:` URI becomes relative to the workspace; if invalid or not below the workspace, a name
   * such as `external:b.py`. A URI such as `untitled:/a/b.py` becomes `untitled:b.py`. Other texts are unchanged.
   */
  readonly uri: string;
  readonly reason: JailReason;
  readonly detail: string;
}

export type JailFinding =
  /**
   * The edit, with links in its paths resolved. The paths are relative to the workspace. The paths of a step refer to
   * the files after the earlier steps.
   */
  | { readonly kind: 'inside'; readonly edit: RequestedEdit }
  | { readonly kind: 'outside'; readonly offenders: readonly JailOffender[] };

/**
 * Checks, step by step, that every path of an edit is inside the workspace and may be changed. Resolves links. The
 * file system may change before the edit is written, so `apply/apply-steps.ts` checks the paths for links again.
 *
 * @throws LanserError E/FS_PERMISSIONS if the workspace cannot be read, and the errors of {@link protectedPlaces}.
 */
export async function checkJail(input: JailInput): Promise<JailFinding> {
  const root = await realpath(input.root).catch((error: unknown) => {
    throw new LanserError(
      'E/FS_PERMISSIONS',
      'The workspace cannot be read. Check its path.',
      {},
      { cause: error },
    );
  });
  const jail: Jail = {
    tree: editedTree(root),
    places: await protectedPlaces(root, input.repository, input.signal),
    platform: input.platform,
  };
  const steps: EditStep[] = [];
  const offenders: JailOffender[] = [];
  for (const step of input.requested.steps) {
    const done = applyStep(jail, step);
    if (done.kind === 'done') steps.push(done.step);
    else
      offenders.push(...done.refusals.map(({ uri, refusal }) => offender([root, input.root], uri, refusal)));
  }
  return offenders.length === 0
    ? { kind: 'inside', edit: { ...input.requested, steps } }
    : { kind: 'outside', offenders };
}

function offender(roots: readonly string[], uri: string, { reason, about }: Refusal): JailOffender {
  const detail = JAIL_DETAILS[reason];
  return {
    uri: offenderName(roots, uri),
    reason,
    detail: about === undefined ? detail : `${detail}: ${JSON.stringify(about)}`,
  };
}

/** Returns a refused path as reports show it. Omits folders outside the workspace: their names may be private. */
function offenderName(roots: readonly string[], uri: string): string {
  const named = (file: string): string =>
    roots.map((root) => workspacePath(root, file)).find((name) => name !== undefined) ?? external(file);
  if (/^file:/iu.test(uri)) {
    const file = pathOfUri(uri);
    return file === undefined ? external(uri) : named(file);
  }
  if (path.isAbsolute(uri)) return named(uri);
  // A URI of a different scheme can contain a local path, so only its last name remains.
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):.*\//su.exec(uri)?.[1];
  return scheme === undefined ? uri : `${scheme}:${path.posix.basename(uri)}`;
}

function external(name: string): string {
  return `external:${path.basename(name)}`;
}
