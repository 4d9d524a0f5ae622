import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspacePath } from '../../workspace/containment.ts';

/** Returns a refused URI for an artifact, without local folders. `roots` are names of the workspace. */
export function offenderName(roots: readonly string[], uri: string): string {
  const named = (file: string): string =>
    roots.map((root) => workspacePath(root, file)).find((name) => name !== undefined) ?? external(file);
  if (/^file:/iu.test(uri)) {
    const file = pathOfUri(uri);
    return file === undefined ? external(uri) : named(file);
  }
  if (path.isAbsolute(uri)) return named(uri);
  // Some schemes contain a local path.
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):.*\//su.exec(uri)?.[1];
  return scheme === undefined ? uri : `${scheme}:${path.posix.basename(uri)}`;
}

function external(name: string): string {
  return `external:${path.basename(name)}`;
}

function pathOfUri(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
