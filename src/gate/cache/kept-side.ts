import { canonicalJson } from '../../bundle/canonical.ts';
import type { DiagnosticsFacts } from '../../model/bundle.ts';
import { countBySeverity } from '../../model/diagnostic.ts';
import { openChecker, type Checker } from '../projects/checker.ts';
import { projectBundle } from '../../replay/project-bundle.ts';
import { viewProject, type ProjectView } from '../projects/project-view.ts';
import {
  checkedSide,
  foldersOfTree,
  projectRoot,
  rechecks,
  type SideCheck,
  type SideCheckOptions,
} from '../side-check.ts';
import { isUnreachable } from '../evidence/unreachable-code.ts';
import type { KeptEntry } from './side-entry.ts';

export type KeptSide =
  | { readonly kind: 'kept'; readonly side: SideCheck }
  | { readonly kind: 'doubtful'; readonly reason: string };

/**
 * Restores a project's check from a cache entry. Files and folders come from the tree. A file with
 * diagnostics or unreachable code in the entry is checked again, because a false diagnostic could hide one of
 * head's; for all others the entry is trusted. The server starts when it is first needed, so it may never
 * start.
 */
export async function keptSide(
  options: SideCheckOptions,
  entry: Extract<KeptEntry, { kind: 'kept' }>,
): Promise<KeptSide> {
  const view = await viewProject({ ...options, root: projectRoot(options) });
  const facts = factsOf(view, entry.facts);
  const bundle = projectBundle(view.environment, facts);
  if (bundle.bundleId !== entry.bundleId) return { kind: 'doubtful', reason: 'it covers different files' };
  const servers = lazyChecker(options);
  const side: SideCheck = {
    bundle,
    files: view.files,
    facts,
    leftOut: foldersOfTree(options, view.leftOut),
    ...checkedSide(options, facts),
    ...rechecks(options, view.files, async (signal) => servers.startOver(signal)),
    [Symbol.asyncDispose]: async () => servers[Symbol.asyncDispose](),
  };
  try {
    if (await areTheSame(view, servers, facts)) return { kind: 'kept', side };
  } catch (error) {
    await servers[Symbol.asyncDispose]();
    throw error;
  }
  await servers[Symbol.asyncDispose]();
  return { kind: 'doubtful', reason: 'a file with diagnostics has different ones now' };
}

function factsOf(
  { files, documents }: ProjectView,
  { diagnostics, hints }: DiagnosticsFacts,
): DiagnosticsFacts {
  return {
    provenance: 'lsp',
    documents,
    scope: { kind: 'workspace', files: files.length },
    diagnostics,
    hints,
    counts: countBySeverity(diagnostics),
  };
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

interface LazyChecker extends AsyncDisposable {
  get(): Promise<Checker>;
  /** Returns a checker that has evaluated nothing yet. */
  startOver(signal: AbortSignal): Promise<Checker>;
}

function lazyChecker(options: SideCheckOptions): LazyChecker {
  const given = { ...options, root: projectRoot(options) };
  let opened: Promise<Checker> | undefined;
  return {
    get: async () => (opened ??= openChecker(given)),
    async startOver(signal) {
      const label = `${options.label} again`;
      opened =
        opened === undefined
          ? openChecker({ ...given, label, signal })
          : (await opened).startOver(label, signal);
      return opened;
    },
    async [Symbol.asyncDispose]() {
      await (await opened?.catch(() => undefined))?.[Symbol.asyncDispose]();
    },
  };
}
