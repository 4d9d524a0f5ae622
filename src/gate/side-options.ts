import type { TreeCheckOptions } from '../checker/side-check.ts';
import type { Host } from '../model/host.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { GateTools } from './gate-tools.ts';
import type { TreesOnDisk } from './trees-on-disk.ts';

/** The input that is the same for the checks of a project in base and in head. */
export interface SideRun {
  readonly host: Host;
  readonly workbench: Workbench;
  readonly tools: GateTools;
  readonly trees: TreesOnDisk;
  readonly workingDirectory: string;
  readonly timeoutMs: number;
}

export async function sideOptions(
  run: SideRun,
  side: SideName,
  signal: AbortSignal,
): Promise<TreeCheckOptions> {
  const { host, workbench, tools, workingDirectory, timeoutMs } = run;
  const project = workingDirectory === '.' ? '' : ` ${workingDirectory}`;
  return {
    host,
    ...workbench,
    ...(await tools.forTree(run.trees[side], workingDirectory)),
    readableRoot: run.trees[side],
    image: run.trees.images[side],
    workingDirectory,
    label: `${side}${project}`,
    timeoutMs,
    signal,
  };
}
