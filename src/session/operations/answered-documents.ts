import type { Answer } from '../../server-pool/server-host.ts';
import type { WorkspaceSession } from '../workspace-session.ts';

/** Versions of workspace files, by path relative to the workspace. */
export type Documents = Readonly<Record<string, string>>;

/** The files on which an answer depends. */
export interface AnsweredFiles extends Pick<Answer<unknown>, 'isUnchanged'> {
  /** The versions of the files that the servers were asked about. */
  readonly asked: Documents;
  /** The URIs of the files in the answer; default: none. */
  readonly uris?: Iterable<string>;
}

/**
 * Returns the versions of the answer's files that exist. Returns undefined if the answer may be outdated: a file has
 * changed since the last scan of the disk, or a file of `asked` is missing or has a different version.
 */
export function versionsOf(
  { files }: WorkspaceSession,
  { isUnchanged, asked, uris = [] }: AnsweredFiles,
): Documents | undefined {
  const versions: [string, string][] = [];
  for (const uri of [...new Set([...Object.keys(asked), ...uris])].toSorted()) {
    const version = files.version(uri);
    if (version === undefined) continue;
    if (isUnchanged(uri) === false) return undefined;
    versions.push([uri, version]);
  }
  const documents = Object.fromEntries(versions);
  return Object.entries(asked).every(([uri, version]) => documents[uri] === version) ? documents : undefined;
}
