import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PositionSpec } from '../model/selector.ts';
import { isInside, workspacePath } from '../workspace/containment.ts';

/** A selector with its file named so that no machine's paths are in it. */
export interface PlacedSelector {
  readonly spec: PositionSpec;
  /** The file is outside of the workspace; only its last name is left. */
  readonly outside: boolean;
  /** The selector as it was given may tell where the workspace is. */
  readonly tellsPlace: boolean;
}

/** Names a selector's file relative to the workspace; links are followed only where that brings it in. */
export async function placeSelector(root: string, spec: PositionSpec): Promise<PlacedSelector> {
  if (!('uri' in spec)) return { spec, outside: false, tellsPlace: false };
  const file = fileOf(root, spec.uri);
  // A URI that names no file of this machine is looked for in vain.
  if (file === undefined) return { spec, outside: false, tellsPlace: false };
  const tellsPlace = path.isAbsolute(spec.uri) || spec.uri.startsWith('file:') || climbs(spec.uri);
  const inside = isInside(root, file) ? file : await realpath(file).catch(() => file);
  if (!isInside(root, inside)) {
    return { spec: { ...spec, uri: `external:${path.basename(file)}` }, outside: true, tellsPlace };
  }
  return { spec: { ...spec, uri: workspacePath(root, inside) ?? '.' }, outside: false, tellsPlace };
}

function fileOf(root: string, uri: string): string | undefined {
  if (!uri.startsWith('file:')) return path.resolve(root, uri);
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function climbs(uri: string): boolean {
  return uri.split(/[\\/]/u).includes('..');
}
