import path from 'node:path';
import type { DiagnosticsBundle, DiagnosticsFacts, Hint } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EnclosingSymbol } from '../operation/document-symbols.ts';
import { openChecker, type Checker } from '../session/projects/checker.ts';
import { projectBundle } from '../session/projects/project-bundle.ts';
import type { OperationRecord } from '../session/recording/operation-record.ts';
import type { PyrightOptions } from '../session/servers/pyright-server.ts';

/** What a check says of a project; all names are relative to the repository's root. */
export interface CheckedSide {
  readonly documents: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly hints: readonly Hint[];
  readonly symbolsOf: (uri: string) => Promise<readonly EnclosingSymbol[]>;
}

/** One project of one side, checked, with the server still running. */
export interface SideCheck extends CheckedSide, AsyncDisposable {
  readonly bundle: DiagnosticsBundle;
  readonly facts: DiagnosticsFacts;
  /** The files that were checked; absolute, in their order. */
  readonly files: readonly string[];
  /** Folders that are included and that the server passes over all the same. */
  readonly leftOut: ReadonlySet<string>;
  /**
   * Some files of the project again, in the same process, which has forgotten what it evaluated,
   * and in reverse order. This side must not be asked for symbols any longer; the result knows
   * those of every file.
   */
  recheck(uris: readonly string[], signal: AbortSignal): Promise<CheckedSide & AsyncDisposable>;
}

export interface SideCheckOptions extends Omit<PyrightOptions, 'root'> {
  /** Relative to the tree. */
  readonly workingDirectory: string;
  /** Gets everything that passes between us and the server. */
  readonly record?: OperationRecord | undefined;
}

/** Checks a whole project of a tree. */
export async function checkSide(options: SideCheckOptions): Promise<SideCheck> {
  const checker = await openChecker({ ...options, root: projectRoot(options) });
  try {
    const { files, leftOut } = await checker.workspaceFiles();
    const { record } = options;
    const facts = await checker.diagnose(files, { kind: 'workspace', files: files.length }, record);
    return {
      bundle: projectBundle(checker.environment, facts),
      files,
      facts,
      leftOut: foldersOfTree(options, leftOut),
      ...checkedSide(options, facts, checker),
      recheck: async (uris, signal) =>
        checkSome(options, await checker.startOver(`${options.label} again`, signal), uris),
      [Symbol.asyncDispose]: async () => checker[Symbol.asyncDispose](),
    };
  } catch (error) {
    await checker[Symbol.asyncDispose]();
    throw error;
  }
}

/** Some files of a project by a server that knows none of them yet, in reverse order. */
export async function checkSome(
  options: SideCheckOptions,
  checker: Checker,
  uris: readonly string[],
): Promise<CheckedSide & AsyncDisposable> {
  const absolute = uris.toReversed().map((uri) => path.join(options.readableRoot, uri));
  const facts = await checker.diagnose(absolute, { kind: 'files', files: [...uris] });
  return {
    ...checkedSide(options, facts, checker),
    [Symbol.asyncDispose]: async () => checker[Symbol.asyncDispose](),
  };
}

export function projectRoot(options: SideCheckOptions): string {
  return path.join(options.readableRoot, options.workingDirectory);
}

export function foldersOfTree(
  { readableRoot }: SideCheckOptions,
  folders: readonly string[],
): ReadonlySet<string> {
  return new Set(folders.map((folder) => path.relative(readableRoot, folder)));
}

/** What facts say in the repository's own names. */
export function checkedSide(
  options: SideCheckOptions,
  facts: DiagnosticsFacts,
  checker: Pick<Checker, 'enclosingSymbols'>,
): CheckedSide {
  const inRepository = (uri: string): string => repositoryPath(options.workingDirectory, uri);
  const fromProject = (uri: string): string => path.posix.relative(options.workingDirectory, uri);
  return {
    documents: new Set(Object.keys(facts.documents).map(inRepository)),
    diagnostics: facts.diagnostics.map((diagnostic) => ({
      ...diagnostic,
      uri: inRepository(diagnostic.uri),
    })),
    hints: facts.hints.map((hint) => ({ ...hint, uri: inRepository(hint.uri) })),
    symbolsOf: async (uri) => checker.enclosingSymbols(fromProject(uri)),
  };
}

const REPOSITORY = 'repository:';

/** A project's own name of a file, or the one it gives to a file above it, from the repository's root. */
function repositoryPath(workingDirectory: string, uri: string): string {
  if (workingDirectory === '.') return uri;
  return uri.startsWith(REPOSITORY) ? uri.slice(REPOSITORY.length) : `${workingDirectory}/${uri}`;
}
