import { connectGitHub, type Connection, type GitHub } from '../github/client.ts';
import { readPullRequest } from '../github/pull-request.ts';
import type { Host } from '../model/host.ts';
import { messageOf } from '../model/lanser-error.ts';
import type { GateIdentity } from '../publish/gate-identity.ts';
import type { PublishTarget } from '../publish/publish-report.ts';
import { readEvent } from '../publish/read-event.ts';
import { workflowFacts, type WorkflowFacts } from '../publish/workflow-event.ts';
import type { ReportingInputs } from './inputs.ts';
import { logLines } from './workflow-log.ts';

export interface GitHubSide {
  readonly facts: WorkflowFacts;
  readonly payload: object;
  /** Undefined without a token, or if the client cannot be loaded. */
  readonly github: GitHub | undefined;
}

// The runner kills a cancelled step 10 seconds after SIGINT. A final message must take less time.
const FINAL_LIMITS: Connection['limits'] = { answerMs: 3000, retryBudgetMs: 3000, attempts: 2 };
const AFTER_THE_END_MS = 6000;

export async function githubSide(
  host: Host,
  token: string | undefined,
  signal: AbortSignal,
): Promise<GitHubSide> {
  const payload = await readEvent(host.env['GITHUB_EVENT_PATH']);
  const facts = workflowFacts(host.env, payload);
  return { facts, payload, github: await connect(host, facts, token, { signal }) };
}

/** Connects again for a final message after a failure, because the first connection's signal may be aborted. */
export async function reconnect(
  host: Host,
  side: GitHubSide,
  token: string | undefined,
): Promise<GitHubSide> {
  const signal = AbortSignal.timeout(AFTER_THE_END_MS);
  return { ...side, github: await connect(host, side.facts, token, { signal, limits: FINAL_LIMITS }) };
}

/** The labels and description of a pull request. Labels can waive failures; the description can contain proposals. */
export interface LabelsAndText {
  readonly labels: readonly string[];
  readonly text: string | undefined;
}

/**
 * Reads the current labels and description from GitHub, because a label may be set after the push. If they cannot be
 * read, for example without a token, returns those of the event. Without a pull request, returns no labels or text.
 */
export async function readLabelsAndText({ github, facts }: GitHubSide): Promise<LabelsAndText> {
  const { repository, pullRequest } = facts;
  if (pullRequest === undefined) return { labels: [], text: undefined };
  if (github === undefined || repository === undefined) return pullRequest;
  const lookup = await readPullRequest(github, repository, pullRequest.number);
  if (lookup.kind === 'found') return lookup.value;
  logLines(
    `Using the labels and text of the event, because the pull request could not be read: ${lookup.reason}`,
  );
  return pullRequest;
}

/** Returns the place for this job's verdict; undefined if the repository or the commit is unknown. */
export function targetOf(
  { facts }: GitHubSide,
  inputs: ReportingInputs,
  host: Host,
): PublishTarget | undefined {
  const { repository, headSha, pullRequest, run, runUrl } = facts;
  if (repository === undefined || headSha === undefined) return undefined;
  const identity = identityOf(facts, inputs, host);
  return { repository, headSha, pullRequest: pullRequest?.number, identity, run, runUrl };
}

/** Identifies the gate. The Action gets no matrix values, so only the input `name` distinguishes some matrix jobs. */
function identityOf({ workflow, job }: WorkflowFacts, inputs: ReportingInputs, { env }: Host): GateIdentity {
  const folders = inputs.workingDirectories.filter((folder) => folder !== '.').join(', ');
  const system = env['RUNNER_OS'] === 'Linux' ? undefined : env['RUNNER_OS'];
  // For steps without an `id`, the runner names the second use of an Action in a job `__OWNER_NAME_2`.
  const use = /^__.*_(?<number>\d+)$/u.exec(env['GITHUB_ACTION'] ?? '')?.groups?.['number'];
  const step = use === undefined ? undefined : `step ${use}`;
  const variant = [inputs.name, folders, system, step].filter(Boolean).join(' / ');
  return { workflow, job, variant };
}

async function connect(
  host: Host,
  { apiUrl }: WorkflowFacts,
  token: string | undefined,
  { signal, limits }: Pick<Connection, 'signal' | 'limits'>,
): Promise<GitHub | undefined> {
  if (token === undefined) return undefined;
  try {
    return await connectGitHub({ token, apiUrl, signal, clock: host, limits });
  } catch (error) {
    logLines(`The GitHub client could not be loaded: ${messageOf(error)}`);
    return undefined;
  }
}
