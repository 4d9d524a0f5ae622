import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { partialOf } from '../trace/write-trace.ts';
import type { WorkspaceOptions } from './operations/workspace-session.ts';

/**
 * Returns the files that this session writes about the workspace, absolute. Their content is not part of the
 * workspace, even if they are inside of it.
 */
export function ownFilesOf({ trace, ownFiles = [] }: WorkspaceOptions): ReadonlySet<string> {
  const traces = trace === undefined ? [] : [trace.file, partialOf(trace.file)];
  return new Set([...traces, ...ownFiles].map(withoutLinks));
}

/** Resolves the links of the folder only, because the file may not exist yet. */
function withoutLinks(file: string): string {
  const absolute = path.resolve(file);
  const folder = path.dirname(absolute);
  return existsSync(folder) ? path.join(realpathSync(folder), path.basename(absolute)) : absolute;
}
