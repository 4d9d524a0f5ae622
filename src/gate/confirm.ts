import type { Diagnostic } from '../model/diagnostic.ts';
import type { UnstableDiagnostic } from '../model/report.ts';
import type { SideName } from './both-sides.ts';
import type { Matching } from './delta.ts';

/** A matching of which only what a second check repeated is introduced or resolved. */
export interface ConfirmedDelta {
  readonly matching: Matching;
  readonly unstable: readonly UnstableDiagnostic[];
}

/** Holds two rounds over the same sides against each other. */
export function confirm(first: Matching, second: Matching): ConfirmedDelta {
  const introduced = split('after', first.introduced, second.introduced);
  const resolved = split('before', first.resolved, second.resolved);
  return {
    matching: { ...first, introduced: introduced.stable, resolved: resolved.stable },
    unstable: [...resolved.unstable, ...introduced.unstable],
  };
}

function split(
  side: SideName,
  first: readonly Diagnostic[],
  second: readonly Diagnostic[],
): { readonly stable: readonly Diagnostic[]; readonly unstable: readonly UnstableDiagnostic[] } {
  const repeats = new Map<string, Diagnostic[]>();
  for (const diagnostic of second) {
    const key = identity(diagnostic);
    const queue = repeats.get(key);
    if (queue === undefined) repeats.set(key, [diagnostic]);
    else queue.push(diagnostic);
  }
  const stable: Diagnostic[] = [];
  const unstable: UnstableDiagnostic[] = [];
  for (const diagnostic of first) {
    if (repeats.get(identity(diagnostic))?.pop() === undefined)
      unstable.push({ side, seen: 'first', diagnostic });
    else stable.push(diagnostic);
  }
  for (const diagnostic of [...repeats.values()].flat()) unstable.push({ side, seen: 'second', diagnostic });
  return { stable, unstable };
}

function identity(diagnostic: Diagnostic): string {
  return JSON.stringify([
    diagnostic.uri,
    diagnostic.range,
    diagnostic.severity,
    diagnostic.rule,
    diagnostic.message,
  ]);
}
