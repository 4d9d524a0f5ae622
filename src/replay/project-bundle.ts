import { assembleBundle } from '../bundle/assemble.ts';
import type { BundleEnvironment, DiagnosticsBundle, DiagnosticsFacts } from '../model/bundle.ts';
import { assertValid } from '../schema/validate.ts';

/** Returns a gate's bundle. `files` are those of base and head together, so that both bundles have equal requests. */
export function projectBundle(
  environment: BundleEnvironment,
  facts: DiagnosticsFacts,
  files?: readonly string[],
): DiagnosticsBundle {
  const bundle = assembleBundle({
    request: { cmd: 'diagnostics', options: files === undefined ? { workspace: true } : { files } },
    environment: { ...environment, local: {} },
    facts,
    volatile: { snapshot: null },
  });
  return assertValid('bundle', bundle);
}
