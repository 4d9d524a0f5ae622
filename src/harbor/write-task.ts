import { chmod, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyPatch, patchInput } from '../git/candidate-commits.ts';
import { findGit } from '../git/git.ts';
import { openObjectStore } from '../git/object-store.ts';
import { openRepository } from '../git/repository.ts';
import { resolveCommit, treeOf } from '../git/revisions.ts';
import type { Host } from '../model/host.ts';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { rewardFormula, type RewardChoice } from '../reward/formula.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import { taskFiles } from './task-files.ts';

export interface HarborTaskOptions {
  readonly host: Host;
  /** The path of a folder in the user's repository. */
  readonly repository: string;
  /** The revision that the task starts from. */
  readonly base: string;
  /** The task folder. It must be empty or not exist yet. */
  readonly folder: string;
  /** The text of the task for the agent. */
  readonly instruction: string;
  /** A patch that solves the task. Without it, the task folder has no solution. */
  readonly solution?: Uint8Array | undefined;
  readonly reward?: RewardChoice | undefined;
  readonly signal: AbortSignal;
}

/**
 * Writes a task folder of the Harbor framework. The task's repository has a single commit with the tree of `base`, so
 * an agent cannot find the solution in the history. The user's repository does not change.
 *
 * @returns the paths of the files relative to the folder, sorted.
 * @throws LanserError E/USAGE, for example for a folder that is not empty, a `repository` outside of Git, or invalid
 * weights; E/NOT_FOUND for an unknown revision; E/APPLY_CONFLICT if the solution does not apply to `base`;
 * E/INCONCLUSIVE if the clone lacks objects of `base`; E/FS_PERMISSIONS if a folder is not writable.
 */
export async function writeHarborTask(options: HarborTaskOptions): Promise<readonly string[]> {
  const { host, folder, instruction, solution } = options;
  const formula = rewardFormula(options.reward);
  await expectEmpty(folder);
  await using workbench = await openWorkbench(host);
  const scratch = workbench.scratch.path;
  const { base, commit, bundle } = await baseBundle(options, scratch);
  const name = `lanser/${path.basename(folder).replaceAll(/[^A-Za-z0-9_-]+/gu, '-')}`;
  const files = taskFiles({ name, base, commit, formula, hasSolution: solution !== undefined }, instruction);
  try {
    for (const [file, text] of files) {
      const place = path.join(folder, file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, text);
      if (file.endsWith('.sh')) await chmod(place, 0o755);
    }
    if (solution !== undefined)
      await writeFile(path.join(folder, 'solution/solution.patch'), patchInput(solution));
    for (const place of BUNDLES) await copyFile(bundle, path.join(folder, place));
  } catch (error) {
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The task folder ${JSON.stringify(path.basename(folder))} cannot be written: ${systemErrorText(error)}. Check its permissions and the free space.`,
      { errno: errnoOf(error) ?? null },
      { cause: error },
    );
  }
  return [
    ...files.keys(),
    ...BUNDLES,
    ...(solution === undefined ? [] : ['solution/solution.patch']),
  ].toSorted();
}

/** The paths of the Git bundle: one copy for the agent's environment, and one that the agent cannot change. */
const BUNDLES = ['environment/base.bundle', 'tests/base.bundle'];

/** Writes a Git bundle with the branch `main`. Returns its path, and the ids of `base` and of the new commit. */
async function baseBundle(
  { host, repository: place, base: revision, solution, signal }: HarborTaskOptions,
  scratch: string,
): Promise<{ readonly base: string; readonly commit: string; readonly bundle: string }> {
  const repository = await openRepository(await findGit(host, [place]), place);
  const store = await openObjectStore(repository, scratch, signal);
  const base = await resolveCommit(store, revision, undefined, signal);
  if (solution !== undefined) await applyPatch(store, base, solution, signal);
  const tree = await treeOf(store, base, signal);
  // The author and the date are fixed, so the same base always gives the same commit.
  const text = `tree ${tree}\nauthor lanser <> 0 +0000\ncommitter lanser <> 0 +0000\n\nbase\n`;
  const written = await store.read(['hash-object', '-t', 'commit', '-w', '--stdin'], signal, text);
  const commit = written.toString().trim();
  await store.read(['update-ref', 'refs/heads/main', commit], signal);
  const bundle = path.join(scratch, 'base.bundle');
  await store.read(['bundle', 'create', '--quiet', bundle, 'refs/heads/main'], signal);
  return { base, commit, bundle };
}

async function expectEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return [];
    throw unusable(folder, systemErrorText(error), error);
  });
  if (names.length > 0) throw unusable(folder, 'it is not empty');
}

function unusable(folder: string, reason: string, cause?: unknown): LanserError {
  return new LanserError(
    'E/USAGE',
    `${JSON.stringify(path.basename(folder))} cannot be a task folder: ${reason}. Name a new folder.`,
    {},
    { cause },
  );
}
