import { documentVersion } from '../bundle/blob-id.ts';
import type { BundleEnvironment, DiagnosticsFacts } from '../model/bundle.ts';
import { compareCodeUnits } from '../model/range.ts';
import { readScopeDocument } from '../protocol/scope-document.ts';
import { preparePyright, type PyrightOptions } from './pyright-server.ts';
import { includedFiles, type WorkspaceFiles } from './workspace-files.ts';

/** The inputs of a project's check: its files and its environment, read without a server. */
export interface ProjectView extends WorkspaceFiles {
  readonly environment: BundleEnvironment;
  /** The versions of the files, by the names that bundles use. */
  readonly documents: DiagnosticsFacts['documents'];
  /** The absolute path of each file, by its name in `documents`. */
  readonly places: ReadonlyMap<string, string>;
}

/**
 * Reads the configuration and the files of a project.
 *
 * @throws LanserError the errors of {@link preparePyright}, {@link includedFiles} and {@link readScopeDocument}.
 */
export async function viewProject(options: PyrightOptions): Promise<ProjectView> {
  const server = await preparePyright(options);
  const { environment, roots, readableRoot } = server;
  const included = await includedFiles(server, options.host.platform);
  const versions: [string, string][] = [];
  const places = new Map<string, string>();
  for (const file of included.files) {
    const name = roots.nameOf(file);
    places.set(name, file);
    versions.push([name, documentVersion(await readScopeDocument(file, name, readableRoot))]);
  }
  versions.sort(([left], [right]) => compareCodeUnits(left, right));
  return { ...included, environment, documents: Object.fromEntries(versions), places };
}
