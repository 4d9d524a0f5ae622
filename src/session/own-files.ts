import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { partialOf } from '../trace/write-trace.ts';
import type { WorkspaceOptions } from './operations/workspace-session.ts';

/**
 * The files that this session writes about the workspace, absolute: what stands in them is no text of the
 * workspace, wherever they are.
 */
export function ownFilesOf({ trace, ownFiles = [] }: WorkspaceOptions): ReadonlySet<string> {
  const traces = trace === undefined ? [] : [trace.file, partialOf(trace.file)];
  return new Set([...traces, ...ownFiles].map(withoutLinks));
}

/** The file itself need not be there yet. */
function withoutLinks(file: string): string {
  const absolute = path.resolve(file);
  const folder = path.dirname(absolute);
  return existsSync(folder) ? path.join(realpathSync(folder), path.basename(absolute)) : absolute;
}
