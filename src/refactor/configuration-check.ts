import path from 'node:path';
import { pathAfterSteps } from '../edit/path-after.ts';
import type { TreeSteps } from '../edit/tree-step.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { Check } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ConfigurationErrors } from '../session/operations/configuration-errors.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { languageName } from '../syntax/language-names.ts';
import { newErrors } from './new-errors.ts';

/** The diagnostics of the configuration files of the affected projects, before and after an edit. */
export interface ConfigurationPreview {
  readonly before: ConfigurationErrors;
  readonly after: ConfigurationErrors;
}

const TYPESCRIPT = /^[jt]sconfig(?:\..+)?\.json$/u;

/**
 * Returns the configuration files whose text an edit replaces, by their paths before the edit. These are TypeScript
 * configurations, and files such as `pyrightconfig.json` that mark a server's root, but not sources (`setup.py`).
 */
export function changedConfigurations(
  session: WorkspaceSession,
  { steps }: TreeSteps,
): readonly WorkspacePath[] {
  const markers = new Set(
    session.pool.routerFor(undefined).definitions.flatMap(({ rootMarkers }) => rootMarkers),
  );
  return steps.flatMap((step) => {
    if (step.kind !== 'replace' || languageName(step.path) !== undefined) return [];
    const name = path.posix.basename(step.path);
    return TYPESCRIPT.test(name) || markers.has(name) ? [step.path] : [];
  });
}

/**
 * Returns a check that fails for a new error in a configuration file, and for a changed configuration file that no
 * server checks. Returns no check if neither a changed configuration file nor such an error exists.
 */
export function configurationCheck(
  changed: readonly WorkspacePath[],
  { steps }: TreeSteps,
  preview: ConfigurationPreview | undefined,
): readonly Check[] {
  const name = 'configuration';
  const after = preview?.after ?? new Map<string, readonly Diagnostic[]>();
  const added = newErrors(
    [...(preview?.before.values() ?? [])].flat(),
    [...after.values()].flat(),
    (uri) => pathAfterSteps(steps, uri as WorkspacePath) ?? uri,
  );
  const [first] = added;
  if (first !== undefined) {
    const places = added.map(({ uri, range }) => ({ uri, range }));
    const detail = `The edit causes a new error in ${first.uri}: ${first.message} Correct the file after the edit.`;
    return [{ name, passed: false, detail, places }];
  }
  if (changed.length === 0) return [];
  const unknown = changed.filter((file) => !after.has(pathAfterSteps(steps, file) ?? file));
  const detail =
    unknown.length === 0
      ? `The edit causes no new error in ${changed.join(', ')}.`
      : `The edit changes ${unknown.join(', ')}, which no server checks. Read the change, and run the checks of the project after the edit.`;
  return [{ name, passed: unknown.length === 0, detail }];
}
