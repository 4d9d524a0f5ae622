import type { BundleOf, BundleResolution, EditFacts, ProcessReward } from '../../model/bundle.ts';
import type { ErrorCode } from '../../model/error-codes.ts';
import { errorFrom, isStopped, LanserError, type ErrorDocument } from '../../model/lanser-error.ts';
import type { Plan } from '../../model/plan.ts';
import type { CodeActionsFacts } from '../../model/bundle.ts';
import type { Workspace } from '../../registry/workspace.ts';
import { isInconclusive } from '../../trees/both-sides.ts';
import type { Proposed } from './read-proposals.ts';

export type Preview =
  | {
      readonly kind: 'previewed';
      readonly facts: EditFacts;
      readonly resolution: BundleResolution | null;
      /** The plan; null if the edit changes nothing. */
      readonly plan: Plan | null;
      readonly diff: string | null;
      readonly reward: ProcessReward | null;
    }
  /** The edit conflicts with itself or with the files, or it touches a path that it may not change. */
  | { readonly kind: 'refused'; readonly error: ErrorDocument }
  | { readonly kind: 'failed'; readonly error: ErrorDocument };

/** The codes of errors that always mean a refused edit. */
const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>(['E/APPLY_CONFLICT', 'E/JAIL']);

/**
 * Previews an edit by running its operation without writing.
 *
 * @throws LanserError for a failure that the edit does not cause, such as a failed server or a full disk.
 */
export async function previewEdit(workspace: Workspace, edit: Proposed['edit']): Promise<Preview> {
  try {
    return previewOf(await operate(workspace, edit));
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    return failureOf(error);
  }
}

async function operate(
  workspace: Workspace,
  edit: Proposed['edit'],
): Promise<BundleOf<EditFacts> | BundleOf<CodeActionsFacts>> {
  // The files of base or head may differ from the checked-out commit, and then look like uncommitted changes.
  const options = { allowDirty: true };
  switch (edit.kind) {
    case 'rename':
      return workspace.rename(edit.selector, edit.newName, options);
    case 'renameFile':
      return workspace.renameFile(edit.oldUri, edit.newUri, options);
    case 'codeAction':
      return workspace.codeActions(edit.selector, { ...options, pick: edit.title });
    default:
      return edit satisfies never;
  }
}

function previewOf(bundle: BundleOf<EditFacts> | BundleOf<CodeActionsFacts>): Preview {
  const { error, facts, edits, resolution, processReward } = bundle;
  if (error !== null) return failureOf(errorFrom(error));
  if (facts === null || !('safety' in facts)) throw new TypeError('a preview without facts of an edit');
  return {
    kind: 'previewed',
    facts,
    resolution,
    plan: edits?.plan ?? null,
    diff: edits?.diff ?? null,
    reward: processReward,
  };
}

function failureOf(error: LanserError): Preview {
  const { code, details } = error;
  // With `offenders`, E/FS_PERMISSIONS means that the file system rejects paths of the edit. Without `offenders`, the
  // cause is different, for example an unreadable file.
  const isRefused = REFUSALS.has(code) || (code === 'E/FS_PERMISSIONS' && details['offenders'] !== undefined);
  if (isRefused) return { kind: 'refused', error: error.toJSON() };
  // These errors are failures of the gate, not of the edit.
  if (code === 'E/CONFIG' || isStopped(error)) throw error;
  // A missing capability of the server is a valid result: the server cannot preview this edit.
  if (isInconclusive(error) && code !== 'E/UNSUPPORTED_CAP') throw error;
  return { kind: 'failed', error: error.toJSON() };
}
