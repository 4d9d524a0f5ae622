import type { SeededRandom } from '../../test/helpers/seeded-random.ts';

/**
 * A fault during a run of the gate. With `busy`, other processes use the processors. With `full-disk`, the temporary
 * folder is on a small file system.
 */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'full-disk'; readonly kibibytes: number }
  | { readonly kind: 'signal'; readonly signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM'; readonly afterMs: number };

export interface FaultLimits {
  /** The duration of an undisturbed run. Signals are sent within this time after the start. */
  readonly wholeMs: number;
  /** The approximate maximum size of the file system for the fault `full-disk`. */
  readonly wholeKibibytes: number;
  /** True if a small file system can be mounted. */
  readonly canMount: boolean;
}

export function drawFault(random: SeededRandom, { wholeMs, wholeKibibytes, canMount }: FaultLimits): Fault {
  const kind = random.next();
  if (kind < 0.1) return { kind: 'busy' };
  if (kind < 0.35 && canMount) {
    return { kind: 'full-disk', kibibytes: 4 + random.below(wholeKibibytes) };
  }
  const signal = random.pick(['SIGKILL', 'SIGTERM', 'SIGINT'] as const);
  return { kind: 'signal', signal, afterMs: random.below(wholeMs) };
}

/**
 * Returns true if a run with this fault may have this outcome. The checked commit introduces an error, so no run may
 * pass. A run without a fault, or beside busy processes, must report findings.
 */
export function isAllowed(fault: Fault, exitCode: number | null, conclusion: string | null): boolean {
  if (exitCode === 0 || conclusion === 'clean') return false;
  if (fault.kind === 'none' || fault.kind === 'busy') return exitCode === 1 && conclusion === 'findings';
  return true;
}
