import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Git } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { LanserError } from '../model/lanser-error.ts';

/** The repository to check, and its projects relative to its root. */
export interface Checkout {
  readonly repository: Repository;
  readonly workingDirectories: readonly string[];
}

/**
 * Opens the checkout of the workspace. If actions/checkout has a `path`, the workspace is not a repository
 * itself; `working-directory` then leads from the workspace into the checkout.
 *
 * @throws LanserError E/USAGE if there is no checkout, or the folders are in different checkouts.
 */
export async function openCheckout(
  git: Git,
  workspace: string,
  workingDirectories: readonly string[],
): Promise<Checkout> {
  try {
    return { repository: await openRepository(git, workspace), workingDirectories };
  } catch (error) {
    if (!isNoRepository(error)) throw error;
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
    const below = folder === undefined ? undefined : projectBelow(workspace, folder);
    // A repository above the workspace is not a checkout of the workflow.
    if (folder === undefined || below === undefined || below === '.') return undefined;
    const opened = await openRepository(git, folder).catch((error: unknown) => {
      if (isNoRepository(error)) return undefined;
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
  return repository === undefined ? undefined : { repository, workingDirectories: relative };
}

/**
 * Returns a folder relative to a root in POSIX form; undefined if it is outside. `rules` are the path functions
 * of the system that the paths belong to.
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

function isNoRepository(error: unknown): error is LanserError {
  return error instanceof LanserError && error.details?.['reason'] === 'not-a-repository';
}
