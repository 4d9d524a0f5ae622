import { Option, type Command } from 'commander';
import type { PublishOutcome } from '../github/outcome.ts';
import { LanserError } from '../model/lanser-error.ts';
import { COMMENT_MODES, commentText, type CommentMode } from '../publish/comment-text.ts';
import { missingRights } from '../publish/missing-rights.ts';
import { addressedReport, publishAddressed } from '../publish/publish-gate-report.ts';
import type { Published } from '../publish/publish-report.ts';
import type { UntrustedTarget } from '../publish/publish-untrusted.ts';
import { visibleLine } from '../report/visible.ts';
import { addCommand } from './add-command.ts';
import { type CommonOptions, countOf } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';

interface PublishCommandOptions extends CommonOptions {
  readonly repository?: string;
  readonly pullRequest?: number;
  readonly headSha?: string;
  readonly name?: string;
  readonly comment: CommentMode;
  readonly checkRun?: true;
  readonly dryRun?: true;
}

export function addPublishCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'publish',
    summary: 'publish the report of a gate on GitHub',
    description:
      'Publish the report of a job that has no write permissions, for example on a pull request from a fork. The report becomes a comment and, with --check-run, a check run. The report is not trusted, so the commit comes from the workflow_run event or --head-sha. The comment is written only if GitHub confirms that this commit is the head of the pull request. The token comes from the variable GITHUB_TOKEN.',
    arguments: [
      [
        '<report>',
        'the folder that the gate wrote with --report-directory, or the report.json of this folder',
      ],
    ],
    examples: `  lanser publish lanser-report --check-run
  lanser publish report.json --repository octo/ledger --pull-request 7 --head-sha "$SHA"
  lanser publish lanser-report --head-sha "$SHA" --repository octo/ledger --dry-run`,
    exitCodes: {
      0: 'published or skipped; the output states the reason',
      20: 'the report cannot be read, the repository or the commit is missing or invalid, GITHUB_API_URL is invalid, or the token is missing',
      22: 'the report is invalid, is too large, or contradicts itself',
      71: 'the token lacks a permission',
      73: 'GitHub did not answer or rejected the request, or something else answered, such as a proxy',
    },
  })
    .option(
      '--repository <owner/repo>',
      'publish to this repository (default: the variable GITHUB_REPOSITORY)',
    )
    .option(
      '--pull-request <number>',
      'comment on this pull request (default: the open pull request of the event’s branch)',
      countOf,
    )
    .option(
      '--head-sha <sha>',
      'publish for this commit: for a pull request, its head (default: the head commit of the event’s run)',
    )
    .option('--name <text>', 'the name of this gate, if the workflow has several gates')
    .addOption(
      new Option(
        '--comment <mode>',
        'when to create the comment: always, changes (unless the result is clean and passes the policy), on-failure (if the policy fails the gate) or never; an existing comment is updated, except with never',
      )
        .choices(COMMENT_MODES)
        .default('changes' as const),
    )
    .option('--check-run', 'also write a check run with annotations')
    .option('--dry-run', 'print the comment, and send nothing to GitHub')
    .action(runner(null, publish));
}

async function publish(edge: Edge, place: string, options: PublishCommandOptions): Promise<number> {
  const { host, signal } = edge;
  const { repository, pullRequest, headSha, name, comment } = options;
  const checkRun = options.checkRun === true;
  const requested = { repository, pullRequest, headSha, name, comment, checkRun };
  const addressed = await addressedReport(place, { host, ...requested });
  const { target } = addressed;
  if (options.dryRun === true) {
    const text = commentText(addressed.report, target);
    if (options.json === true) edge.json({ target: shown(target), text });
    else edge.print(text);
    return 0;
  }
  const token = host.env['GITHUB_TOKEN'];
  if (token === undefined || token === '') {
    throw new LanserError('E/USAGE', 'GITHUB_TOKEN is not set. Set it, or use --dry-run.');
  }
  const published = await publishAddressed(addressed, { host, token, signal, ...requested });
  requirePublished(published);
  if (options.json === true) edge.json({ target: shown(target), ...published });
  else edge.print(`${line('comment', published.comment)}${line('check run', published.checkRun)}`);
  return 0;
}

function shown({ repository, headSha, pullRequest }: UntrustedTarget): unknown {
  return { ...repository, headSha, pullRequest: pullRequest ?? null };
}

/**
 * Checks that the comment and the check run were each published or skipped.
 *
 * @throws LanserError E/FS_PERMISSIONS if the token lacks a permission, E/REQUEST_CANCELLED for any other failure.
 */
function requirePublished({ comment, checkRun }: Published): void {
  const outcomes = [comment, checkRun];
  const missing = missingRights(outcomes);
  if (missing !== undefined) throw new LanserError('E/FS_PERMISSIONS', missing, { comment, checkRun });
  const reasons = outcomes.flatMap((one) => (one.kind === 'failed' ? [one.reason] : []));
  if (reasons.length === 0) return;
  throw new LanserError(
    'E/REQUEST_CANCELLED',
    `Not published: ${reasons.join('; ')}. Run the command again.`,
    { comment, checkRun },
  );
}

function line(channel: string, outcome: PublishOutcome): string {
  const result = outcome.kind === 'published' ? outcome.url : outcome.reason;
  return `${channel}: ${outcome.kind}: ${visibleLine(result)}\n`;
}
