import type { ToolRequest } from '../../session/tools/run-tool.ts';

/** The `server` of frames (recorded messages) that come from neither a language server nor Git. */
export const MACHINE = 'workspace';

// The following constants are the methods of frames. Each comment describes the content of the frame.

/** The check that a server can be used: its configuration is valid and its program exists. */
export const OPEN = 'lanser/open';
/** The files below a server's root that the server checks as its workspace. */
export const WORKSPACE_FILES = 'lanser/workspaceFiles';
/** The states of the servers. */
export const STATUS = 'lanser/status';
/** The result of a recovery of half-written edits. */
export const RECOVERED = 'lanser/recovered';
/** The run of a compiler or checker. */
export const TOOL_RUN = 'lanser/tool';
/** The content of a file outside the workspace. */
export const FOREIGN_FILE = 'lanser/foreignFile';
/** An earlier version of a file, from the server `git`. */
export const BLOB = 'lanser/blob';
/** The version of a file in the last commit with a given version of a different file, from the server `git`. */
export const FILE_AT_VERSION = 'lanser/beside';
/** The version of a file in a commit, from the server `git`. */
export const VERSION_AT = 'lanser/versionAt';
/** The last version of a document in which a selector is exact, from the server `git`. */
export const LAST_VERSION = 'lanser/lastVersion';
/** The commits that change a document after a version, from the server `git`. */
export const LATER_CHANGES = 'lanser/laterChanges';
/** The files that a commit changes, from the server `git`. */
export const CHANGED_FILES = 'lanser/changedFiles';
/** The error of a query to a language server, if the query's own code did not throw this error. */
export const ANSWER = 'lanser/answer';

/** Returns the id of a server in frames. `root` is its folder relative to the workspace, or to the checkout. */
export function serverId(name: string, root: string, isCopy: boolean): string {
  const id = root === '.' ? name : `${name}:${root}`;
  return isCopy ? `${id} (copy)` : id;
}

export function toolParams({ adapter, files }: ToolRequest): unknown {
  return { tool: adapter.name, files };
}
