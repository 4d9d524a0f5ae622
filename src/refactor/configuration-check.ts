import path from 'node:path';
import { pathAfterSteps } from '../edit/path-after.ts';
import type { TreeSteps } from '../edit/tree-step.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { Check } from '../model/bundle.ts';
import type { FileFacts } from '../session/operations/diagnostics-operation.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { languageName } from '../syntax/language-names.ts';
import { newErrors } from './new-errors.ts';

/** The diagnostics of the configuration files of the affected projects, before and after an edit. */
export interface ConfigurationPreview {
  readonly before: readonly FileFacts[];
  readonly after: readonly FileFacts[];
}

const TYPESCRIPT = /^[jt]sconfig(?:\..+)?\.json$/u;

/**
 * Returns the configuration files whose text an edit replaces or that it moves alone, by their paths before the edit.
 * These are TypeScript configurations, and files such as `pyrightconfig.json` that mark a server's root, but not
 * sources (`setup.py`).
 */
export function changedConfigurations(
  session: WorkspaceSession,
  { steps }: TreeSteps,
): readonly WorkspacePath[] {
  const markers = new Set(
    session.pool.routerFor(undefined).definitions.flatMap(({ rootMarkers }) => rootMarkers),
  );
  const edited = steps.filter((step) => step.kind === 'replace' || step.kind === 'move');
  return [...new Set(edited.map((step) => (step.kind === 'move' ? step.from : step.path)))].filter((file) => {
    const name = path.posix.basename(file);
    return languageName(file) === undefined && (TYPESCRIPT.test(name) || markers.has(name));
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
  const { before, after } = preview ?? { before: [], after: [] };
  const added = newErrors(
    before.flatMap(({ diagnostics }) => diagnostics),
    after.flatMap(({ diagnostics }) => diagnostics),
    (uri) => pathAfterSteps(steps, uri as WorkspacePath) ?? uri,
  );
  const [first] = added;
  if (first !== undefined) {
    const places = added.map(({ uri, range }) => ({ uri, range }));
    const detail = `The edit causes a new error in ${first.uri}: ${first.message} Correct the file after the edit.`;
    return [{ name, passed: false, detail, places }];
  }
  if (changed.length === 0) return [];
  const checked = new Set(after.map(({ uri }) => uri));
  const unknown = changed.filter((file) => !checked.has(pathAfterSteps(steps, file) ?? file));
  const detail =
    unknown.length === 0
      ? `The edit causes no new error in ${changed.join(', ')}.`
      : `The edit changes ${unknown.join(', ')}, which no server checks. Read the change, and run the checks of the project after the edit.`;
  return [{ name, passed: unknown.length === 0, detail }];
}
