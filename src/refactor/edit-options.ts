import type { BundleRequest } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { OperationOptions } from '../session/operations/workspace-session.ts';

/** What every operation that changes files takes. */
export interface EditOptions extends OperationOptions {
  /** Writes the edit; default: a preview, which writes nothing. */
  readonly apply?: boolean | undefined;
  /** Uncommitted changes do not refuse the edit; default: the configuration's, else they do. */
  readonly allowDirty?: boolean | undefined;
  /** Globs of the only files that the edit may touch, relative to the workspace. */
  readonly allowPath?: readonly string[] | undefined;
  /** Globs of files that the edit must not touch, beside lock files, vendored and generated ones. */
  readonly denyPath?: readonly string[] | undefined;
  /** Edits that need confirmation, and names that collide, are confirmed. */
  readonly confirm?: boolean | undefined;
}

/** What an edit that is asked for by a selector takes besides. */
export interface PlacedEditOptions extends EditOptions {
  /** Which of the candidates is meant, from 1; default: the one that was accepted. */
  readonly target?: number | undefined;
  /** Whether a selector that was not accepted refuses the edit; default: true. */
  readonly denyApplyOnAmbiguous?: boolean | undefined;
}

/** The options that decide the result, as they stand in the request. */
export function editRequestOptions(options: PlacedEditOptions): BundleRequest['options'] {
  const { apply, allowDirty, allowPath, denyPath, confirm, target, denyApplyOnAmbiguous } = options;
  if (target !== undefined && !(Number.isSafeInteger(target) && target > 0)) {
    throw new LanserError('E/USAGE', 'The target is the number of a candidate, from 1.', { target });
  }
  return {
    ...(apply === true ? { apply: true as const } : {}),
    ...(allowDirty === true ? { allowDirty: true as const } : {}),
    ...(isEmpty(allowPath) ? {} : { allowPath: [...allowPath] }),
    ...(isEmpty(denyPath) ? {} : { denyPath: [...denyPath] }),
    ...(confirm === true ? { confirm: true as const } : {}),
    ...(target === undefined ? {} : { target }),
    ...(denyApplyOnAmbiguous === false ? { denyApplyOnAmbiguous: false as const } : {}),
  };
}

function isEmpty(list: readonly string[] | undefined): list is undefined | readonly [] {
  return list === undefined || list.length === 0;
}
