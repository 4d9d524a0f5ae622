import { mkdir } from 'node:fs/promises';
import type { Host } from '../../model/host.ts';
import { startJanitor } from '../../workspace/janitor.ts';
import type { TreeSteps } from '../tree-step.ts';
import { applySteps } from './apply-steps.ts';
import { needsRecovery } from './state-folder.ts';
import { recover, type Recovered } from './recover.ts';

/** The properties of an open workspace that a write needs. */
export interface Writing {
  readonly host: Host;
  readonly signal: AbortSignal;
  /** An absolute folder outside the tree for the undo data. Default: in the Git directory or workspace. */
  readonly stateFolder?: string | undefined;
}

const WAIT_MS = 10_000;

/**
 * Writes all steps, or none, below the absolute folder `root`. Waits up to 10 seconds while another process writes.
 *
 * @throws LanserError as {@link applySteps}; a system error if `stateFolder` cannot be created.
 */
export async function writeSteps(
  { host, signal, stateFolder }: Writing,
  root: string,
  steps: TreeSteps,
): Promise<void> {
  await using janitor = startJanitor(host);
  if (stateFolder !== undefined) await mkdir(stateFolder, { recursive: true });
  await applySteps({ root, steps, stateFolder, host, janitor, signal, waitMs: WAIT_MS });
}

/**
 * Undoes the unfinished edit of a killed process, and removes the leftovers. Does not search `stateFolder`.
 *
 * @throws LanserError as {@link recover}.
 */
export async function recoverFolder({ host, signal }: Writing, root: string): Promise<Recovered> {
  if (!needsRecovery(root)) return { kind: 'nothing' };
  const recovered = await recover({ root, signal, waitMs: WAIT_MS, log: host.log });
  if (recovered.kind === 'undone') {
    host.log(`undid the unfinished edit of a killed process; reverted changes: ${recovered.files}`);
  }
  return recovered;
}
