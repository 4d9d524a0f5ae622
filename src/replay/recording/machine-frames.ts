import type { ToolRequest } from '../../session/tools/run-tool.ts';

/** The value of `server` in frames (recorded messages) of lanser's own work on the machine. */
export const MACHINE = 'workspace';

// The following constants are the methods of frames. Their comments describe the frames' content. The `server` is
// `MACHINE` from `OPEN` to `FOREIGN_FILE`, `git` from `BLOB` to `CHANGED_FILES`, and a `serverId` for `ANSWER`.

/** The check that a server can be used: its configuration is valid and its program exists. */
export const OPEN = 'lanser/open';
/** The files below a server's root that the server checks as its workspace. */
export const WORKSPACE_FILES = 'lanser/workspaceFiles';
export const STATUS = 'lanser/status';
/** The result of undoing interrupted edits. */
export const RECOVERED = 'lanser/recovered';
/** The run of a compiler or checker. */
export const TOOL_RUN = 'lanser/tool';
/** The content of a file that is not a source of the workspace, such as a file of a library. */
export const FOREIGN_FILE = 'lanser/foreignFile';
export const BLOB = 'lanser/blob';
/** The version of a file in the last commit that contains a given version of another file. */
export const FILE_AT_VERSION = 'lanser/beside';
export const VERSION_AT = 'lanser/versionAt';
/** A document's last version in which a selector resolves. */
export const LAST_VERSION = 'lanser/lastVersion';
/** The commits that change a document after a version. */
export const LATER_CHANGES = 'lanser/laterChanges';
export const CHANGED_FILES = 'lanser/changedFiles';
/** The LanserError that ended a server query. Errors of `Query.send` are not recorded: replays call `send` again. */
export const ANSWER = 'lanser/answer';

/**
 * Returns a server's id in frames. `root` is the server's folder, relative to the workspace or (in a gate) the
 * checkout. `isCopy` is true if the server checks a temporary copy of the workspace.
 */
export function serverId(name: string, root: string, isCopy: boolean): string {
  const id = root === '.' ? name : `${name}:${root}`;
  return isCopy ? `${id} (copy)` : id;
}

export function toolParams({ adapter, files }: ToolRequest): unknown {
  return { tool: adapter.name, files };
}
