import type { BundleRequest } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { OperationOptions } from '../session/workspace-session.ts';

/** The options of every operation that changes files. */
export interface EditOptions extends OperationOptions {
  /** True to write the edit; default: a preview, which writes nothing in the workspace. */
  readonly apply?: boolean | undefined;
  /** True to allow the edit despite uncommitted changes; default: the configuration's value, else false. */
  readonly allowDirty?: boolean | undefined;
  /**
   * Globs relative to the workspace. The edit may change only matching files. Default, also for an empty list: the
   * configured globs; without configured globs, all files.
   */
  readonly allowPath?: readonly string[] | undefined;
  /**
   * Globs of refused files, in addition to the configured globs. Lock files, and files that Git attributes mark as
   * vendored or generated, are always refused.
   */
  readonly denyPath?: readonly string[] | undefined;
  /** True to confirm name collisions, and edits for which the server asks for confirmation. */
  readonly confirm?: boolean | undefined;
}

/** The additional options of an edit at the place of a selector. */
export interface PlacedEditOptions extends EditOptions {
  /** The number of the selector's candidate to edit, from 1; default: the place that the selector resolves to. */
  readonly target?: number | undefined;
  /** True to refuse an ambiguous selector without `target`; false to edit the best candidate. Default: true. */
  readonly denyApplyOnAmbiguous?: boolean | undefined;
}

/**
 * Returns the edit options for the bundle's request. Omits empty lists, `false`, and `denyApplyOnAmbiguous: true`.
 *
 * @throws LanserError E/USAGE if `target` is not a whole number of at least 1.
 */
export function editRequestOptions(options: PlacedEditOptions): BundleRequest['options'] {
  const { apply, allowDirty, allowPath, denyPath, confirm, target, denyApplyOnAmbiguous } = options;
  if (target !== undefined && !(Number.isSafeInteger(target) && target > 0)) {
    throw new LanserError('E/USAGE', 'The target must be the number of a candidate, from 1.', { target });
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
