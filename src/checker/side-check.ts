// checker/ checks a project on one side: base or head. It does not depend on the other side or on the use of
// the diagnostics.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BundleEnvironment, DiagnosticsBundle, DiagnosticsFacts, Hint, Scope } from '../model/bundle.ts';
import { countBySeverity, type Diagnostic } from '../model/diagnostic.ts';
import { compareCodeUnits } from '../model/range.ts';
import { LanserError } from '../model/lanser-error.ts';
import { viewProject } from '../server-pool/project-view.ts';
import { projectBundle } from '../replay/project-bundle.ts';
import type { OperationRecord } from '../replay/recording/operation-record.ts';
import type { PyrightOptions } from '../server-pool/pyright-server.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { TreeImage } from '../trees/tree-image.ts';
import type { WorkspaceFiles } from '../server-pool/workspace-files.ts';
import { lazyChecker, type Checker, type LazyChecker } from './checker.ts';
import { AROUND_PROJECT } from './recorded-check.ts';

/** The result of a project's check. All names are relative to the repository's root. */
export interface CheckedSide {
  /** The checked files. */
  readonly documents: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly hints: readonly Hint[];
}

/** A checked project of one side, and its server. If the check needed no server, `recheck` or `repeat` starts it. */
export interface SideCheck extends CheckedSide, AsyncDisposable {
  /** In `bundle` and `facts`, names are relative to the project's folder, or begin with {@link AROUND_PROJECT}. */
  readonly bundle: DiagnosticsBundle;
  readonly facts: DiagnosticsFacts;
  /** All files of the project, including files that are not checked, relative to the repository's root. */
  readonly projectFiles: ReadonlySet<string>;
  /** The absolute paths of the checked files, in the order of the check. */
  readonly files: readonly string[];
  /** Folders that the configuration includes, but that the server skips, relative to the repository's root. */
  readonly leftOut: ReadonlySet<string>;
  /** Checks files of the project again, in the reverse order of `uris`. The server evaluates all types again. */
  recheck(uris: readonly string[], signal: AbortSignal): Promise<CheckedSide & AsyncDisposable>;
  /** Checks the same files again in the same order. Pyright parses the files and evaluates all types again. */
  repeat(signal: AbortSignal): Promise<CheckedSide & AsyncDisposable>;
}

export interface SideCheckOptions extends Omit<PyrightOptions, 'root'> {
  /** The project's folder, relative to the repository's root. */
  readonly workingDirectory: string;
  /** The record of the check: the messages of the server, and the files' versions. Not used if `only` is set. */
  readonly record?: OperationRecord | undefined;
  /** The files to check, relative to the repository's root, if they belong to the project. Default: all files. */
  readonly only?: ReadonlySet<string> | undefined;
}

export interface TreeCheckOptions extends SideCheckOptions {
  readonly image: TreeImage;
}

export type CheckSide = (side: SideName, options: TreeCheckOptions) => Promise<SideCheck>;

/** Checks a project of one side, by default with its own server. Disposes of the server after a failure. */
export async function checkSide(
  options: SideCheckOptions,
  servers: LazyChecker = lazyChecker({ ...options, root: projectRoot(options) }),
): Promise<SideCheck> {
  try {
    if (options.only !== undefined) return await checkSelected(options, options.only, servers);
    const checker = await servers.get();
    const { environment } = checker;
    const { files, leftOut } = await checker.workspaceFiles();
    const { record } = options;
    const facts = await checker.diagnose(files, { kind: 'workspace', files: files.length }, record);
    const names = Object.keys(facts.documents);
    return sideCheckOf(options, { environment, files, leftOut, names, facts }, servers);
  } catch (error) {
    await servers[Symbol.asyncDispose]();
    throw error;
  }
}

async function checkSelected(
  options: SideCheckOptions,
  only: ReadonlySet<string>,
  servers: LazyChecker,
): Promise<SideCheck> {
  const view = await viewProject({ ...options, root: projectRoot(options) });
  const names = Object.keys(view.documents);
  const nothing: DiagnosticsFacts = {
    provenance: 'lsp',
    documents: {},
    scope: { kind: 'files', files: [] },
    diagnostics: [],
    hints: [],
    counts: countBySeverity([]),
  };
  const selected = [...view.places].filter(([name]) =>
    only.has(repositoryPath(options.workingDirectory, name)),
  );
  const files = selected.map(([, file]) => file);
  if (files.length === 0) return sideCheckOf(options, { ...view, names, files, facts: nothing }, servers);
  const checker = await servers.get();
  // Throws if the server and lanser count the files of the project (also the unchecked ones) differently.
  const { leftOut } = await checker.workspaceFiles();
  const facts = await checker.diagnose(files, { kind: 'files', files: selected.map(([name]) => name) });
  return sideCheckOf(options, { environment: checker.environment, leftOut, names, files, facts }, servers);
}

