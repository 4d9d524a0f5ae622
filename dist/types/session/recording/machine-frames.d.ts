import type { ToolRequest } from '../tools/run-tool.ts';
/** The `server` of frames about what the machine is asked besides language servers and Git. */
export declare const MACHINE = "workspace";
/** Whether a server can be asked at all: its configuration is read, its program is there. */
export declare const OPEN = "lanser/open";
/** The files that a server counts as its own. */
export declare const WORKSPACE_FILES = "lanser/workspaceFiles";
/** How the servers are. */
export declare const STATUS = "lanser/status";
/** What was half-written and is taken back. */
export declare const RECOVERED = "lanser/recovered";
/** The run of a compiler or checker. */
export declare const TOOL_RUN = "lanser/tool";
/** A file that is none of the workspace's. */
export declare const FOREIGN_FILE = "lanser/foreignFile";
/** An earlier version of a file, to the server `git`. */
export declare const BLOB = "lanser/blob";
/** The version of a file beside an earlier version of another, to the server `git`. */
export declare const BESIDE = "lanser/beside";
/** A question that came to nothing, to the server that it was for. */
export declare const ANSWER = "lanser/answer";
/** How frames name a server: one program over one root. */
export declare function serverId(name: string, root: string, isCopy: boolean): string;
/** What a tool is run over. */
export declare function toolParams({ adapter, files }: ToolRequest): unknown;
