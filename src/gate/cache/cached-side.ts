import { canonicalJson } from '../../bundle/canonical.ts';
import { lazyChecker, type LazyChecker } from '../../checker/checker.ts';
import { projectRoot, sideCheckOf, type SideCheck, type SideCheckOptions } from '../../checker/side-check.ts';
import type { DiagnosticsFacts } from '../../model/bundle.ts';
import { countBySeverity } from '../../model/diagnostic.ts';
import { projectBundle } from '../../replay/project-bundle.ts';
import { viewProject, type ProjectView } from '../../server-pool/project-view.ts';
import { isUnreachable } from '../evidence/unreachable-code.ts';
import { entryText, readEntry, type CacheEntry } from './side-entry.ts';
import type { BaseCache } from './side-key.ts';

/** Restores base's check from its cache entry. Returns undefined without a usable entry. */
export async function readBaseSide(
  options: SideCheckOptions,
  { cache, key }: BaseCache,
): Promise<SideCheck | undefined> {
  const { host, label } = options;
  const text = await cache.get(key);
  if (text === undefined) return undefined;
  const entry = readEntry(key, text);
  const restored = entry.kind === 'accepted' ? await restoreSide(options, entry) : entry.reason;
  if (typeof restored === 'string') {
    host.log(`${label}: ignoring the cache entry ${key}: ${restored}`);
    return undefined;
  }
  host.log(`${label}: using the cache entry ${key}`);
  return restored;
}

/** Caches base's check. Skips a check that is too large, or that could not be restored. */
export async function writeBaseSide({ cache, key }: BaseCache, side: SideCheck): Promise<void> {
  const text = isWhole(side) ? entryText(key, side.bundle) : undefined;
  if (text !== undefined) await cache.put(key, text);
}

/** Returns false for lone surrogates in facts. A bundle cannot contain them, so the cache could not restore them. */
function isWhole({ bundle, facts }: SideCheck): boolean {
  return JSON.stringify(bundle.facts) === JSON.stringify(facts);
}

/**
 * Restores a project's check from a cache entry. Checks files with diagnostics or unreachable code again, because a
 * false diagnostic of base could hide an error of head. For all other files, trusts the entry. Returns the reason if
 * the entry is rejected.
 */
async function restoreSide(
  options: SideCheckOptions,
  entry: Extract<CacheEntry, { kind: 'accepted' }>,
): Promise<SideCheck | string> {
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
  if (projectBundle(view.environment, facts).bundleId !== entry.bundleId) {
    return 'it has different files or a different configuration';
  }
  const servers = lazyChecker(projectOptions);
  const names = Object.keys(view.documents);
  const side = sideCheckOf(options, { ...view, names, facts }, servers);
  try {
    if (await areTheSame(view, servers, facts)) return side;
  } catch (error) {
    await side[Symbol.asyncDispose]();
    throw error;
  }
  await side[Symbol.asyncDispose]();
  return 'the diagnostics of a file have changed';
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
  // The entry names a file outside of the project, which the server must not open.
  if (files.length < names.length) return false;
  const checker = await servers.get();
  const found = await checker.diagnose(files, { kind: 'files', files: names });
  return (
    canonicalJson(found.diagnostics) === canonicalJson(diagnostics) &&
    canonicalJson(found.hints.filter(isUnreachable)) === canonicalJson(unreachable)
  );
}
