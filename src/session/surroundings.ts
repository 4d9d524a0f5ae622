import { readFile } from 'node:fs/promises';
import { findGit, type Git } from '../git/git.ts';
import type { Recovered } from '../edit/apply/recover.ts';
import type { Host } from '../model/host.ts';
import { recoverFolder } from './edits/write-steps.ts';
import { runTool, type FinishedTool, type ToolRequest } from './tools/run-tool.ts';
import { openServerPool, type ServerPool, type ServerPoolOptions } from './servers/server-pool.ts';

/**
 * What operations take from the machine besides the workspace's files. A recording listens here, and a replay
 * answers in its place.
 */
export interface Surroundings {
  /** Git from outside of the workspace. @throws LanserError E/USAGE where it is not installed. */
  readonly git: () => Promise<Git>;
  /** A file that is none of the workspace's, by its name in artifacts; undefined where it cannot be read. */
  foreignFile(name: string, file: string): Promise<Uint8Array | undefined>;
  /** The servers of the workspace, or of a copy of it. */
  openPool(options: ServerPoolOptions): ServerPool;
  /** What was half-written and is taken back: by now, or else when the workspace was opened. */
  recovered(atOpening: Recovered): Promise<Recovered>;
  /** Runs a compiler or checker. @throws LanserError of its run. */
  runTool(request: ToolRequest): Promise<FinishedTool>;
  /** An attempt begins at an answer; the result says that it is given up for another one. */
  attempt(): () => void;
}

export function machine(host: Host, root: string, signal: AbortSignal): Surroundings {
  return {
    git: async () => findGit(host, [root]),
    foreignFile: async (_name, file) => readFile(file).catch(() => undefined),
    openPool: openServerPool,
    async recovered(atOpening) {
      const now = await recoverFolder({ host, signal }, root);
      return now.kind === 'nothing' ? atOpening : now;
    },
    runTool,
    attempt: () => () => {},
  };
}
