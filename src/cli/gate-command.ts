import path from 'node:path';
import { Option, type Command } from 'commander';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { folderCache } from '../gate/cache/side-cache.ts';
import { runGate } from '../gate/gate.ts';
import {
  projectAbove,
  SCOPES,
  TRAJECTORIES,
  type FailOn,
  type GateScope,
  type Trajectory,
} from '../gate/options.ts';
import { defaultBranch, type DefaultBranch } from '../git/default-branch.ts';
import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import { revisionId } from '../git/revision-id.ts';
import { headCommit } from '../git/revisions.ts';
import { gateOptions, PAIR_OPTIONS } from '../manifest/gate-options.ts';
import type { BundleRequest } from '../model/bundle.ts';
import type { PairOptions } from '../model/generated/manifest.ts';
import { LanserError } from '../model/lanser-error.ts';
import { exitCodeOf } from '../model/report-exit.ts';
import { GATE_FORMATS, type GateFormat } from '../report/gate-formats.ts';
import { checkReportFolder, writeReportFiles } from '../report/report-directory.ts';
import { reportFiles } from '../report/report-files.ts';
import { visible } from '../report/visible.ts';
import { enclosingCheckout } from '../workspace/containment.ts';
import { addCommand } from './add-command.ts';
import { repeated, workspaceFolder } from './common-options.ts';
import { addProjectOptions, failOnOption } from './gate-options.ts';
import { addShardOptions, writePart, type ShardCommandOptions } from './gate-shard.ts';
import { CLI_HINTS } from './hint-words.ts';
import { inputText } from './named-input.ts';
import { printGate } from './print-gate.ts';
import type { Edge } from './process-edge.ts';
import { addFormulaOptions, type FormulaOptions } from './reward-options.ts';
import type { Runner } from './runner.ts';
import { addTraceOptions, traceOptions, type TraceCommandOptions } from './workspace-options.ts';

interface GateCommandOptions extends TraceCommandOptions, FormulaOptions, ShardCommandOptions {
  readonly base?: string;
  readonly head?: string;
  readonly workingDirectory?: readonly string[];
  readonly configFile?: string;
  readonly pyrightVersion?: string;
  readonly failOn?: readonly FailOn[];
  readonly warnOnly?: true;
  readonly schemas?: readonly string[];
  readonly traces?: readonly string[];
  readonly proposals?: readonly string[];
  readonly trajectory?: Trajectory;
  readonly scope?: GateScope;
  readonly pullRequestText?: string;
  readonly label?: readonly string[];
  readonly allowDirty?: true;
  readonly format?: GateFormat;
  readonly out?: string;
  readonly reportDirectory?: string;
  readonly cacheDirectory?: string;
}

