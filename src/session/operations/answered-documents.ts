import type { Answer } from '../../server-pool/server-host.ts';
import type { WorkspaceSession } from '../workspace-session.ts';

/** Versions of workspace files, by path relative to the workspace. */
export type Documents = Readonly<Record<string, string>>;

/**
 * Returns the versions of those `uris` that are files of the workspace. Returns undefined if one of these
 * files has changed since the server read it, so that the answer is out of date.
 */
export function versionsOf(
  { files }: WorkspaceSession,
  { isUnchanged }: Pick<Answer<unknown>, 'isUnchanged'>,
  uris: Iterable<string>,
): Documents | undefined {
  const versions: [string, string][] = [];
  for (const uri of [...new Set(uris)].toSorted()) {
    const version = files.version(uri);
    if (version === undefined) continue;
    if (isUnchanged(uri) === false) return undefined;
    versions.push([uri, version]);
  }
  return Object.fromEntries(versions);
}
