// github/ calls GitHub's API for a sticky comment, a check run, suggestions and the facts of a pull request.
// It does not depend on the gate or on reports.
import type { getOctokit } from '@actions/github';
import type { Host } from '../model/host.ts';
import { memberAt } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { redaction, redactValue, type Redact } from '../text/redact-secrets.ts';
import { failureOf, UnreadableResponse } from './failure.ts';
import { RetryPolicy, type RetryLimits } from './retry-policy.ts';

export type Octokit = ReturnType<typeof getOctokit>;

export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

export interface Connection {
  readonly token: string;
  /** For example `https://api.github.com`. */
  readonly apiUrl: string;
  readonly signal: AbortSignal;
  readonly clock: Pick<Host, 'monotonicMs' | 'now'>;
  readonly limits?: Partial<RetryLimits> | undefined;
}

export interface GitHub {
  readonly octokit: Octokit;
  readonly retryPolicy: RetryPolicy;
  /**
   * Returns the login of the token's account. If GitHub refuses to report the login, returns undefined for a token of
   * a person, and the login of GitHub Actions for any other token. If no request reports the login, and a
   * request failed for another reason, such as a timeout, throws its error. The next call then repeats the requests.
   */
  readonly ownLogin: () => Promise<string | undefined>;
}

/** Creates a client. Sends no request yet. @throws LanserError E/USAGE if `apiUrl` is not an http or https URL. */
export async function connectGitHub(connection: Connection): Promise<GitHub> {
  const { token, apiUrl, signal, clock, limits } = connection;
  // The message omits the value, because it may contain a password.
  if (!/^https?:/iu.test(apiUrl) || !URL.canParse(apiUrl))
    throw new LanserError(
      'E/USAGE',
      'GITHUB_API_URL is not an http or https URL. Set it to the address of the API, for example https://api.github.com or https://ghe.example.com/api/v3.',
    );
  // The import reads the event payload and GITHUB_API_URL, and may print, so it is deferred until GitHub is used.
  const toolkit = await import('@actions/github');
  const octokit = toolkit.getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/u, '') });
  const retryPolicy = new RetryPolicy(signal, clock, limits);
  const redact = redaction([token]);
  octokit.hook.wrap('request', async (request, options) =>
    retryPolicy.request(async (attemptSignal) => {
      const attempt = { ...options, request: { ...options.request, signal: attemptSignal } };
      try {
        return readable(await request(attempt), options);
      } catch (error) {
        throw withoutSecrets(error, redact);
      }
    }, isRepeatable(options)),
  );
  const unreported = PERSONAL.test(token) ? undefined : ACTIONS_BOT;
  let reported: ReturnType<typeof reportedLogin> | undefined;
  const ownLogin = async (): Promise<string | undefined> => {
    reported ??= reportedLogin(octokit);
    try {
      return (await reported) ?? unreported;
    } catch (error) {
      reported = undefined;
      throw error;
    }
  };
  return { octokit, retryPolicy, ownLogin };
}

type Sent = Parameters<typeof isRepeatable>[0];

/** Accepts JSON, and status 204 of a DELETE. A write must return a comment or check run. @throws UnreadableResponse */
function readable<T extends { readonly status: number; readonly data: unknown }>(response: T, sent: Sent): T {
  const { status, data } = response;
  if (status === 204 && sent.method === 'DELETE') return response;
  const isJson = typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer);
  // The `html_url` of a check run can be null. After a redirect, `fetch` may repeat a write as a GET, without effect.
  const url = memberAt(data, 'html_url') ?? memberAt(data, 'url');
  const isWritten = typeof memberAt(data, 'id') === 'number' && typeof url === 'string';
  if (isJson && (isWritten || isRepeatable(sent))) return response;
  // The address can contain a password.
  throw new UnreadableResponse(`${sent.method} ${sent.url.replaceAll(/^https?:\/\/[^/]*|\?.*$/gu, '')}`);
}

/** The login of a job's token. GitHub does not allow brackets in a user's login, so no user has this login. */
const ACTIONS_BOT = 'github-actions[bot]';
/** Matches tokens that act for a person. Tokens of jobs and apps begin with `ghs_`. */
const PERSONAL = /^(?:gh[opu]_|github_pat_)/u;

/** Redacts the token in an error. A proxy's response may quote the request, and lanser's messages quote the error. */
function withoutSecrets(error: unknown, redact: Redact): unknown {
  if (!(error instanceof Error)) return error;
  error.message = redact(error.message);
  if (error.stack !== undefined) error.stack = redact(error.stack);
  const { response } = error as { response?: { data?: unknown } };
  if (response !== undefined) response.data = redactValue(response.data ?? null, redact);
  return error;
}

/** Returns true for requests that can be sent twice without a second effect. The only GraphQL request is a query. */
function isRepeatable({ method, url }: { readonly method: string; readonly url: string }): boolean {
  return method === 'GET' || method === 'DELETE' || url === '/graphql';
}

/**
 * Returns the login of the token's account. Sends a GraphQL request first, because REST does not report the account
 * of an app. If GraphQL reports no login, sends a REST request. If both report no login, throws the error of a
 * request that failed but was not refused, for example after a timeout. Without such an error, returns undefined. If
 * one occurred, undefined would be wrong: the caller might not find its own comment, and would create a second one.
 */
async function reportedLogin(octokit: Octokit): Promise<string | undefined> {
  try {
    const answer: { readonly viewer?: { readonly login?: unknown } } =
      await octokit.graphql('{ viewer { login } }');
    const login = answer.viewer?.login;
    if (typeof login === 'string') return login;
  } catch (error) {
    // For example, the server does not offer GraphQL, or the token has no access to it.
    const login = await restLogin(octokit);
    if (login === undefined && !isRefusal(error)) throw error;
    return login;
  }
  return restLogin(octokit);
}

async function restLogin(octokit: Octokit): Promise<string | undefined> {
  try {
    return (await octokit.rest.users.getAuthenticated()).data.login;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

/** Returns true if GitHub refused a request. GraphQL reports a refusal in a response with status 200. */
function isRefusal(error: unknown): boolean {
  return ['rejected', 'defect'].includes(failureOf(error).kind);
}
