import type { ObjectStore } from './object-store.ts';
import { withoutUserInformation } from './repository-error.ts';
import { readConfiguration } from './repository.ts';

/** Credentials for fetching. Git sends them only over https, and only to the host and port of `serverUrl`. */
export interface FetchAuthorization {
  /** For example `https://github.com`. */
  readonly serverUrl: string;
  readonly token: string;
}

export interface FetchRequest {
  /** Options of `git` itself, such as `-c` with its value. */
  readonly settings: readonly string[];
  /** Options of `git fetch`. */
  readonly options: readonly string[];
  readonly refspecs: readonly string[];
}

/** If Git is killed, its HTTP helper process continues. These settings end it after 5 minutes without data. */
const HTTP_TIMEOUT = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=300'];

/**
 * Fetches from the checkout's `origin` into `store.directory`.
 *
 * @returns undefined after success, otherwise the reason for the failure. The reason contains neither the configured
 * URL of `origin` nor the user information of a URL, because they may contain a password.
 * @throws LanserError E/INCONCLUSIVE if Git cannot read the configuration; the errors of {@link Git.porcelain}.
 */
export async function fetchFromOrigin(
  store: Pick<ObjectStore, 'directory' | 'repository'>,
  request: FetchRequest,
  authorization: FetchAuthorization | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { git, root } = store.repository;
  const configuration = await readConfiguration(store.repository, signal);
  const url = configuration.findLast(([name]) => name === 'remote.origin.url')?.[1] ?? '';
  if (url === '') return 'the checkout has no origin';
  const header = authorizationHeader(url, authorization);
  const result = await git.porcelain(
    [
      ...(header?.settings ?? []),
      ...HTTP_TIMEOUT,
      ...request.settings,
      `--git-dir=${store.directory}`,
      'fetch',
      // `git.porcelain` stops commands that print nothing for too long.
      '--progress',
      ...request.options,
      '--no-tags',
      '--no-write-fetch-head',
      '--no-recurse-submodules',
      '--no-auto-maintenance',
      '--stdin',
      '--',
      url,
    ],
    {
      // Git resolves a relative URL of origin from its working directory.
      cwd: root,
      signal,
      input: request.refspecs.map((refspec) => `${refspec}\n`).join(''),
      // Every user of the machine can read a process's arguments, but not its environment.
      ...(header === undefined ? {} : { env: { LANSER_AUTHORIZATION: header.value } }),
    },
  );
  if (result.exitCode === 0) return undefined;
  // The last `fatal:` line is the most general one. An earlier line can contain the path of a local origin.
  const reason = result.stderr.split('\n').findLast((line) => line.startsWith('fatal: '));
  return withoutUserInformation((reason ?? 'git fetch failed').replaceAll(url, 'origin'));
}

/** Returns the settings and header that send the token; undefined without a token or if the URL must not get it. */
function authorizationHeader(
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
      // Redirects are not followed, because Git would forward the header to their target.
      '-c',
      'http.followRedirects=false',
    ],
    value: `AUTHORIZATION: basic ${basic}`,
  };
}
