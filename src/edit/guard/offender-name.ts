import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspacePath } from '../../workspace/containment.ts';

/** How a refused URI stands in an artifact, without the folders of this machine. `roots`: the workspace's names. */
export function offenderName(roots: readonly string[], uri: string): string {
  const named = (file: string): string =>
    roots.map((root) => workspacePath(root, file)).find((name) => name !== undefined) ?? external(file);
  if (/^file:/iu.test(uri)) {
    const file = pathOfUri(uri);
    return file === undefined ? external(uri) : named(file);
  }
  if (path.isAbsolute(uri)) return named(uri);
  // Some schemes hold a path of this machine.
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
