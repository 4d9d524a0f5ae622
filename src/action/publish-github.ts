import { withHint } from '../model/error-hint.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import type { Host } from '../model/host.ts';
import type { Report } from '../model/report.ts';
import type { PublishOutcome } from '../github/outcome.ts';
import type { CheckAnnotations } from '../report/annotations.ts';
import { redaction } from '../text/redact-secrets.ts';
import { missingRights } from '../publish/missing-rights.ts';
import { WORKFLOW_HINTS } from '../publish/workflow-hints.ts';
import { publishFailedRun, publishReport } from '../publish/publish-report.ts';
import { reconnect, targetOf, type GitHubSide } from './github-side.ts';
import type { Inputs, ReportingInputs } from './inputs.ts';
import type { Places } from './outputs.ts';
import { announce, logLines } from './workflow-log.ts';

/** Publishes what the inputs request. A failure to publish is logged and does not fail the step. */
export async function publishToGitHub(
  host: Host,
  inputs: Inputs,
  side: GitHubSide,
  report: Report,
  parts: { readonly annotations: CheckAnnotations; readonly blobUrl: string | undefined },
): Promise<Places> {
  const target = targetOf(side, inputs, host);
  if (side.github === undefined || target === undefined) {
    if (inputs.comment !== 'never' || inputs.checkRun || inputs.suggestions) {
      logLines(
        'No comment, no check run and no suggestions: the token, the repository or the commit is unknown, or the GitHub client could not be loaded.',
      );
    }
    return {};
  }
  const { comment, checkRun, suggestions } = inputs;
  const channels = { comment, checkRun, suggestions, ...parts };
  const published = await publishReport(side.github, target, report, channels);
  logOutcome('comment', published.comment);
  logOutcome('check run', published.checkRun);
  if (suggestions) logOutcome('suggestions', published.suggestions);
  const missing = missingRights([published.comment, published.checkRun, published.suggestions]);
  if (missing !== undefined) announce('notice', missing, 'lanser: permissions');
  return { commentUrl: urlOf(published.comment), checkRunUrl: urlOf(published.checkRun) };
}

/** After a run without a verdict, replaces earlier verdicts, which would look current. May create a check run. */
export async function replaceEarlierVerdict(
  host: Host,
  inputs: ReportingInputs,
  side: GitHubSide,
  error: unknown,
): Promise<void> {
  const channels = { comment: inputs.comment !== 'never', checkRun: inputs.checkRun };
  if (!channels.comment && !channels.checkRun) return;
  const { github } = await reconnect(host, side, inputs.token);
  const target = targetOf(side, inputs, host);
  if (github === undefined || target === undefined) return;
  const { code, text } =
    error instanceof LanserError
      ? { code: error.code, text: withHint(error.message, error.hint, WORKFLOW_HINTS) }
      : { code: 'internal error', text: messageOf(error) };
  try {
    const failure = { code, message: redaction([inputs.token])(text) };
    const published = await publishFailedRun(github, target, failure, channels);
    logOutcome('comment', published.comment);
    logOutcome('check run', published.checkRun);
  } catch (another) {
    logLines(`The end without a verdict was not published: ${messageOf(another)}`);
  }
}

/** Logs an outcome. The reason can quote a proxy's response, so workflow commands in it are printed as plain text. */
export function logOutcome(channel: string, outcome: PublishOutcome): void {
  if (outcome.kind === 'published') logLines(`${channel}: ${outcome.url}`);
  else if (outcome.kind === 'failed')
    announce('warning', `${channel}: ${outcome.reason}`, 'lanser: publishing');
  else logLines(`${channel}: ${outcome.reason}`);
}

export function urlOf(outcome: PublishOutcome): string | undefined {
  return 'url' in outcome ? outcome.url : undefined;
}
