import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { affectedFiles, type AffectedInput, type AffectedReader } from '../affected/affected-files.ts';
import {
  affectedThroughLibraries,
  hasSameImportPaths,
  projectLibraries,
  type ProjectLibraries,
  type ProjectTrees,
} from './project-libraries.ts';
import { unresolvedCandidates } from './unresolved-candidates.ts';

export interface FullScope {
  readonly kind: 'full';
  /** The reason to check all files although only the affected files were requested. */
  readonly reason?: string;
}

/** The files that are checked on both sides (base and head). */
export type CheckScope =
  | FullScope
  | {
      readonly kind: 'affected';
      /** Relative to the repository's root. A file may be missing on one side. */
      readonly files: ReadonlySet<string>;
      /** True if `files` intentionally omits affected files, as in a fast check of only the edited files. */
      readonly isPartial: boolean;
    };

/** Returns a repository's scope. {@link projectScope} adds the files that a change affects through libraries. */
export async function affectedScope(input: AffectedInput, reader?: AffectedReader): Promise<CheckScope> {
  // No file that Pyright reads has changed.
  if (input.changed.length === 0) return { kind: 'affected', files: new Set(), isPartial: false };
  const affected = await (reader ?? { affectedFiles }).affectedFiles(input);
  if (affected.kind === 'all') return { kind: 'full', reason: affected.reason };
  const { files, isPartial = false } = affected;
  return { kind: 'affected', files: new Set([...files, ...input.changed]), isPartial };
}

export interface ScopedProject {
  /** The scope of the repository. */
  readonly scope: CheckScope;
  /** The changed files of head, relative to its root. */
  readonly changedFiles: ReadonlySet<string>;
  readonly trees: ProjectTrees;
  /** The result of an earlier call of {@link projectLibraries}, if any. */
  readonly libraries?: Promise<ProjectLibraries> | undefined;
}

/**
 * Returns the scope of a project. Unless the scope is partial, adds the files that a change affects through
 * libraries, and the {@link unresolvedCandidates}. Returns a full scope, for example, if the sides have different
 * import paths, or if a LanserError prevents the analysis.
 */
export async function projectScope({
  scope,
  changedFiles,
  trees,
  libraries,
}: ScopedProject): Promise<CheckScope> {
  if (scope.kind === 'full') return scope;
  try {
    if (!(await hasSameImportPaths(trees))) {
      return { kind: 'full', reason: 'base and head have different import paths' };
    }
    if (scope.isPartial) return scope;
    const found = await (libraries ?? projectLibraries(trees));
    const affected = await affectedThroughLibraries(found, scope.files);
    if (affected.kind === 'all') return { kind: 'full', reason: affected.reason };
    const candidates = await unresolvedCandidates({
      tree: trees.after,
      root: path.join(trees.after, trees.workingDirectory),
      changedFiles,
      files: trees.files,
      importPaths: found.importPaths,
      standardLibrary: found.standardLibrary,
    });
    return { ...scope, files: new Set([...affected.files, ...candidates]) };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    // If the cause persists, the check of all files reports the error.
    return { kind: 'full', reason: error.message };
  }
}
