import { connectGitHub } from '../github/client.ts';
import type { Host } from '../model/host.ts';
import type { Report } from '../model/report.ts';
import type { Published } from './publish-report.ts';
import {
  publishUntrusted,
  untrustedTarget,
  type UntrustedTarget,
  type PublishOptions,
} from './publish-untrusted.ts';
import { loadReport } from './read-report.ts';
import { readEvent } from './read-event.ts';
import { workflowFacts } from './workflow-event.ts';

export interface PublishGateReportOptions extends PublishOptions {
  /** The host. Its environment has the runner's variables, such as GITHUB_REPOSITORY and GITHUB_EVENT_PATH. */
  readonly host: Host;
  readonly token: string;
  readonly signal: AbortSignal;
}

/**
 * Publishes an untrusted report of a gate as a comment and a check run, as far as `options` enables them.
 *
 * @param place the report folder, or its `report.json`.
 * @returns the outcomes of the comment and the check run: `published` with its URL, `skipped`, `refused` with the
 * permission that the token probably lacks, or `failed`. Failed requests to GitHub are not thrown.
 * @throws LanserError E/USAGE if the repository or the commit is missing or invalid, if the event and the options
 * name different commits, if GITHUB_API_URL is not an http or https URL, or if the event's payload or the report
 * cannot be read; E/SCHEMA_INVALID if the report is too large, not valid or inconsistent.
 */
export async function publishGateReport(
  place: string,
  options: PublishGateReportOptions,
): Promise<Published> {
  return publishAddressed(await addressedReport(place, options), options);
}

export interface AddressedReport {
  readonly target: UntrustedTarget;
  readonly report: Report;
  readonly apiUrl: string;
}

export async function addressedReport(
  place: string,
  options: PublishOptions & Pick<PublishGateReportOptions, 'host'>,
): Promise<AddressedReport> {
  const { env } = options.host;
  const facts = workflowFacts(env, await readEvent(env['GITHUB_EVENT_PATH']));
  const target = untrustedTarget(facts, options);
  return { target, report: await loadReport(place), apiUrl: facts.apiUrl };
}

export async function publishAddressed(
  { target, report, apiUrl }: AddressedReport,
  options: PublishGateReportOptions,
): Promise<Published> {
  const { host, token, signal } = options;
  const github = await connectGitHub({ token, apiUrl, signal, clock: host });
  return publishUntrusted(github, target, report, options);
}
