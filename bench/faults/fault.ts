import type { SeededRandom } from '../../test/schema/seeded-random.ts';

/** The faults, drawn by seed, and the outcomes that each allows. */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'full-disk'; readonly kibibytes: number }
  | { readonly kind: 'signal'; readonly signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM'; readonly afterMs: number };

export interface FaultLimits {
  /** The time of an undisturbed run: signals arrive within it. */
  readonly wholeMs: number;
  /** The room that an undisturbed run takes. */
  readonly wholeKibibytes: number;
  /** A small file system can be mounted. */
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

/** A run that reaches its end says findings or that it could not decide; it never passes. */
export function isAllowed(fault: Fault, exitCode: number | null, conclusion: string | null): boolean {
  if (exitCode === 0 || conclusion === 'clean') return false;
  if (fault.kind === 'none' || fault.kind === 'busy') return exitCode === 1 && conclusion === 'findings';
  return true;
}
