// github/ speaks GitHub's REST: one sticky comment, one check run, a pull request's facts. It refuses to
// know the gate, the runner and what stands in a report.
import type { getOctokit } from '@actions/github';
import { Patience, type PatienceLimits } from './patience.ts';

export type Octokit = ReturnType<typeof getOctokit>;

/** A repository on GitHub. */
export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

export interface Connection {
  readonly token: string;
  /** For example `https://api.github.com`. */
  readonly apiUrl: string;
  readonly signal: AbortSignal;
  readonly clock: { now(): number; monotonicMs(): number };
  readonly limits?: Partial<PatienceLimits> | undefined;
}

/** GitHub as one token sees it, with bounded patience. */
export interface GitHub {
  readonly octokit: Octokit;
  readonly patience: Patience;
  /** Whose token it is; undefined for an app's. */
  readonly ownLogin: () => Promise<string | undefined>;
}

/** Connects nothing yet: the first request may fail, this does not. */
export async function connectGitHub(connection: Connection): Promise<GitHub> {
  // Loading it reads the event payload and may print; it happens where GitHub is meant, and nowhere else.
  const toolkit = await import('@actions/github');
  const { token, apiUrl, signal, clock, limits } = connection;
  const octokit = toolkit.getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/u, '') });
  const patience = new Patience(signal, clock, limits);
  octokit.hook.wrap('request', async (request, options) =>
    patience.request(async (attemptSignal) => {
      const attempt = { ...options, request: { ...options.request, signal: attemptSignal } };
      return request(attempt);
    }, isRepeatable(options)),
  );
  let login: Promise<string | undefined> | undefined;
  return { octokit, patience, ownLogin: async () => (login ??= askLogin(octokit)) };
}

/** What may be sent twice without doing anything twice. */
function isRepeatable({ method }: { readonly method: string }): boolean {
  return method === 'GET' || method === 'DELETE';
}

/** Whose token it is. The job's is an app's, which has no answer to this. */
async function askLogin(octokit: Octokit): Promise<string | undefined> {
  try {
    return (await octokit.rest.users.getAuthenticated()).data.login;
  } catch {
    return undefined;
  }
}
