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

/** Restores base's check from its cache entry. Returns undefined if the entry is missing, unreadable or rejected. */
export async function readBaseSide(
  options: SideCheckOptions,
  { cache, key }: BaseCache,
): Promise<SideCheck | undefined> {
  const { host, label } = options;
  const text = await cache.get(key);
  if (text === undefined) return undefined;
  const entry = readEntry(key, text);
  const trusted = entry.kind === 'accepted' ? await restoreSide(options, entry) : entry;
  if (trusted.kind === 'accepted') {
    host.log(`${label}: using the cache entry ${key}`);
    return trusted.side;
  }
  host.log(`${label}: ignoring the cache entry ${key}: ${trusted.reason}`);
  return undefined;
}

/** Caches base's check. Skips a check that is too large, or that could not be restored. */
export async function writeBaseSide({ cache, key }: BaseCache, side: SideCheck): Promise<void> {
  const text = isWhole(side) ? entryText(key, side.bundle) : undefined;
  if (text !== undefined) await cache.put(key, text);
}

/** Returns false for facts with lone surrogates. The bundle replaces them, so the cache cannot restore them. */
function isWhole({ bundle, facts }: SideCheck): boolean {
  return JSON.stringify(bundle.facts) === JSON.stringify(facts);
}

type RestoredSide =
  | { readonly kind: 'accepted'; readonly side: SideCheck }
  | { readonly kind: 'rejected'; readonly reason: string };

/**
 * Restores base's check of a project from a cache entry. The lists of files and folders come from the tree, not from
 * the entry. Files with diagnostics or unreachable code in the entry are checked again. Otherwise, a false entry
 * could make new errors or new unreachable code of head look old. For all other files, the entry is trusted.
 */
async function restoreSide(
  options: SideCheckOptions,
  entry: Extract<CacheEntry, { kind: 'accepted' }>,
): Promise<RestoredSide> {
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
  if (projectBundle(view.environment, facts).bundleId !== entry.bundleId)
    return { kind: 'rejected', reason: 'it has different files or a different configuration' };
  const servers = lazyChecker(projectOptions);
  const names = Object.keys(view.documents);
  const side = sideCheckOf(options, { ...view, names, facts }, servers);
  try {
    if (await areTheSame(view, servers, facts)) return { kind: 'accepted', side };
  } catch (error) {
    await side[Symbol.asyncDispose]();
    throw error;
  }
  await side[Symbol.asyncDispose]();
  return { kind: 'rejected', reason: 'its diagnostics or unreachable code are not those of the files' };
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
  // A false entry can name files outside of the project. The server must not open these files.
  if (files.length < names.length) return false;
  const checker = await servers.get();
  const found = await checker.diagnose(files, { kind: 'files', files: names });
  return (
    canonicalJson(found.diagnostics) === canonicalJson(diagnostics) &&
    canonicalJson(found.hints.filter(isUnreachable)) === canonicalJson(unreachable)
  );
}
