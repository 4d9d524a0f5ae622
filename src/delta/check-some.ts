import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { AffectedReader } from '../affected/affected-files.ts';
import { checkProjects } from '../gate/check-projects.ts';
import type { CheckSide } from '../checker/side-check.ts';
import type { Preparation } from '../gate/prepare.ts';
import type { ProjectOutcome } from '../gate/project.ts';
import { readLines } from '../gate/trees-on-disk.ts';
import { changedNames } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { isFile } from '../trees/tree-image.ts';
import { errorsIn, hasEqual, type ErrorsByFile } from './edited-files.ts';

/** The files that a comparison checks. */
export type Extent =
  /** The files that `DeltaOptions.scope` selects. Differences are confirmed by a second check. */
  | { readonly kind: 'scope' }
  /**
   * The `files` that a tool wrote (relative to the root), and recently changed files. With `found`, the recently
   * changed files are `found.recent`. Without `found`, they are the files changed since the last comparison. If that
   * comparison is unknown or had a different earlier state, all files that differ from the earlier state are checked.
   * They are also checked if a submodule differs, or if a new error may have moved between files. No second check
   * confirms differences.
   */
  | {
      readonly kind: 'edited';
      readonly files: readonly string[];
      /** The result of a fast check (`newErrorsIn`); undefined if this check could not decide. */
      readonly found: FoundErrors | undefined;
    }
  /** Some large files. Their check makes the servers read imported modules, so the next comparison is faster. */
  | { readonly kind: 'start' };

/** The result of a fast check (`newErrorsIn`) that found a possible new error. */
export interface FoundErrors {
  /** The sources that an agent's tool has written, or that have changed since the last check. */
  readonly recent: readonly string[];
  /** All sources that fast checks have read since the last comparison of any extent, with those of this check. */
  readonly changed: readonly string[];
}

/** The ids of two compared trees. */
export interface ComparedTrees {
  readonly before: string;
  readonly after: string;
}

/** The results of the last comparison that the next comparison needs. */
export interface LastComparison {
  readonly trees: ComparedTrees | undefined;
  /** The errors of some files in the earlier state, checked with the present Python environments. */
  readonly earlier: ErrorsByFile;
}

type Prepared = Extract<Preparation, { kind: 'prepared' }>;

export function treesOf({ before, after }: Prepared): ComparedTrees {
  return { before: before.tree, after: after.tree };
}

type ProjectsInput = Parameters<typeof checkProjects>[0];

/** Checks the files that `extent` selects, without confirming differences. Returns [] if the preparation failed. */
export async function checkSome(
  input: ProjectsInput,
  check: CheckSide,
  extent: Exclude<Extent, { kind: 'scope' }>,
  { trees: lastTrees, earlier }: LastComparison,
): Promise<readonly ProjectOutcome[]> {
  const { preparation, options } = input;
  if (preparation.kind === 'failed') return [];
  const { trees } = preparation;
  const checkSide = unconfirmed(check);
  // Passes the files as the changed paths, because the gate checks all changed paths.
  const checkOf = async (files: readonly string[]): Promise<readonly ProjectOutcome[]> =>
    checkProjects(
      { ...input, preparation: { ...preparation, trees: { ...trees, changedPaths: files } } },
      { checkSide, affectedReader: NO_OTHER_FILES },
    );
  if (extent.kind === 'start') return checkOf(await largestSources(trees.after, trees.files.after));
  const recent =
    extent.found === undefined
      ? await recentNames(preparation, extent.files, lastTrees, options.signal)
      : new Set(extent.found.recent);
  // A file that is equal to its earlier state can have a new error, because of a change of a different file.
  const changed = new Set(trees.changedPaths);
  const written = new Set(extent.files);
  const equal = trees.files.after.filter((name) => written.has(name) && !changed.has(name));
  const selected = trees.changedPaths.filter((name) => recent.has(name));
  const isAll = trees.changedSubmodules.length > 0 || selected.length === trees.changedPaths.length;
  const projects = await checkOf([...(isAll ? trees.changedPaths : selected), ...equal]);
  if (isAll) return projects;
  const introduced = projects.flatMap(({ delta }) => delta?.matching.introduced ?? []);
  const errors = introduced.filter(({ severity }) => severity === 'error');
  const others = trees.changedPaths.filter((name) => !recent.has(name));
  const mayHaveMoved = others.some((name) => mayHaveHad(name, errors, preparation, earlier));
  return mayHaveMoved ? checkOf([...trees.changedPaths, ...equal]) : projects;
}

