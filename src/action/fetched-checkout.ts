import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fetchFromOrigin, type FetchAuthorization } from '../git/fetch-from-origin.ts';
import type { Git } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { openWorkbench } from '../server-pool/workbench.ts';

/** The commit of the workflow's event, and the repository on GitHub that contains it. */
export interface EventCommit {
  /** For example `https://github.com`. */
  readonly serverUrl: string;
  /** For example `octo/ledger`. */
  readonly repository: string;
  readonly sha: string;
}

/** Returns the commit of the job's event; undefined if a variable is missing or invalid. */
export function eventCommit({ env }: Host): EventCommit | undefined {
  const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository, GITHUB_SHA: sha } = env;
  if (!serverUrl || !repository || sha === undefined || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(sha))
    return undefined;
  return { serverUrl, repository, sha };
}

/**
 * Fetches the event's commit and its parents into a temporary repository, without a checkout of the files. Disposal
 * deletes the repository.
 *
 * @throws LanserError E/INCONCLUSIVE if the commit cannot be fetched.
 */
export async function fetchedCheckout(
  host: Host,
  git: Git,
  {
    commit,
    token,
    signal,
  }: { readonly commit: EventCommit; readonly token: string | undefined; readonly signal: AbortSignal },
): Promise<AsyncDisposable & { readonly repository: Repository }> {
  const workbench = await openWorkbench(host);
  try {
    const folder = path.join(workbench.scratch.path, 'checkout');
    await mkdir(folder);
    const { serverUrl, repository: name, sha } = commit;
    const format = sha.length > 40 ? 'sha256' : 'sha1';
    await git.read(['init', '--quiet', '--template=', `--object-format=${format}`, folder], {
      cwd: workbench.scratch.path,
      signal,
    });
    const inside = { cwd: folder, signal };
    await git.read(['config', 'remote.origin.url', `${serverUrl}/${name}`], inside);
    const repository = await openRepository(git, folder);
    const authorization: FetchAuthorization | undefined =
      token === undefined ? undefined : { serverUrl, token };
    const reason = await fetchFromOrigin(
      { repository, directory: repository.gitDirectory },
      { settings: [], options: ['--depth=2'], refspecs: [`+${sha}:refs/lanser/event`] },
      authorization,
      signal,
    );
    if (reason !== undefined) {
      throw new LanserError(
        'E/INCONCLUSIVE',
        `The job has no checkout, and the commit ${sha} of ${name} could not be fetched (${reason}). Give the job the permission \`contents: read\`, or add a step with actions/checkout before this one.`,
        { revision: sha },
      );
    }
    await git.read(['update-ref', '--no-deref', 'HEAD', sha], inside);
    return { repository, [Symbol.asyncDispose]: async () => workbench[Symbol.asyncDispose]() };
  } catch (error) {
    await workbench[Symbol.asyncDispose]();
    throw error;
  }
}