interface ProjectFacts extends WorkspaceFiles {
  readonly environment: BundleEnvironment;
  /** All files of the project, relative to its folder. */
  readonly names: readonly string[];
  readonly facts: DiagnosticsFacts;
}

/**
 * Creates the result of a check from its facts.
 *
 * @throws LanserError E/INCONCLUSIVE if the project is below the repository's root, and a file's path in the project
 * begins with {@link AROUND_PROJECT}.
 */
export function sideCheckOf(
  options: SideCheckOptions,
  { environment, files, leftOut, names, facts }: ProjectFacts,
  servers: LazyChecker,
): SideCheck {
  const { readableRoot, workingDirectory, only } = options;
  refuseAmbiguous(options, names);
  const check = async (
    checker: Checker,
    absolute: readonly string[],
    scope: Scope,
  ): Promise<CheckedSide & AsyncDisposable> => ({
    ...checkedSide(options, await checker.diagnose(absolute, scope)),
    [Symbol.asyncDispose]: async () => checker[Symbol.asyncDispose](),
  });
  return {
    bundle: projectBundle(environment, facts, only && projectNames(workingDirectory, only)),
    projectFiles: new Set(names.map((name) => repositoryPath(workingDirectory, name))),
    files,
    facts,
    leftOut: new Set(leftOut.map((folder) => path.relative(readableRoot, folder))),
    ...checkedSide(options, facts),
    recheck: async (uris, signal) => {
      const absolute = uris.toReversed().map((uri) => path.join(readableRoot, uri));
      const checker = await servers.evaluateAnew(absolute, signal);
      return check(checker, absolute, { kind: 'files', files: [...uris] });
    },
    repeat: async (signal) => check(await servers.startOver(signal), files, facts.scope),
    [Symbol.asyncDispose]: async () => servers[Symbol.asyncDispose](),
  };
}

export function projectRoot(options: SideCheckOptions): string {
  return path.join(options.readableRoot, options.workingDirectory);
}

function checkedSide(options: SideCheckOptions, facts: DiagnosticsFacts): CheckedSide {
  const inRepository = (uri: string): string => repositoryPath(options.workingDirectory, uri);
  return {
    documents: new Set(Object.keys(facts.documents).map(inRepository)),
    diagnostics: facts.diagnostics.map((found) => ({ ...found, uri: inRepository(found.uri) })),
    hints: facts.hints.map((hint) => ({ ...hint, uri: inRepository(hint.uri) })),
  };
}

function refuseAmbiguous(options: SideCheckOptions, names: readonly string[]): void {
  if (options.workingDirectory === '.') return;
  const root = projectRoot(options);
  const name = names.find((one) => one.startsWith(AROUND_PROJECT) && existsSync(path.join(root, one)));
  if (name === undefined) return;
  const file = `${options.workingDirectory}/${name}`;
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The path of ${JSON.stringify(file)} in its project begins with "${AROUND_PROJECT}". This prefix is reserved for files outside of the project. Rename the file or folder.`,
    { path: file },
  );
}

/** Converts a name in the project's bundle to a path from the repository's root, perhaps outside of the project. */
export function repositoryPath(workingDirectory: string, uri: string): string {
  if (workingDirectory === '.') return uri;
  return uri.startsWith(AROUND_PROJECT) ? uri.slice(AROUND_PROJECT.length) : `${workingDirectory}/${uri}`;
}

/** Converts paths in the repository to names in the project's bundle, sorted. Omits files that are not sources. */
function projectNames(workingDirectory: string, names: ReadonlySet<string>): readonly string[] {
  const folder = `${workingDirectory}/`;
  const nameOf = (name: string): string =>
    workingDirectory === '.'
      ? name
      : name.startsWith(folder)
        ? name.slice(folder.length)
        : AROUND_PROJECT + name;
  return [...names]
    .filter((name) => /\.pyi?$/u.test(name))
    .map(nameOf)
    .toSorted(compareCodeUnits);
}
