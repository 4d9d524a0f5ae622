import { connectGitHub } from '../github/client.ts';
import type { Host } from '../model/host.ts';
import type { Report } from '../model/report.ts';
import type { Published } from './publish-report.ts';
import { publishUntrusted, untrustedTarget, type UntrustedTarget, type Wanted } from './publish-untrusted.ts';
import { loadReport } from './read-report.ts';
import { readEvent } from './read-event.ts';
import { workflowFacts } from './workflow-event.ts';

export interface PublishGateReportOptions extends Wanted {
  /** Its environment says which event and repository it is, as the runner sets it. */
  readonly host: Host;
  readonly token: string;
  readonly signal: AbortSignal;
}

/**
 * Publishes a gate's report, which nobody vouches for, as a comment and a check run.
 *
 * @param place the report folder, or its `report.json`.
 * @returns what became of each channel: `published` with its address, `skipped`, `refused` with the permission
 * that the token lacks, or `failed`. What GitHub does is no exception.
 * @throws LanserError E/USAGE where nothing but the report says where it belongs, or it cannot be read;
 * E/SCHEMA_INVALID where it is no report.
 */
export async function publishGateReport(
  place: string,
  options: PublishGateReportOptions,
): Promise<Published> {
  return publishAddressed(await addressedReport(place, options), options);
}

/** A report, and where the event says that it belongs. */
export interface AddressedReport {
  readonly target: UntrustedTarget;
  readonly report: Report;
  readonly apiUrl: string;
}

export async function addressedReport(
  place: string,
  options: Wanted & Pick<PublishGateReportOptions, 'host'>,
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
