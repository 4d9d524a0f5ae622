import type { Recovered } from '../edit/apply/recover.ts';
import type { Git } from '../git/git.ts';
import type { ServerPool, ServerPoolOptions } from '../server-pool/server-pool.ts';
import type { FinishedTool, ToolRequest } from './tools/run-tool.ts';

/** Services of the machine. A recording observes them, and a replay replaces them. */
export interface HostServices {
  /** Finds Git outside of the workspace and its checkout. @throws LanserError E/USAGE if PATH has no such program. */
  readonly git: () => Promise<Git>;
  /** Reads a file outside of the workspace; undefined if it cannot be read. `name` is the file's name in bundles. */
  foreignFile(name: string, file: string): Promise<Uint8Array | undefined>;
  /** Opens the servers of the workspace, or of a copy of it. */
  openPool(options: ServerPoolOptions): ServerPool;
  /** Undoes interrupted edits. Without any, returns `atOpening`, the result from the opening of the workspace. */
  recovered(atOpening: Recovered): Promise<Recovered>;
  /** Runs a compiler or checker. @throws LanserError if the run fails. */
  runTool(request: ToolRequest): Promise<FinishedTool>;
  /** Starts an attempt to answer a request. The returned function discards the recording of this attempt. */
  attempt(): () => void;
}
