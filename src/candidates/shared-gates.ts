import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { affectedReader } from '../affected/affected-files.ts';
import { gateWith } from '../gate/gate.ts';
import type { GateParts } from '../gate/gate-parts.ts';
import type { GateOptions } from '../gate/options.ts';
import type { Report } from '../model/report.ts';
import { sharedServer, type SharedServerOptions } from '../checker/shared-server.ts';

/** Gates that share one language server and one {@link affectedReader}. */
export interface SharedGates extends AsyncDisposable {
  /** Runs a gate with its own scratch folder. @throws LanserError as {@link gateWith} does. */
  run(
    options: GateOptions,
    parts: Pick<GateParts, 'repository' | 'resolveSides' | 'folders' | 'probe'>,
  ): Promise<Report>;
}

export function sharedGates(
  shared: Pick<SharedServerOptions, 'workbench' | 'signal' | 'servers'>,
): SharedGates {
  const { workbench } = shared;
  const server = sharedServer(shared);
  const reader = affectedReader();
  let runs = 0;
  return {
    async run(options, parts) {
      runs += 1;
      const folder = path.join(workbench.scratch.path, `gate-${runs}`);
      await mkdir(folder);
      try {
        const { report } = await gateWith(options, {
          ...parts,
          workbench: { ...workbench, scratch: { ...workbench.scratch, path: folder } },
          checkSide: server.checkSide,
          affectedReader: reader,
        });
        return report;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async [Symbol.asyncDispose]() {
      await reader[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}
