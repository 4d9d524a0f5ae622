import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILT_IN_SERVERS } from '../server/built-in.ts';
import { workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';

/** The names of files that are at the root of a project. */
const MARKERS = [...new Set(BUILT_IN_SERVERS.flatMap(({ rootMarkers }) => rootMarkers))];

/**
 * Reports on standard error that the current folder is only a part of a project. Servers read nothing above
 * their workspace, so imports are unresolved there, and references are missing.
 */
export function noteSubfolder(edge: Edge, options: CommonOptions): void {
  if (options.workspace !== '.') return;
  const folder = workspaceFolder(options, edge.cwd);
  const project = enclosingProject(folder);
  if (project === undefined) return;
  const above = path.relative(folder, project).split(path.sep).join('/');
  edge.err(
    `lanser: the workspace is a subfolder of a project, and nothing outside of it is read. For the whole project, pass --workspace ${above}\n`,
  );
}

/**
 * Returns the nearest folder above that is the root of a project or of the checkout. Returns undefined if the
 * folder itself is such a root, or is not in a checkout.
 */
function enclosingProject(folder: string): string | undefined {
  if (isCheckout(folder) || isProject(folder)) return undefined;
  const above = foldersAbove(folder);
  const checkout = above.findIndex(isCheckout);
  return above.slice(0, checkout + 1).find((one) => isProject(one) || isCheckout(one));
}

function foldersAbove(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAbove(parent)];
}

function isCheckout(folder: string): boolean {
  return existsSync(path.join(folder, '.git'));
}

function isProject(folder: string): boolean {
  return MARKERS.some((name) => existsSync(path.join(folder, name)));
}
