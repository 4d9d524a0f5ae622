import { canonicalJson } from '../../bundle/canonical.ts';
import type { DiagnosticsFacts, BundleEnvironment } from '../../model/bundle.ts';
import { countBySeverity } from '../../model/diagnostic.ts';
import { lazyChecker, type LazyChecker } from '../projects/checker.ts';
import { projectRoot, sideCheckOf, type SideCheck, type SideCheckOptions } from '../side-check.ts';
import { isUnreachable } from '../evidence/unreachable-code.ts';
import type { CacheEntry } from './side-entry.ts';
import { documentVersion } from '../../bundle/blob-id.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { readScopeDocument } from '../../protocol/scope-document.ts';
import { preparePyright, type PyrightOptions } from '../../session/servers/pyright-server.ts';
import { includedFiles, type WorkspaceFiles } from '../../session/servers/workspace-files.ts';

export type CachedSide =
  | { readonly kind: 'accepted'; readonly side: SideCheck }
  | { readonly kind: 'rejected'; readonly reason: string };

/**
 * Restores a project's check from a cache entry. The lists of files and folders come from the tree. A file for
 * which the entry has diagnostics or unreachable code is checked again, because a false diagnostic of base
 * could hide an error of head. For all other files, the entry is trusted. The server starts only if needed.
 */
export async function cachedSide(
  options: SideCheckOptions,
  entry: Extract<CacheEntry, { kind: 'accepted' }>,
): Promise<CachedSide> {
  const projectOptions = { ...options, root: projectRoot(options) };
  const view = await viewProject(projectOptions);
  const { diagnostics, hints } = entry.facts;
  const facts: DiagnosticsFacts = {
    provenance: 'lsp',
    documents: view.documents,
    scope: { kind: 'workspace', files: view.files.length },
    diagnostics,
    hints,
    counts: countBySeverity(diagnostics),
  };
  const servers = lazyChecker(projectOptions);
  const side = sideCheckOf(options, { ...view, facts }, servers);
  if (side.bundle.bundleId !== entry.bundleId)
    return { kind: 'rejected', reason: 'it covers different files' };
  try {
    if (await areTheSame(view, servers, facts)) return { kind: 'accepted', side };
  } catch (error) {
    await side[Symbol.asyncDispose]();
    throw error;
  }
  await side[Symbol.asyncDispose]();
  return { kind: 'rejected', reason: 'a file with diagnostics has different ones now' };
}

async function areTheSame(
  { places }: ProjectView,
  servers: LazyChecker,
  { diagnostics, hints }: DiagnosticsFacts,
): Promise<boolean> {
  const unreachable = hints.filter(isUnreachable);
  const names = [...new Set([...diagnostics, ...unreachable].map(({ uri }) => uri))];
  if (names.length === 0) return true;
  const files = names.flatMap((name) => places.get(name) ?? []);
  // A name that is not a file of the project is never opened.
  if (files.length < names.length) return false;
  const checker = await servers.get();
  const found = await checker.diagnose(files, { kind: 'files', files: names });
  return (
    canonicalJson(found.diagnostics) === canonicalJson(diagnostics) &&
    canonicalJson(found.hints.filter(isUnreachable)) === canonicalJson(unreachable)
  );
}

/** The files, documents and environment of a project's check, read without a server. */
export interface ProjectView extends WorkspaceFiles {
  readonly environment: BundleEnvironment;
  /** The versions of the documents, by the names that facts use. */
  readonly documents: DiagnosticsFacts['documents'];
  /** The file of each document; absolute. */
  readonly places: ReadonlyMap<string, string>;
}

/** @throws LanserError E/CONFIG, E/JAIL, E/FS_PERMISSIONS, as the check itself does. */
async function viewProject(options: PyrightOptions): Promise<ProjectView> {
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
