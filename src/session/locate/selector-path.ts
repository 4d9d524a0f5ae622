import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { isInside, workspacePath } from '../../workspace/containment.ts';
import { fileNamed, isFileUri } from '../../workspace/file-uri.ts';

/** A selector whose file name does not depend on the machine. */
export interface PlacedSelector {
  readonly spec: PositionSpec;
  /**
   * True if the file is outside of the workspace. The selector's URI is then `external:` with the base name.
   */
  readonly outside: boolean;
  /** True if the given selector may reveal the workspace's folder. */
  readonly revealsFolder: boolean;
}

/**
 * Makes a selector's file relative to the workspace. Resolves the links only of a path outside of the
 * workspace, because they may lead into the workspace.
 */
export async function placeSelector(root: string, spec: PositionSpec): Promise<PlacedSelector> {
  if (!('uri' in spec)) return { spec, outside: false, revealsFolder: false };
  const revealsFolder = hasParentStep(spec.uri) || path.isAbsolute(spec.uri) || isFileUri(spec.uri);
  const file = fileNamed(root, spec.uri);
  // A URI that does not name a local file stays unchanged, and is later reported as not found.
  if (file === undefined) return { spec, outside: false, revealsFolder: false };
  const inside = isInside(root, file) ? file : await realpath(file).catch(() => file);
  if (!isInside(root, inside)) {
    return {
      spec: { ...spec, uri: `external:${path.basename(file)}` },
      outside: true,
      revealsFolder,
    };
  }
  return {
    spec: { ...spec, uri: workspacePath(root, inside) ?? '.' },
    outside: false,
    revealsFolder,
  };
}

/**
 * Returns the name by which artifacts refer to a file that an option names. If the file is outside of the
 * workspace, also returns the error to throw.
 */
export async function fileArgument(
  root: string,
  file: string,
): Promise<{ readonly uri: string; readonly outside?: LanserError }> {
  const { spec, outside } = await placeSelector(root, { kind: 'cursor', uri: file, line: 1, col: 1 });
  if (!('uri' in spec) || !outside) return { uri: 'uri' in spec ? spec.uri : file };
  return { uri: spec.uri, outside: outsideError(spec.uri) };
}

/** Returns the E/JAIL error for a path, or for its `external:` name. */
export function outsideError(uri: string): LanserError {
  const name = uri.replace(/^external:/u, '');
  return new LanserError(
    'E/JAIL',
    `${JSON.stringify(name)} is outside the workspace. Paths of selectors are relative to it.`,
    { path: uri },
  );
}

function hasParentStep(uri: string): boolean {
  return uri.split(/[\\/]/u).includes('..');
}