/**
 * Returns true if the code of one of `errors` may have moved from this file. The gate matches errors of different
 * files only if one file was renamed to the other, or if rule and message are equal.
 */
function mayHaveHad(
  name: string,
  errors: readonly Diagnostic[],
  { trees, changes }: Prepared,
  earlier: ErrorsByFile,
): boolean {
  const entry = trees.images.before.get(name);
  if (errors.length === 0 || entry === undefined) return false;
  if (changes.some(({ kind, basePath }) => kind === 'renamed' && basePath === name)) return true;
  if (isFile(entry) && !/\.pyi?$/u.test(name)) return false;
  const known = earlier.get(name);
  return known === undefined || hasEqual(known, errors);
}

async function recentNames(
  preparation: Prepared,
  written: readonly string[],
  last: ComparedTrees | undefined,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const present = treesOf(preparation);
  const earlier = last?.before === present.before ? last.after : present.before;
  return new Set([...written, ...(await changedNames(preparation.store, earlier, present.after, signal))]);
}

/** The maximum number of files for the kind `start`. */
const STARTING_FILES = 5;
/** The maximum size of a file for the kind `start`, in bytes. Larger files are usually generated. */
const MAX_STARTING_SIZE = 200_000;

/** Returns the largest `.py` files of at most {@link MAX_STARTING_SIZE}. Large files usually import more modules. */
async function largestSources(tree: string, files: readonly string[]): Promise<readonly string[]> {
  const sources = await Promise.all(
    files
      .filter((name) => name.endsWith('.py'))
      .map(async (name) => ({
        name,
        size: (await stat(path.join(tree, name)).catch(() => undefined))?.size ?? 0,
      })),
  );
  const usual = sources.filter(({ size }) => size <= MAX_STARTING_SIZE);
  return usual
    .toSorted((one, other) => other.size - one.size)
    .slice(0, STARTING_FILES)
    .map(({ name }) => name);
}

const NO_OTHER_FILES: AffectedReader = {
  affectedFiles: async () => ({ kind: 'some', files: new Set(), isPartial: true }),
  [Symbol.asyncDispose]: async () => {},
};

/** Disables the confirmation of differences. `recheck` returns the result of the first check. */
function unconfirmed(check: CheckSide): CheckSide {
  return async (side, options) => {
    const checked = await check(side, options);
    return {
      ...checked,
      async recheck(uris) {
        const { documents, diagnostics, hints } = checked;
        return {
          documents,
          hints,
          diagnostics: diagnostics.filter(({ uri }) => uris.includes(uri)),
          [Symbol.asyncDispose]: async () => {},
        };
      },
    };
  };
}

/**
 * Returns the errors of the checked files in the earlier state; none if the preparation failed. Also returns none for
 * several projects or one below the repository's root, because file names in `facts` are relative to the project.
 */
export async function earlierErrors(
  preparation: Preparation,
  projects: readonly ProjectOutcome[],
): Promise<ErrorsByFile> {
  const earlier: ErrorsByFile = new Map();
  const [project] = projects;
  if (preparation.kind === 'failed' || projects.length > 1 || project?.workingDirectory !== '.')
    return earlier;
  const { documents = [], facts } = project.sides?.before ?? {};
  const linesOf = await readLines(preparation.trees.before, documents);
  for (const name of documents) earlier.set(name, errorsIn(facts?.diagnostics ?? [], name, linesOf(name)));
  return earlier;
}
