import { assembleBundle } from '../bundle/assemble.ts';
import type { BundleEnvironment, DiagnosticsBundle, DiagnosticsFacts } from '../model/bundle.ts';
import { assertValid } from '../schema/validate.ts';

/**
 * Creates the bundle of a project check. `files` are the checked files; undefined for all files of the project. The
 * caller passes the same `files` for base and head, so that the two bundles have equal requests.
 */
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
