import { findGit } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { environmentOrigin, originOf, trackedNames } from '../git/tracked-place.ts';
import type { Host } from '../model/host.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import { once } from '../text/once.ts';
import type { EnvironmentTrust } from '../workspace/static-python.ts';

/**
 * Returns the rule for the Python environments of a checkout. A commit may contain an environment. lanser chooses
 * such an environment only if the user names or activates it, or if Pyright's configuration names it. If the
 * tracked files are unknown, the rule applies to every environment of the checkout.
 *
 * @param checkout absolute, with links resolved.
 */
export function checkoutTrust(host: Host, checkout: string, signal: AbortSignal): EnvironmentTrust {
  const namesOnce = once(async () => namesOf(host, checkout, signal));
  return {
    isStrict: false,
    async originOf(folder) {
      const names = await namesOnce();
      return names === undefined
        ? { kind: 'unknown' }
        : environmentOrigin(await originOf(checkout, folder, names));
    },
  };
}

/** Returns the names that Git tracks; undefined if Git cannot open the repository, or reports a different root. */
async function namesOf(
  host: Host,
  checkout: string,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  let repository: Repository;
  try {
    repository = await openRepository(await findGit(host, [checkout]), checkout);
  } catch (error) {
    if (!(error instanceof LanserError) || isStopped(error)) throw error;
    return undefined;
  }
  return repository.root === checkout ? trackedNames(repository, signal) : undefined;
}