export function addGateCommand(program: Command, runner: Runner): void {
  const command = addCommand(program, {
    name: 'gate',
    summary: 'compare the diagnostics of two revisions and apply a policy',
    description:
      'Check the code before the change (base) and after the change (head) with Pyright under base’s configuration. Report the diagnostics that the change introduces, resolves, changes and moves. A second check confirms introduced and resolved diagnostics. The gate also replays traces, validates documents, compares changed JSON Schemas, previews proposed edits, lists new suppressions and weakened settings, and scores the change. The checkout is not modified.',
    examples: `  lanser gate                                       this branch
  lanser gate --base HEAD --head worktree           uncommitted changes
  lanser gate --base v1.0 --head v1.1 --json | jq .conclusion
  lanser gate --base main --trajectory commits      also score single commits
  lanser gate --base main --format gitlab --out gl-code-quality-report.json
  lanser gate --base main --shard 2/8 --out part-2.json`,
    exitCodes: {
      0: 'passed, or the part of a shard was written',
      1: 'failed by the policy',
      25: 'inconclusive, and the policy fails inconclusive gates',
    },
  });
  addProjectOptions(
    addTraceOptions(addFormulaOptions(command, 'base’s configuration'))
      .option(
        '--base <rev>',
        'compare with the merge base of this revision and head (default: the default branch of the remote, else main or master)',
      )
      .option('--head <rev>', 'check this revision, the "worktree" on disk, or the "index" (default: HEAD)'),
    'base',
  )
    .option(
      '--pyright-version <which>',
      'use this Pyright: the version that lanser includes or base’s package-lock.json lists, "project" for the listed version, or the absolute path of a pyright package outside of the checkout (default: the version that lanser includes)',
    )
    .addOption(failOnOption('base'))
    .option(
      '--warn-only',
      'report findings, but exit with 0 even if findings or an inconclusive result violate the policy',
    )
    .option(
      '--schemas <glob>',
      'validate the files of head that match this glob; breaking changes count only in JSON Schemas that match; repeatable (default: the globs in base’s configuration, else .lanser/**/*.json, .lanser/**/*.jsonl and **/*.schema.json)',
      repeated,
    )
    .option(
      '--traces <glob>',
      'replay the traces that match this glob; repeatable (default: the globs in base’s configuration, else .lanser/traces/**/*.jsonl)',
      repeated,
    )
    .option(
      '--proposals <glob>',
      'preview the proposed edits that match this glob; repeatable (default: the globs in base’s configuration, else .lanser/proposals/**/*.json)',
      repeated,
    )
    .addOption(
      new Option(
        '--trajectory <which>',
        'commits: also score each first-parent commit after the merge base, up to head; if there are more than 20, score 20 of them at regular intervals (default: the value in base’s configuration, else none)',
      ).choices(TRAJECTORIES),
    )
    .addOption(
      new Option(
        '--scope <which>',
        'check all files (full), or only the affected files (affected): those whose diagnostics the change can affect (default: the value in base’s configuration, else full)',
      ).choices(SCOPES),
    )
    .option(
      '--pull-request-text <file>',
      'read proposed edits from the fenced `lanser` blocks in this file, which contains the pull request’s description; "-" for standard input',
    )
    .option(
      '--label <name>',
      'apply the policy as for a pull request with this label; the policy may waive findings for a label; repeatable',
      repeated,
    )
    .option('--allow-dirty', 'check HEAD even if tracked files have uncommitted changes')
    .addOption(
      new Option('--format <which>', 'print the report in this format (default: text)')
        .choices(GATE_FORMATS)
        .conflicts('json'),
    )
    .option(
      '--out <file>',
      'write the report, or with --shard the part of the report, to this file instead of standard output',
    )
    .option(
      '--report-directory <dir>',
      'write the bundles, and the report in every format except text, to this folder',
    )
    .option(
      '--cache-directory <dir>',
      'cache the check of base in this folder, unless only affected files are checked, a trace is recorded, or --pyright-version is a path (default: no cache)',
    );
  addShardOptions(command).action(
    runner(requestOf, async (edge, options: GateCommandOptions) => {
      const repository = workspaceFolder(options);
      const { cacheDirectory } = options;
      const cache = cacheDirectory === undefined ? undefined : folderCache(cacheDirectory);
      await recoverFolder(edge, repository);
      const compared = {
        repository,
        base: options.base ?? (await findBase(edge, repository, options.head)),
        head: options.head ?? 'HEAD',
        requireCleanTree: options.head === undefined && options.allowDirty !== true,
      };
      const recorded = pairOptions({
        ...options,
        pullRequestText:
          options.pullRequestText === undefined ? undefined : await inputText(edge, options.pullRequestText),
      });
      const { shard, out, reportDirectory } = options;
      const untrusted = await enclosingCheckout(repository);
      // The gate can take minutes, so a path that cannot be written is reported before the gate runs.
      if (out !== undefined) {
        const { dir, base } = path.parse(path.resolve(out));
        await checkReportFolder(dir, { hint: 'name-output', untrusted }, base);
      }
      if (reportDirectory !== undefined)
        await checkReportFolder(path.resolve(reportDirectory), { untrusted });
      if (shard !== undefined) {
        await writePart(edge, compared, recorded, { ...options, shard });
        return 0;
      }
      const { report, bundles } = await runGate({
        ...gateOptions(recorded),
        ...compared,
        host: edge.host,
        onProjectAbove: (folder, project) => edge.err(`lanser: ${visible(projectAbove(folder, project))}\n`),
        cache,
        trace: traceOptions(options),
        signal: edge.signal,
      });
      if (reportDirectory !== undefined) {
        const files = reportFiles(report, CLI_HINTS, bundles);
        await writeReportFiles(path.resolve(reportDirectory), files, { untrusted });
      }
      await printGate(edge, report, { ...options, repository });
      return exitCodeOf(report);
    }),
  );
}

function requestOf(_: Edge, { base, head = 'HEAD', workingDirectory }: GateCommandOptions): BundleRequest {
  return {
    cmd: 'gate',
    options: {
      ...(base === undefined ? {} : { base }),
      head,
      ...(workingDirectory === undefined ? {} : { workingDirectories: workingDirectory }),
    },
  };
}

/** Returns the options that a manifest of `lanser run` can also set. Omits options without a value. */
function pairOptions(options: Partial<Record<keyof PairOptions, unknown>>): PairOptions {
  const given = PAIR_OPTIONS.map((name) => [name, options[name]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

const SOURCES: Readonly<Record<DefaultBranch['source'], string>> = {
  'remote-default': 'the default branch of the remote',
  remote: 'a branch of the remote, because the default branch of the remote is unknown',
  local: 'a local branch, because no remote branch main or master is known',
};

/**
 * Returns the base for a command without `--base`: the {@link defaultBranch}. Prints its name to standard error.
 * Without `head`, also warns if HEAD is the same commit as the base.
 *
 * @throws LanserError if the default branch is unknown: the error of {@link headCommit} if HEAD has no readable
 * commit, otherwise E/USAGE; the errors of {@link findGit} and {@link openRepository}.
 */
export async function findBase(edge: Edge, folder: string, head: string | undefined): Promise<string> {
  const { host, signal } = edge;
  const repository = await openRepository(await findGit(host, [folder]), folder);
  const found = await defaultBranch(repository, signal);
  if (found === undefined) {
    // If HEAD has no commit, `headCommit` throws a more useful error than the next one.
    await headCommit(repository);
    throw new LanserError(
      'E/USAGE',
      'The default branch is unknown: neither the remote nor this clone has a branch main or master. Name the revision to compare with: --base REVISION.',
    );
  }
  edge.err(`lanser: base: ${visible(found.name)}, ${SOURCES[found.source]}\n`);
  const [before, after] = await Promise.all(
    [found.ref, 'HEAD'].map(async (name) => revisionId(repository, `${name}^{commit}`, signal)),
  );
  if (head === undefined && before === after) {
    edge.err(
      'lanser: HEAD is the same commit as the base, so nothing can be new. To check the last commit, pass --base HEAD~1. To check uncommitted changes, pass --head worktree.\n',
    );
  }
  return found.ref;
}
