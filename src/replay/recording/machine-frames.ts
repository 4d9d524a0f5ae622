import type { ToolRequest } from '../../session/tools/run-tool.ts';

/** The `server` of frames about what the machine is asked besides language servers and Git. */
export const MACHINE = 'workspace';

/** Whether a server can be asked at all: its configuration is read, its program is there. */
export const OPEN = 'lanser/open';
/** The files that a server counts as its own. */
export const WORKSPACE_FILES = 'lanser/workspaceFiles';
/** How the servers are. */
export const STATUS = 'lanser/status';
/** What was half-written and is taken back. */
export const RECOVERED = 'lanser/recovered';
/** The run of a compiler or checker. */
export const TOOL_RUN = 'lanser/tool';
/** A file that is none of the workspace's. */
export const FOREIGN_FILE = 'lanser/foreignFile';
/** An earlier version of a file, to the server `git`. */
export const BLOB = 'lanser/blob';
/** The version of a file beside an earlier version of another, to the server `git`. */
export const BESIDE = 'lanser/beside';
/** The version of a file in a commit, to the server `git`. */
export const VERSION_AT = 'lanser/versionAt';
/** The last version of a document in which a selector is exact, to the server `git`. */
export const LAST_VERSION = 'lanser/lastVersion';
/** The commit that replaces a version of a document, to the server `git`. */
export const NEXT_CHANGE = 'lanser/nextChange';
/** A question that came to nothing, to the server that it was for. */
export const ANSWER = 'lanser/answer';

/** How frames name a server: one program over one root. */
export function serverId(name: string, root: string, isCopy: boolean): string {
  const id = root === '.' ? name : `${name}:${root}`;
  return isCopy ? `${id} (copy)` : id;
}

/** What a tool is run over. */
export function toolParams({ adapter, files }: ToolRequest): unknown {
  return { tool: adapter.name, files };
}
