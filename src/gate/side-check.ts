import path from 'node:path';
import type { BundleEnvironment, DiagnosticsBundle, DiagnosticsFacts, Hint, Scope } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { lazyChecker, type Checker, type LazyChecker } from './projects/checker.ts';
import { projectBundle } from '../replay/project-bundle.ts';
import type { OperationRecord } from '../replay/recording/operation-record.ts';
import type { PyrightOptions } from '../session/servers/pyright-server.ts';
import type { WorkspaceFiles } from '../session/servers/workspace-files.ts';

/** The result of a project's check. All names are relative to the repository's root. */
export interface CheckedSide {
  readonly documents: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly hints: readonly Hint[];
}

/** A checked project of one side, with the server still running. */
export interface SideCheck extends CheckedSide, AsyncDisposable {
  readonly bundle: DiagnosticsBundle;
  readonly facts: DiagnosticsFacts;
  /** The checked files in their order; absolute. */
  readonly files: readonly string[];
  /** Folders that are included but that the server skips. */
  readonly leftOut: ReadonlySet<string>;
  /** Checks some files of the project again in a fresh program of the same process, in reverse order. */
  recheck(uris: readonly string[], signal: AbortSignal): Promise<CheckedSide & AsyncDisposable>;
  /** Checks the whole project again in a fresh program of the same process, in the same order. */
  repeat(signal: AbortSignal): Promise<CheckedSide & AsyncDisposable>;
}

export interface SideCheckOptions extends Omit<PyrightOptions, 'root'> {
  /** Relative to the tree. */
  readonly workingDirectory: string;
  /** The record of all traffic between lanser and the server. */
  readonly record?: OperationRecord | undefined;
}

export async function checkSide(options: SideCheckOptions): Promise<SideCheck> {
  const servers = lazyChecker({ ...options, root: projectRoot(options) });
  try {
    const checker = await servers.get();
    const { environment } = checker;
    const { files, leftOut } = await checker.workspaceFiles();
    const { record } = options;
    const facts = await checker.diagnose(files, { kind: 'workspace', files: files.length }, record);
    return sideCheckOf(options, { environment, files, leftOut, facts }, servers);
  } catch (error) {
    await servers[Symbol.asyncDispose]();
    throw error;
  }
}

/** The facts of a project's check, with its files in the server's order. */
export interface ProjectFacts extends WorkspaceFiles {
  readonly environment: BundleEnvironment;
  readonly facts: DiagnosticsFacts;
}

export function sideCheckOf(
  options: SideCheckOptions,
  { environment, files, leftOut, facts }: ProjectFacts,
  servers: LazyChecker,
): SideCheck {
  const { readableRoot } = options;
  const check = async (
    checker: Checker,
    absolute: readonly string[],
    scope: Scope,
  ): Promise<CheckedSide & AsyncDisposable> => ({
    ...checkedSide(options, await checker.diagnose(absolute, scope)),
    [Symbol.asyncDispose]: async () => checker[Symbol.asyncDispose](),
  });
  return {
    bundle: projectBundle(environment, facts),
    files,
    facts,
    leftOut: new Set(leftOut.map((folder) => path.relative(readableRoot, folder))),
    ...checkedSide(options, facts),
    recheck: async (uris, signal) => {
      const absolute = uris.toReversed().map((uri) => path.join(readableRoot, uri));
      return check(await servers.startOver(signal), absolute, { kind: 'files', files: [...uris] });
    },
    repeat: async (signal) =>
      check(await servers.startOver(signal), files, { kind: 'workspace', files: files.length }),
    [Symbol.asyncDispose]: async () => servers[Symbol.asyncDispose](),
  };
}

export function projectRoot(options: SideCheckOptions): string {
  return path.join(options.readableRoot, options.workingDirectory);
}

/** Converts facts to names relative to the repository's root. */
function checkedSide(options: SideCheckOptions, facts: DiagnosticsFacts): CheckedSide {
  const inRepository = (uri: string): string => repositoryPath(options.workingDirectory, uri);
  return {
    documents: new Set(Object.keys(facts.documents).map(inRepository)),
    diagnostics: facts.diagnostics.map((diagnostic) => ({
      ...diagnostic,
      uri: inRepository(diagnostic.uri),
    })),
    hints: facts.hints.map((hint) => ({ ...hint, uri: inRepository(hint.uri) })),
  };
}

const REPOSITORY = 'repository:';

/**
 * Converts a file name relative to the project, possibly above it, to one relative to the repository's root.
 */
function repositoryPath(workingDirectory: string, uri: string): string {
  if (workingDirectory === '.') return uri;
  return uri.startsWith(REPOSITORY) ? uri.slice(REPOSITORY.length) : `${workingDirectory}/${uri}`;
}
