import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import type { ServerView } from './server-view.ts';
import { AT_START, queryTsserver, tsDiagnosticOf, type TsDiagnostic } from './tsserver-diagnostics.ts';

/** An error that tsserver reports without a file. `tsc` does not print a place for it either. */
type TsError = Pick<TsDiagnostic, 'code' | 'category'> & { readonly message: string };

/** A TypeScript project with a configuration file. */
export interface ConfiguredProject {
  readonly info: { readonly projectName: string };
  /** Absolute paths of the project's sources and configuration files. */
  readonly files: readonly string[];
  readonly projectErrors: readonly TsError[];
}

/** Returns those default projects of open documents that have a configuration file. */
export async function configuredProjects(
  view: ServerView,
  uris: readonly string[],
): Promise<readonly ConfiguredProject[]> {
  const names = new Set<string>();
  for (const uri of uris) {
    const params = { file: fileURLToPath(uri), needFileNameList: false };
    const { configFileName } = await queryTsserver<{ configFileName?: string }>(view, 'projectInfo', params);
    // For a project without a configuration file, tsserver returns a generated name.
    if (configFileName?.endsWith('.json') === true) names.add(configFileName);
  }
  if (names.size === 0) return [];
  const params = { knownProjects: [] };
  const loaded = await queryTsserver<readonly ConfiguredProject[]>(view, 'synchronizeProjectList', params);
  return loaded.filter(({ info }) => names.has(info.projectName));
}

/** Returns diagnostics of the projects' configurations and imported JSON files by URI. LSP has no such request. */
export async function projectConfigurations(
  view: ServerView,
  projects: readonly ConfiguredProject[],
): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
  const found = new Map<string, readonly Diagnostic[]>();
  for (const { info, files, projectErrors } of projects) {
    const project = { projectFileName: info.projectName };
    const unplaced = await queryTsserver<readonly TsError[]>(
      view,
      'compilerOptionsDiagnostics-full',
      project,
    );
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const [uri, isBase] = [pathToFileURL(file).href, file !== info.projectName];
      // An extended configuration can belong to another project. Only that project reports all of its errors.
      if (isBase && found.has(uri)) continue;
      const params = { file, ...project };
      const placed = await queryTsserver<readonly TsDiagnostic[]>(view, 'semanticDiagnosticsSync', params);
      const others = isBase ? [] : [...projectErrors, ...unplaced];
      const atStart = others.map((error) => ({ ...error, ...AT_START, text: error.message }));
      found.set(uri, [...placed, ...atStart].map(tsDiagnosticOf));
    }
  }
  return found;
}
