import type { GateBundle } from '../gate/gate.ts';
import type { DeltaDiagnostic } from '../model/report.ts';

/** Returns head's diagnostics, with names relative to the repository's root. */
export function existingDiagnostics(bundles: readonly GateBundle[]): readonly DeltaDiagnostic[] {
  return bundles
    .filter(({ side }) => side === 'after')
    .flatMap(({ workingDirectory, bundle }) =>
      (bundle.facts?.diagnostics ?? []).map((diagnostic) => ({
        ...diagnostic,
        uri: workingDirectory === '.' ? diagnostic.uri : `${workingDirectory}/${diagnostic.uri}`,
      })),
    );
}
