import path from 'node:path';
import { enclosingProject } from '../session/enclosing-project.ts';
import { workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';

/** Prints a note if the workspace is `.`, the default, and {@link enclosingProject} returns a folder. */
export function noteSubfolder(edge: Edge, options: CommonOptions): void {
  if (options.workspace !== '.') return;
  const folder = workspaceFolder(options, edge.cwd);
  const project = enclosingProject(folder);
  if (project === undefined) return;
  const above = path.relative(folder, project).split(path.sep).join('/');
  edge.err(
    `lanser: the workspace is a subfolder of a project. Files outside of the workspace are not checked, and imports of them may fail. For the whole project, pass --workspace ${above}\n`,
  );
}
