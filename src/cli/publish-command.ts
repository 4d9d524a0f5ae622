import { InvalidArgumentError, Option, type Command } from 'commander';
import type { PublishOutcome } from '../github/outcome.ts';
import { LanserError } from '../model/lanser-error.ts';
import { COMMENT_MODES, commentText, type CommentMode } from '../publish/comment-text.ts';
import { missingRights } from '../publish/missing-rights.ts';
import { addressedReport, publishAddressed } from '../publish/publish-gate-report.ts';
import type { Published } from '../publish/publish-report.ts';
import type { UntrustedTarget } from '../publish/publish-untrusted.ts';
import { visibleLine } from '../report/visible.ts';
import { addCommonOptions, type CommonOptions } from './common-options.ts';
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
  addCommonOptions(
    program
      .command('publish')
      .summary('a gate’s report as a comment and a check run on GitHub')
      .description(
        'Publishes a report that a job without rights has written, as for a pull request from a fork. The report may be anybody’s: which commit it is about the event says (workflow_run) or --head-sha, and a pull request gets a comment only where GitHub says that this commit is its head. The token is read from GITHUB_TOKEN.',
      )
      .argument('<report>', 'the folder that the gate wrote, or its report.json'),
  )
    .option('--repository <owner/repo>', 'where to (default: GITHUB_REPOSITORY)')
    .addOption(
      new Option(
        '--pull-request <number>',
        'the pull request (default: the open one of the event’s branch)',
      ).argParser(positiveInteger),
    )
    .option('--head-sha <sha>', 'the commit that was checked (default: that of the event’s run)')
    .option('--name <text>', 'tells this gate from others of the same workflow')
    .addOption(
      new Option('--comment <mode>', 'when to comment').choices(COMMENT_MODES).default('changes' as const),
    )
    .option('--check-run', 'write a check run with annotations too')
    .option('--dry-run', 'print what would be published, and ask GitHub nothing')
    .addHelpText(
      'after',
      `
Examples:
  lanser publish lanser-report --check-run
  lanser publish report.json --repository octo/ledger --pull-request 7 --head-sha "$SHA"
  lanser publish lanser-report --head-sha "$SHA" --repository octo/ledger --dry-run

Exit codes: 0 published, or nothing to say, 20 the report or the commit is not named, 22 it is no report, 71 the token may not, 73 GitHub did not take it.`,
    )
    .action(async (report: string, options: PublishCommandOptions) => {
      await runner(options, { cmd: null, options: {} }, async (edge) => publish(edge, report, options));
    });
}

async function publish(edge: Edge, place: string, options: PublishCommandOptions): Promise<number> {
  const { host, signal } = edge;
  const { repository, pullRequest, headSha, name, comment } = options;
  const checkRun = options.checkRun === true;
  const wanted = { repository, pullRequest, headSha, name, comment, checkRun };
  const addressed = await addressedReport(place, { host, ...wanted });
  const { target } = addressed;
  if (options.dryRun === true) {
    const text = commentText(addressed.report, target);
    if (options.json === true) edge.json({ target: shown(target), text });
    else edge.say(text);
    return 0;
  }
  const token = host.env['GITHUB_TOKEN'];
  if (token === undefined || token === '') {
    throw new LanserError('E/USAGE', 'Set GITHUB_TOKEN, or use --dry-run.');
  }
  const published = await publishAddressed(addressed, { host, token, signal, ...wanted });
  requirePublished(published);
  if (options.json === true) edge.json({ target: shown(target), ...published });
  else edge.say(`${line('comment', published.comment)}${line('check run', published.checkRun)}`);
  return 0;
}

function shown({ repository, headSha, pullRequest }: UntrustedTarget): unknown {
  return { ...repository, headSha, pullRequest: pullRequest ?? null };
}

/** @throws LanserError E/FS_PERMISSIONS if the token lacks a permission, E/REQUEST_CANCELLED if GitHub failed. */
function requirePublished({ comment, checkRun }: Published): void {
  const outcomes = [comment, checkRun];
  const missing = missingRights(outcomes);
  if (missing !== undefined) throw new LanserError('E/FS_PERMISSIONS', missing, { comment, checkRun });
  const reasons = outcomes.flatMap((one) => (one.kind === 'failed' ? [one.reason] : []));
  if (reasons.length === 0) return;
  throw new LanserError('E/REQUEST_CANCELLED', `Not published: ${reasons.join('; ')}. Run it again.`, {
    comment,
    checkRun,
  });
}

function line(channel: string, outcome: PublishOutcome): string {
  const says = outcome.kind === 'published' ? outcome.url : outcome.reason;
  return `${channel}: ${outcome.kind}: ${visibleLine(says)}\n`;
}

function positiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError('A number of at least 1 is expected.');
  }
  return value;
}
