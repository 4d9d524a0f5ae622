import { allPages } from './all-pages.ts';
import type { GitHub, RepositoryName } from './client.ts';
import { isUnprocessable } from './failure.ts';
import { compareRuns, type RunOrder } from './marker.ts';
import { attempt, type PublishOutcome } from './outcome.ts';

export interface CheckAnnotation {
  readonly path: string;
  /** One-based, like `end_line`. */
  readonly start_line: number;
  readonly end_line: number;
  /** One-based. Both columns are present only if `start_line` equals `end_line`. */
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

export interface CheckRun {
  readonly repository: RepositoryName;
  readonly headSha: string;
  /** Must differ between gates of a commit: GitHub may show only the newest of the check runs with the same name. */
  readonly name: string;
  /** Hashes of the gate's identity and annotations. Changed annotations need a new check run: GitHub removes none. */
  readonly externalId: string;
  /** The workflow run that produced the conclusion. */
  readonly run: RunOrder;
  readonly conclusion: 'success' | 'neutral' | 'failure';
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
  readonly detailsUrl?: string | undefined;
}

interface Found {
  readonly id: number;
  readonly url: string;
  readonly annotationCount: number;
  readonly content: string;
}

/** The maximum number of annotations that GitHub accepts in one request. */
const PER_REQUEST = 50;

/**
 * Updates the commit's newest check run with this name if it has the same `externalId`. Otherwise, creates a check
 * run. Does nothing if the newest check run belongs to a newer workflow run. Adds only the missing annotations. If
 * GitHub rejects annotations, the summary states how many are missing.
 */
export async function publishCheckRun(github: GitHub, check: CheckRun): Promise<PublishOutcome> {
  return attempt('checks: write', async () =>
    github.retryPolicy.converge(async () => createOrUpdate(github, check)),
  );
}

async function createOrUpdate(github: GitHub, check: CheckRun): Promise<PublishOutcome> {
  const newest = await newestCheckRun(github, check);
  const last = runOf(newest?.external_id ?? '');
  if (newest !== undefined && last !== undefined && compareRuns(last, check.run) > 0) {
    const reason = `the check run belongs to a newer run (number ${last.number})`;
    return { kind: 'skipped', reason, url: foundOf(newest).url };
  }
  const isSame = newest?.external_id?.startsWith(`${check.externalId}:`) === true;
  const found = isSame ? foundOf(newest) : await createCheckRun(github, check);
  const target = { ...check.repository, check_run_id: found.id };
  const { title, summary, annotations } = check;
  let { annotationCount } = found;
  let isRefused = false;
  while (annotationCount < annotations.length && !isRefused) {
    const batch = annotations.slice(annotationCount, annotationCount + PER_REQUEST);
    try {
      const output = { title, summary, annotations: batch };
      await github.octokit.rest.checks.update({ ...target, output });
      annotationCount += batch.length;
    } catch (error) {
      if (!isUnprocessable(error)) throw error;
      isRefused = true;
    }
  }
  const done = finished(check, isRefused ? annotations.length - annotationCount : 0);
  if (found.content !== contentOf(done)) {
    // An earlier workflow run may have created the check run. The update replaces the link to that workflow run.
    await github.octokit.rest.checks.update({
      ...target,
      ...detailsOf(check),
      ...done,
    });
  }
  return { kind: 'published', url: found.url };
}

/** Returns the newest check run of this name, the only one that GitHub shows; undefined if none exists. */
async function newestCheckRun({ octokit }: GitHub, check: CheckRun): Promise<Created | undefined> {
  const runs = await allPages(
    octokit.paginate.iterator(octokit.rest.checks.listForRef, {
      ...check.repository,
      ref: check.headSha,
      check_name: check.name,
      filter: 'all',
      per_page: 100,
    }),
  );
  return runs.toSorted((a, b) => b.id - a.id)[0];
}

/** Returns GitHub's `external_id` of the check run: `externalId`, and the number and attempt of the workflow run. */
function idOf({ externalId, run: { number, attempt: times } }: CheckRun): string {
  return `${externalId}:${number}.${times}`;
}

function runOf(externalId: string): RunOrder | undefined {
  const [, number, times] = /^lanser:.*:(\d{1,15})\.(\d{1,15})$/u.exec(externalId) ?? [];
  return number === undefined ? undefined : { number: Number(number), attempt: Number(times) };
}

/** Creates a check run, with the first annotations if GitHub accepts them. Completes it if it has all annotations. */
async function createCheckRun(github: GitHub, check: CheckRun): Promise<Found> {
  const first = check.annotations.slice(0, PER_REQUEST);
  try {
    return await create(github, check, first);
  } catch (error) {
    if (first.length === 0 || !isUnprocessable(error)) throw error;
    return create(github, check, []);
  }
}

async function create(
  { octokit }: GitHub,
  check: CheckRun,
  first: readonly CheckAnnotation[],
): Promise<Found> {
  const isWhole = first.length === check.annotations.length;
  const { external_id: id, output, ...state } = finished(check, 0);
  const { data } = await octokit.rest.checks.create({
    ...check.repository,
    name: check.name,
    head_sha: check.headSha,
    external_id: id,
    ...detailsOf(check),
    ...(isWhole ? state : { status: 'in_progress' as const }),
    output: { ...output, annotations: [...first] },
  });
  return foundOf(data);
}

type Created = Awaited<ReturnType<GitHub['octokit']['rest']['checks']['create']>>['data'];

function foundOf(run: Created): Found {
  const { id, url, html_url: pageUrl, output } = run;
  return { id, url: pageUrl ?? url, annotationCount: output.annotations_count, content: contentOf(run) };
}

function detailsOf({ detailsUrl }: CheckRun): { readonly details_url?: string } {
  return detailsUrl === undefined ? {} : { details_url: detailsUrl };
}

interface Finished {
  readonly external_id: string;
  readonly status: 'completed';
  readonly conclusion: CheckRun['conclusion'];
  readonly output: { readonly title: string; readonly summary: string };
}

function finished(check: CheckRun, missingCount: number): Finished {
  const { title, summary, conclusion } = check;
  const note =
    missingCount === 0
      ? ''
      : `\n\nGitHub rejected annotations. Number of missing annotations: ${missingCount}.\n`;
  const output = { title, summary: summary + note };
  return { external_id: idOf(check), status: 'completed', conclusion, output };
}

/** Returns the content that decides if an update is necessary. Ignores white space at the end of the summary. */
function contentOf({ external_id: id, status, conclusion, output }: Finished | Created): string {
  return JSON.stringify([id, status, conclusion, output.title ?? '', (output.summary ?? '').trimEnd()]);
}
