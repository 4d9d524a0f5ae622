import path from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { folderCache } from '../gate/cache/side-cache.ts';
import { runGate } from '../gate/gate.ts';
import { FAIL_ON, TRAJECTORIES, type FailOn, type Trajectory } from '../gate/options.ts';
import { exitCodeOf } from '../gate/verdict.ts';
import type { BundleRequest } from '../model/bundle.ts';
import { reportFiles } from '../report/report-files.ts';
import { gateText } from '../report/gate-text.ts';
import { writeReportFiles } from '../report/report-directory.ts';
import { enclosingCheckout } from '../workspace/containment.ts';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { addCommonOptions, workspaceFolder } from './common-options.ts';
import { addFormulaOptions, type FormulaOptions } from './reward-options.ts';
import { inputBytes } from './named-input.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';
import { addTraceOptions, traceOptions, type TraceCommandOptions } from './workspace-options.ts';

interface GateCommandOptions extends TraceCommandOptions, FormulaOptions {
  readonly base: string;
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
  readonly pullRequestText?: string;
  readonly label?: readonly string[];
  readonly allowDirty?: true;
  readonly reportDirectory?: string;
  readonly cacheDirectory?: string;
}

export function addGateCommand(program: Command, runner: Runner): void {
  addTraceOptions(
    addFormulaOptions(
      addCommonOptions(
        program
          .command('gate')
          .summary('what a change does to the diagnostics, scored and judged')
          .description(
            'Computes Pyright’s diagnostics of base and of head under base’s configuration, tells what is introduced, resolved, changed and moved, confirms it, replays committed traces, holds committed artifacts against their schemas and changed JSON Schemas against what they were, previews proposed edits, shows what was suppressed or weakened, scores, and judges. Nothing in the checkout changes.',
          ),
      ),
    ),
  )
    .requiredOption('--base <rev>', 'the revision to compare with; before is its merge base with head')
    .option('--head <rev>', 'the revision to check, or "worktree" for the files as they are (default: HEAD)')
    .addOption(
      repeatable(
        '--working-directory <dir>',
        'a project, relative to the repository’s root; repeatable (default: the root)',
      ),
    )
    .option(
      '--config-file <file>',
      'a Pyright configuration of base, relative to the repository’s root, in place of each project’s own',
    )
    .option(
      '--pyright-version <which>',
      'an exact version or "project", as package-lock.json of base names it, or the folder of a pyright package outside of the checkout (default: the shipped one)',
    )
    .addOption(
      new Option('--fail-on <list>', `what fails the gate, of ${FAIL_ON.join(', ')}`).argParser(parseFailOn),
    )
    .option('--warn-only', 'report, and exit 0 whatever is found')
    .addOption(
      repeatable(
        '--schemas <glob>',
        'artifacts and JSON Schemas to check; repeatable (default: below .lanser, and *.schema.json)',
      ),
    )
    .addOption(
      repeatable('--traces <glob>', 'traces to replay; repeatable (default: .lanser/traces/**/*.jsonl)'),
    )
    .addOption(
      repeatable(
        '--proposals <glob>',
        'proposed edits to preview; repeatable (default: .lanser/proposals/**/*.json)',
      ),
    )
    .addOption(
      new Option(
        '--trajectory <which>',
        'score each commit between base and head too (default: none)',
      ).choices(TRAJECTORIES),
    )
    .option(
      '--pull-request-text <file>',
      'what was written about the change, with proposals in `lanser` blocks; - for standard input',
    )
    .addOption(repeatable('--label <name>', 'a label of the change, which may waive reasons; repeatable'))
    .option('--allow-dirty', 'check HEAD although tracked files have uncommitted changes')
    .option(
      '--report-directory <dir>',
      'write the report as JSON, Markdown, SARIF and HTML, and the bundles, into this folder',
    )
    .option(
      '--cache-directory <dir>',
      'keep what is found out about base in this folder, for the next run (default: nothing is kept)',
    )
    .addHelpText(
      'after',
      `
Examples:
  lanser gate --base origin/main                    this branch
  lanser gate --base HEAD --head worktree           what is not committed yet
  lanser gate --base v1.0 --head v1.1 --json | jq .conclusion
  lanser gate --base main --trajectory commits      each commit by itself too

Exit codes: 0 passed, 1 the policy is violated, 25 inconclusive.`,
    )
    .action(async (options: GateCommandOptions) => {
      const request: BundleRequest = {
        cmd: 'gate',
        options: {
          base: options.base,
          head: options.head ?? 'HEAD',
          ...(options.workingDirectory === undefined ? {} : { workingDirectories: options.workingDirectory }),
        },
      };
      await runner(options, request, async (edge) => {
        const repository = workspaceFolder(options);
        const { cacheDirectory } = options;
        const cache = cacheDirectory === undefined ? undefined : folderCache(cacheDirectory);
        await recoverFolder(edge, repository);
        const { report, bundles } = await runGate({
          host: edge.host,
          repository,
          base: options.base,
          head: options.head ?? 'HEAD',
          requireCleanTree: options.head === undefined && options.allowDirty !== true,
          ...(options.workingDirectory === undefined ? {} : { workingDirectories: options.workingDirectory }),
          python: options.python,
          configFile: options.configFile,
          pyrightVersion: options.pyrightVersion,
          failOn: options.failOn,
          warnOnly: options.warnOnly,
          schemas: options.schemas,
          traces: options.traces,
          proposals: options.proposals,
          trajectory: options.trajectory,
          pullRequestText: await textOf(edge, options.pullRequestText),
          labels: options.label,
          rewardVersion: options.rewardVersion,
          rewardWeights: options.weights,
          timeoutMs: options.timeout === undefined ? undefined : options.timeout * 1000,
          cache,
          trace: traceOptions(options),
          signal: edge.signal,
        });
        if (options.reportDirectory !== undefined) {
          await writeReportFiles(
            path.resolve(options.reportDirectory),
            reportFiles(report, bundles),
            await enclosingCheckout(repository),
          );
        }
        if (options.json === true) edge.json(report);
        else edge.say(gateText(report, edge.colors));
        return exitCodeOf(report);
      });
    });
}

function repeatable(flags: string, description: string): Option {
  return new Option(flags, description).argParser((value: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    value,
  ]);
}

async function textOf(edge: Edge, name: string | undefined): Promise<string | undefined> {
  return name === undefined ? undefined : Buffer.from(await inputBytes(edge, name)).toString('utf8');
}

function parseFailOn(text: string): readonly FailOn[] {
  const entries = text
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  // An empty list would hide that the gate cannot fail. --warn-only makes it explicit.
  if (entries.length === 0) throw new InvalidArgumentError(`Name at least one of ${FAIL_ON.join(', ')}.`);
  for (const entry of entries) {
    if (!(FAIL_ON as readonly string[]).includes(entry)) {
      throw new InvalidArgumentError(`${JSON.stringify(entry)} is not one of ${FAIL_ON.join(', ')}.`);
    }
  }
  return entries as readonly FailOn[];
}
