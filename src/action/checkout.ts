import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Git } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { eventCommit, fetchedCheckout } from './fetched-checkout.ts';
import type { Inputs } from './inputs.ts';
import { logLines } from './workflow-log.ts';

/** A checkout of the repository to check, and the folders of its projects. */
export interface Checkout {
  readonly repository: Repository;
  /** Relative to the repository's root. */
  readonly workingDirectories: readonly string[];
  /** The folder to which the paths of output files are relative. */
  readonly outputRoot: string;
}

/**
 * Opens the checkout that contains the workspace (GITHUB_WORKSPACE). If none does, opens the checkout below the
 * workspace that contains all folders of `working-directory`. If neither exists, and no direct subfolder of the
 * workspace is a checkout, fetches the event's commit.
 *
 * @throws LanserError, for example E/USAGE if nothing can be opened or fetched, or for working directories in
 * different checkouts; E/INCONCLUSIVE if the fetch fails.
 */
export async function findOrFetchCheckout(
  host: Host,
  git: Git,
  inputs: Pick<Inputs, 'token' | 'workingDirectories'>,
  signal: AbortSignal,
): Promise<Checkout & AsyncDisposable> {
  const workspace = host.env['GITHUB_WORKSPACE'] ?? '.';
  const { workingDirectories, token } = inputs;
  try {
    const checkout = await openCheckout(git, workspace, workingDirectories);
    return { ...checkout, [Symbol.asyncDispose]: async () => {} };
  } catch (error) {
    // If a direct subfolder is a checkout, nothing is fetched: working-directory must begin with that subfolder.
    const isEmpty = isNotARepository(error) && !(await hasInnerCheckout(workspace));
    const commit = isEmpty ? eventCommit(host) : undefined;
    if (commit === undefined) throw error;
    logLines(`No checkout: fetching ${commit.sha} of ${commit.repository}`);
    const fetched = await fetchedCheckout(host, git, { commit, token, signal });
    return { ...fetched, workingDirectories, outputRoot: await realpath(workspace) };
  }
}

/**
 * Opens the checkout that contains the workspace. If actions/checkout has a `path`, the checkout is usually below the
 * workspace. The folders of `working-directory` are then relative to the workspace, and all must be in this checkout.
 */
async function openCheckout(
  git: Git,
  workspace: string,
  workingDirectories: readonly string[],
): Promise<Checkout> {
  try {
    const repository = await openRepository(git, workspace);
    return { repository, workingDirectories, outputRoot: repository.root };
  } catch (error) {
    if (!isNotARepository(error)) throw error;
    const inner = await innerCheckout(git, await realpath(workspace), workingDirectories);
    if (inner === undefined) throw error;
    return inner;
  }
}

async function innerCheckout(
  git: Git,
  workspace: string,
  workingDirectories: readonly string[],
): Promise<Checkout | undefined> {
  let repository: Repository | undefined;
  const relative: string[] = [];
  for (const directory of workingDirectories) {
    const folder = await realpath(path.resolve(workspace, directory)).catch(() => undefined);
    const relativeFolder = folder === undefined ? undefined : projectBelow(workspace, folder);
    // The workspace itself is not in a repository. actions/checkout creates no checkout outside of the workspace.
    if (folder === undefined || relativeFolder === undefined || relativeFolder === '.') return undefined;
    const opened = await openRepository(git, folder).catch((error: unknown) => {
      if (isNotARepository(error)) return undefined;
      throw error;
    });
    if (opened === undefined) return undefined;
    if (repository !== undefined && repository.root !== opened.root) {
      throw new LanserError(
        'E/USAGE',
        'The folders of working-directory are in different checkouts. Use a separate step of this Action for each checkout.',
      );
    }
    repository = opened;
    relative.push(projectBelow(opened.root, folder) ?? '.');
  }
  if (repository === undefined) return undefined;
  return { repository, workingDirectories: relative, outputRoot: repository.root };
}

/**
 * Returns a folder's path relative to a root, in POSIX form; undefined for a folder outside of the root.
 *
 * @param rules the path functions of an operating system. Default: those of this machine's system.
 */
export function projectBelow(
  root: string,
  folder: string,
  rules: Pick<path.PlatformPath, 'isAbsolute' | 'relative' | 'sep'> = path,
): string | undefined {
  const relative = rules.relative(root, folder);
  if (rules.isAbsolute(relative) || relative === '..' || relative.startsWith(`..${rules.sep}`)) {
    return undefined;
  }
  return relative === '' ? '.' : relative.split(rules.sep).join('/');
}

async function hasInnerCheckout(workspace: string): Promise<boolean> {
  return (await readdir(workspace)).some((name) => existsSync(path.join(workspace, name, '.git')));
}

function isNotARepository(error: unknown): error is LanserError {
  return error instanceof LanserError && error.details?.['reason'] === 'not-a-repository';
}
