import path from 'node:path';
import type { Session } from '../lsp/session.ts';
import { LanserError } from '../model/lanser-error.ts';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { sourceFiles } from '../server/pyright/source-files.ts';
import { plural } from '../text/plural.ts';
import { isInside } from '../workspace/containment.ts';
import type { PyrightServer } from './pyright-server.ts';

/** The files that a project's configuration includes. All paths are absolute. */
export interface WorkspaceFiles {
  /** In the order in which the server checks them. */
  readonly files: readonly string[];
  /** Included folders that the server skips; see `onLeftOut` of {@link sourceFiles}. */
  readonly leftOut: readonly string[];
}

/**
 * Returns the files that a project's configuration includes.
 *
 * @throws LanserError E/INCONCLUSIVE if a relative path in `include` leads out of `readableRoot`.
 */
export async function includedFiles(
  { root, readableRoot, configuration }: PyrightServer,
  platform: NodeJS.Platform,
): Promise<WorkspaceFiles> {
  const outside = configuredPaths(configuration).find(
    ({ key, value, path: included }) =>
      key === 'include' && !path.isAbsolute(value) && !isInside(readableRoot, included),
  );
  if (outside !== undefined) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      `Pyright's configuration includes ${JSON.stringify(outside.value)}, which is outside of the checkout and cannot be checked. Remove the entry from "include".`,
      { include: outside.value },
    );
  }
  const leftOut: string[] = [];
  const caseSensitive = platform === 'linux';
  const files = await sourceFiles(root, readableRoot, configuration, caseSensitive, (folder) => {
    leftOut.push(folder);
  });
  return { files, leftOut };
}

/**
 * Returns the files of a project and compares their number with the server's count.
 *
 * @throws LanserError E/INCONCLUSIVE if the numbers differ; the errors of {@link includedFiles} and `fileCount`.
 */
export async function workspaceFilesOf(
  server: PyrightServer,
  session: Session,
  platform: NodeJS.Platform,
): Promise<WorkspaceFiles> {
  const included = await includedFiles(server, platform);
  const { files } = included;
  const seen = await server.fileCount(session);
  if (seen === files.length) return included;
  const backslashed = path.sep === '/' ? files.find((file) => file.includes('\\')) : undefined;
  const name = backslashed === undefined ? undefined : path.relative(server.root, backslashed);
  const advice =
    name === undefined
      ? 'If other programs add or remove files, wait until they have finished, and run again. Otherwise, report this configuration as a defect of lanser.'
      : `The path ${JSON.stringify(name)} contains a backslash, which Pyright reads as a slash. Rename the file or folder.`;
  throw new LanserError(
    'E/INCONCLUSIVE',
    `Pyright checks ${plural(seen, 'file')}, but lanser found ${files.length}. ${advice}`,
    { server: seen, found: files.length },
  );
}
