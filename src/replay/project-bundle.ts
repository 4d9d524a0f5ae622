import { assembleBundle } from '../bundle/assemble.ts';
import type { BundleEnvironment, DiagnosticsBundle, DiagnosticsFacts } from '../model/bundle.ts';
import { assertValid } from '../schema/validate.ts';

/** Returns the diagnostics of a whole project as the bundle that a gate writes. */
export function projectBundle(environment: BundleEnvironment, facts: DiagnosticsFacts): DiagnosticsBundle {
  const bundle = assembleBundle({
    request: { cmd: 'diagnostics', options: { workspace: true } },
    environment: { ...environment, local: {} },
    facts,
    volatile: { snapshot: null },
  });
  return assertValid('bundle', bundle);
}
