import type { Recovered } from '../edit/apply/recover.ts';
import type { Git } from '../git/git.ts';
import type { ServerPool, ServerPoolOptions } from '../server-pool/server-pool.ts';
import type { FinishedTool, ToolRequest } from './tools/run-tool.ts';

/** Services of the machine. A recording observes them, and a replay replaces them. */
export interface HostServices {
  /** Finds Git outside of the workspace and its checkout. */
  readonly git: () => Promise<Git>;
  /** Reads a file outside of the workspace; undefined if it cannot be read. `name` is the file's name in bundles. */
  foreignFile(name: string, file: string): Promise<Uint8Array | undefined>;
  /** Counts the source files that the sparse checkout omits; see {@link omittedFiles}. */
  notCheckedOut(file: string): Promise<number>;
  openPool(options: ServerPoolOptions): ServerPool;
  /** Undoes interrupted edits. If none exist, returns `atOpening`, the recovery result when the workspace opened. */
  recovered(atOpening: Recovered): Promise<Recovered>;
  runTool(request: ToolRequest): Promise<FinishedTool>;
  /** Starts an attempt to answer a request. The returned function discards the recording of this attempt. */
  attempt(): () => void;
}
