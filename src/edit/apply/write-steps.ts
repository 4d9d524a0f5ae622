import { mkdir } from 'node:fs/promises';
import { applySteps } from './apply-steps.ts';
import { needsRecovery } from './state-folder.ts';
import { recover, type Recovered } from './recover.ts';
import type { TreeSteps } from '../tree-step.ts';
import type { Host } from '../../model/host.ts';
import { startJanitor } from '../../workspace/janitor.ts';

/** What writing takes of an open workspace. */
export interface Writing {
  readonly host: Host;
  readonly signal: AbortSignal;
  /** A folder outside of the tree for what undoes the work, absolute; default: {@link applySteps} decides. */
  readonly stateFolder?: string | undefined;
}

/** How long another process that writes may go on before we give up. */
const WAIT_MS = 10_000;

/** Writes all steps to a folder (absolute), or none. */
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
 * Undoes what a process that was killed has left half-written. A look at the disk where that is nothing.
 * `lenient`, for who only reads: state that is damaged, or of another folder, is left alone.
 */
export async function recoverFolder(
  { host, signal }: Writing,
  root: string,
  { lenient = false }: { readonly lenient?: boolean } = {},
): Promise<Recovered> {
  if (!needsRecovery(root)) return { kind: 'nothing' };
  const recovered = await recover({ root, signal, waitMs: WAIT_MS, log: host.log, lenient });
  if (recovered.kind === 'undone') {
    host.log(`a killed process had half-written an edit; changes taken back: ${recovered.files}`);
  }
  return recovered;
}
