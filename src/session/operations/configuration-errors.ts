import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { projectConfigurations } from '../../protocol/project-configuration.ts';
import { readScopeDocument } from '../../protocol/scope-document.ts';
import { workspacePath } from '../../workspace/containment.ts';
import type { RoutedFiles } from '../../server-pool/workspace-routes.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { requestLimits } from './request-limits.ts';

/** The diagnostics of configuration files, by path relative to the workspace or, outside of it, by base name. */
export type ConfigurationErrors = ReadonlyMap<string, readonly Diagnostic[]>;

/** Returns the diagnostics of {@link projectConfigurations}, except hints, for the projects of the `routed` files. */
export async function configurationErrors(
  session: WorkspaceSession,
  routed: readonly RoutedFiles[],
  options: OperationOptions,
): Promise<ConfigurationErrors> {
  const found = new Map<string, readonly Diagnostic[]>();
  for (const { route, files } of routed) {
    const server = await session.pool.hostOf(route);
    const documents = await Promise.all(
      files.map(async (file) => {
        const name = workspacePath(session.root, file) ?? path.basename(file);
        return { file, text: (await readScopeDocument(file, name, session.readableRoot)).toString('utf8') };
      }),
    );
    const { value } = await server.answer({
      key: JSON.stringify(['configuration', files]),
      isCacheable: false,
      documents,
      ...requestLimits(session, options),
      send: async (view) => {
        const uris = files.map((file) => pathToFileURL(file).href);
        const byFile = await projectConfigurations(view, uris);
        return [...byFile].map(([file, items]) => {
          const name = workspacePath(session.root, file) ?? path.basename(file);
          const facts = items.map((item) => view.fact(name, item));
          return [
            name,
            facts.flatMap((fact) => (fact.kind === 'diagnostic' ? [fact.diagnostic] : [])),
          ] as const;
        });
      },
    });
    for (const [name, diagnostics] of value) found.set(name, diagnostics);
  }
  return found;
}
