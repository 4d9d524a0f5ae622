import { Option, type Command } from 'commander';
import type { BundleOf, RewardFacts } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Colors } from '../report/colors.ts';
import { evidenceText, rewardTable } from '../report/reward-text.ts';
import type { PinnedScope } from '../reward/scope.ts';
import { addCommonOptions, repeated, type CommonOptions } from './common-options.ts';
import { helpText } from './help-text.ts';
import { printTraceRewards, REWARD_FORMATS, type RewardFormat } from './reward-trace.ts';
import {
  addRewardOptions,
  readBundleArgument,
  rewardOptions,
  type RewardCommandOptions,
} from './reward-options.ts';
import type { Runner } from './runner.ts';
import { openCommandWorkspace } from './workspace-options.ts';

interface RewardOptions extends CommonOptions, RewardCommandOptions {
  readonly trace?: string;
  readonly format: RewardFormat;
  readonly partial?: true;
  readonly scope?: readonly string[];
  readonly evidence?: true;
  readonly countSuppressions?: true;
}

export function addRewardCommand(program: Command, runner: Runner): void {
  addRewardOptions(
    addCommonOptions(
      program
        .command('reward')
        .summary('score a bundle against the previous one')
        .description(
          'Score a bundle against the previous one. Only the two bundles are read; no server is started. Modified bundles are rejected. The first bundle of a series has no reward.',
        )
        .argument('[bundle]', 'a file with a bundle, or "-" for standard input'),
    ),
  )
    .addOption(
      new Option(
        '--scope <file>',
        'count only the diagnostics of this file in both bundles, or of the workspace for "."; repeatable',
      ).argParser(repeated),
    )
    .option('--trace <file>', 'score the steps of a recording')
    .addOption(
      new Option(
        '--format <format>',
        'print the steps of a recording as a table, as JSON, or as training records (jsonl)',
      )
        .choices(REWARD_FORMATS)
        .default('table'),
    )
    .option('--partial', 'accept a truncated recording, up to its last complete event')
    .option('--evidence', 'list changes that improve the counts without better code, such as suppressions')
    .option('--count-suppressions', 'count each diagnostic that a new suppression hides')
    .addHelpText(
      'after',
      helpText(
        `  lanser reward --prev before.json after.json
  lanser diag --json | lanser reward --prev before.json - --evidence
  lanser reward --prev before.json after.json --weights wD=1,wE=2 --json | jq .processReward.r
  lanser reward --trace run.jsonl --weights wD=2
  lanser reward --trace run.jsonl --format jsonl > steps.jsonl`,
        {
          0: 'scored',
          20: 'the weights are invalid, or a file cannot be read',
          22: 'a bundle is invalid or was modified',
          25: 'suppressions cannot be counted',
        },
      ),
    )
    .action(async (name: string | undefined, options: RewardOptions) => {
      await runner(options, { cmd: 'reward', options: {} }, async (edge) => {
        const { previous, ...formula } = await rewardOptions(edge, options);
        if (options.trace !== undefined) {
          checkTraceOptions(name, options);
          const { trace, format, partial } = options;
          const choice = { ...formula, scope: scopeOf(options.scope) };
          return printTraceRewards(edge, trace, options.json === true ? 'json' : format, choice, partial);
        }
        if (name === undefined) {
          throw new LanserError('E/USAGE', 'Name a file with a bundle, or a recording with --trace.');
        }
        const bundle = await readBundleArgument(edge, name);
        await using workspace = await openCommandWorkspace(edge, options);
        const { evidence, countSuppressions } = options;
        const scope = scopeOf(options.scope);
        const scoreOptions = { ...formula, previous, scope, evidence, countSuppressions };
        const scored = await workspace.reward(bundle, scoreOptions);
        if (options.json === true) edge.json(scored);
        else edge.print(rewardText(scored, edge.colors));
        return scored.meta.exitCode;
      });
    });
}

function rewardText({ processReward, facts }: BundleOf<RewardFacts>, colors: Colors): string {
  const table =
    processReward === null
      ? 'No reward: there is no previous bundle. Pass it with --prev.\n'
      : rewardTable(processReward, colors);
  const evidence = facts?.evidence ?? null;
  return evidence === null ? table : `${table}\n${evidenceText(evidence)}`;
}

function checkTraceOptions(name: string | undefined, options: RewardOptions): void {
  const { prev, evidence, countSuppressions } = options;
  if (name === undefined && prev === undefined && evidence === undefined && countSuppressions === undefined)
    return;
  throw new LanserError(
    'E/USAGE',
    'A recording contains its steps. Leave out the bundle, --prev, --evidence and --count-suppressions.',
  );
}

function scopeOf(files: readonly string[] | undefined): PinnedScope | undefined {
  if (files === undefined) return undefined;
  return files.includes('.') ? { kind: 'workspace' } : { kind: 'files', files };
}
