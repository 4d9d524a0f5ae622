import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import type { GitInput, GitResult } from './git.ts';
import { isShallow, repositoryArguments, type Repository } from './repository.ts';

/**
 * A bare repository of our own beside the user's: it reads the user's objects as alternates, and
 * takes what has to be fetched or written, so that the user's refs, objects and shallow state stay
 * as they are.
 */
export interface ObjectStore {
  readonly repository: Repository;
  readonly directory: string;
  /** Where the store and what else is lanser's own stands. */
  readonly temporaryDirectory: string;
  run(args: readonly string[], signal: AbortSignal, input?: GitInput): Promise<GitResult>;
  read(args: readonly string[], signal: AbortSignal, input?: GitInput): Promise<Buffer>;
}

export async function openObjectStore(
  repository: Repository,
  temporaryDirectory: string,
  signal: AbortSignal,
): Promise<ObjectStore> {
  const directory = path.join(temporaryDirectory, 'objects.git');
  const { git } = repository;
  await git.read(
    ['init', '--quiet', '--bare', '--template=', `--object-format=${repository.objectFormat}`, directory],
    { cwd: temporaryDirectory, signal },
  );
  await mkdir(path.join(directory, 'objects', 'info'), { recursive: true });
  const objects = path.join(repository.commonDirectory, 'objects');
  await writeFile(path.join(directory, 'objects', 'info', 'alternates'), `${objects}\n`);
  await copyFile(path.join(repository.commonDirectory, 'shallow'), path.join(directory, 'shallow')).catch(
    () => undefined,
  );
  const args = (rest: readonly string[]): string[] => [`--git-dir=${directory}`, ...rest];
  return {
    repository,
    directory,
    temporaryDirectory,
    run: async (rest, abort, input) =>
      git.run(args(rest), {
        cwd: temporaryDirectory,
        signal: abort,
        ...(input === undefined ? {} : { input }),
      }),
    read: async (rest, abort, input) =>
      git.read(args(rest), {
        cwd: temporaryDirectory,
        signal: abort,
        ...(input === undefined ? {} : { input }),
      }),
  };
}

/** Credentials for fetching: sent only to this origin. */
export interface FetchAuthorization {
  /** For example `https://github.com`. */
  readonly serverUrl: string;
  readonly token: string;
}

/**
 * Fetches one commit (a full id, a name as the remote knows it, or one of its branches as the
 * checkout names it, `origin/main`) from the checkout's `origin` into the store, at depth 1 where the
 * checkout is shallow itself. Returns the commit's id.
 *
 * @throws LanserError E/INCONCLUSIVE with the command that would mend it.
 */
export async function fetchCommit(
  store: ObjectStore,
  revision: string,
  authorization: FetchAuthorization | undefined,
  signal: AbortSignal,
): Promise<string> {
  const { repository } = store;
  // In a full clone, cutting off the commit's history would hide the merge base.
  const depth = (await isShallow(repository)) ? ['--depth=1'] : [];
  const asked = nameAtOrigin(revision);
  const mend = ['git', 'fetch', ...depth, 'origin', asked.refspec].join(' ');
  const missing = (reason: string): LanserError =>
    new LanserError(
      'E/INCONCLUSIVE',
      `The history does not hold ${revision}, and it could not be fetched (${reason}). Fetch it, for example: ${mend}`,
      { revision, mend },
    );
  const origin = await repository.git.run(
    [...repositoryArguments(repository), 'config', '--get', 'remote.origin.url'],
    { cwd: repository.root, signal },
  );
  const url = origin.stdout.toString('utf8').trim();
  if (origin.exitCode !== 0 || url === '') throw missing('the checkout has no origin');
  const header = authorizationHeader(url, authorization);
  const result = await repository.git.run(
    [
      ...(header?.settings ?? []),
      `--git-dir=${store.directory}`,
      'fetch',
      '--quiet',
      ...depth,
      '--no-tags',
      '--no-write-fetch-head',
      '--no-recurse-submodules',
      '--no-auto-maintenance',
      '--',
      url,
      `+${asked.name}:refs/lanser/fetched`,
    ],
    // A relative origin is relative to the checkout.
    {
      cwd: repository.root,
      signal,
      // Arguments can be read by everyone on the machine, the environment cannot.
      ...(header === undefined ? {} : { env: { LANSER_AUTHORIZATION: header.value } }),
    },
  );
  if (result.exitCode !== 0) {
    const reason =
      result.stderr.split('\n').findLast((line) => line.startsWith('fatal: ')) ?? 'git fetch failed';
    throw missing(reason.replaceAll(url, 'origin'));
  }
  const id = await store.read(['rev-parse', '--verify', 'refs/lanser/fetched^{commit}'], signal);
  return id.toString('utf8').trim();
}

/** What origin calls it, and what a person fetches so that the checkout knows it by the name that was given. */
function nameAtOrigin(revision: string): { readonly name: string; readonly refspec: string } {
  const branch = /^(?:(?:refs\/)?remotes\/)?origin\/(.+)$/u.exec(revision)?.[1];
  if (branch === undefined) return { name: revision, refspec: revision };
  const name = branch === 'HEAD' ? branch : `refs/heads/${branch}`;
  return { name, refspec: `${branch}:refs/remotes/origin/${branch}` };
}

/** What lets `git fetch` send the token, to the origin that it is for alone; undefined for all others. */
export function authorizationHeader(
  url: string,
  authorization: FetchAuthorization | undefined,
): { readonly settings: readonly string[]; readonly value: string } | undefined {
  if (authorization === undefined || !URL.canParse(url) || !URL.canParse(authorization.serverUrl)) {
    return undefined;
  }
  const { origin, protocol } = new URL(authorization.serverUrl);
  if (new URL(url).origin !== origin || protocol !== 'https:') return undefined;
  const basic = Buffer.from(`x-access-token:${authorization.token}`).toString('base64');
  return {
    settings: [
      `--config-env=http.${origin}/.extraheader=LANSER_AUTHORIZATION`,
      // Git would send the header on to wherever the server redirects it.
      '-c',
      'http.followRedirects=false',
    ],
    value: `AUTHORIZATION: basic ${basic}`,
  };
}
