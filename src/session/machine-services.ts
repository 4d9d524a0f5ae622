import { readFile } from 'node:fs/promises';
import { findGit } from '../git/git.ts';
import type { Host } from '../model/host.ts';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { openServerPool } from '../server-pool/server-pool.ts';
import type { HostServices } from './host-services.ts';
import { omittedFiles } from './omitted-files.ts';
import { runTool } from './tools/run-tool.ts';

/** Returns this machine's services for the workspace `root` (absolute, links resolved). */
export function machineServices(host: Host, root: string, signal: AbortSignal): HostServices {
  const services: HostServices = {
    git: async () => findGit(host, [root]),
    foreignFile: async (_name, file) => readFile(file).catch(() => undefined),
    notCheckedOut: async (file) => omittedFiles({ services, root, signal }, file),
    openPool: openServerPool,
    async recovered(atOpening) {
      const now = await recoverFolder({ host, signal }, root);
      return now.kind === 'nothing' ? atOpening : now;
    },
    runTool,
    attempt: () => () => {},
  };
  return services;
}
