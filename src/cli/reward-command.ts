import path from 'node:path';
import { Option, type Command } from 'commander';
import { writeHarborTask } from '../harbor/write-task.ts';
import type { BundleOf, RewardFacts } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Colors } from '../report/colors.ts';
import { evidenceText, rewardTable } from '../report/reward-text.ts';
import { visible } from '../report/visible.ts';
import type { RewardChoice } from '../reward/formula.ts';
import { OBSERVATION_BUDGET } from '../reward/training-records.ts';
import type { PinnedScope } from '../reward/scope.ts';
import { addCommand } from './add-command.ts';
import { repeated, workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import { inputBytes } from './named-input.ts';
import { printTraceRewards, REWARD_FORMATS, type RewardFormat } from './reward-trace.ts';
import {
  addRewardOptions,
  readBundleArgument,
  rewardOptions,
  type RewardCommandOptions,
} from './reward-options.ts';
import type { Runner } from './runner.ts';
import { numberOf } from './trace-options.ts';
import { openCommandWorkspace } from './workspace-options.ts';

interface RewardOptions extends CommonOptions, RewardCommandOptions {
  readonly trace?: readonly string[];
  readonly observationBudget: number;
  readonly harbor?: string;
  readonly base?: string;
  readonly instruction?: string;
  readonly solution?: string;
  readonly format: RewardFormat;
  readonly partial?: true;
  readonly scope?: readonly string[];
  readonly evidence?: true;
  readonly countSuppressions?: true;
}

export function addRewardCommand(program: Command, runner: Runner): void {
  const command = addCommand(program, {
    name: 'reward',
    summary: 'score a bundle against the previous one',
    description:
      'Score a bundle against the bundle of --prev, score the steps of traces (recordings), or write a task folder (--harbor). No server is started. The command reads source files only to list evidence of hidden errors, or to count suppressions. A modified bundle is an error. Without a previous bundle, only an edit has a reward.',
    arguments: [['[bundle]', 'a file with a bundle, or "-" for standard input']],
    examples: `  lanser reward --prev before.json after.json
  lanser diag --json | lanser reward --prev before.json - --evidence
  lanser reward --prev before.json after.json --weights wD=1,wE=2 --json | jq .processReward.r
  lanser reward --trace run.jsonl --weights wD=2
  lanser reward --trace run.jsonl --format jsonl > steps.jsonl
  lanser reward --trace runs/ --weights wA=0 --format atif > trajectories.jsonl
  lanser reward --harbor tasks/dated-rates --base main --instruction task.md --solution fix.patch`,
    exitCodes: {
      0: 'scored, or the task folder is written',
      3: 'the revision of --base does not exist',
      20: 'the weights are invalid, a file cannot be read, or a file of --scope is in no bundle',
      22: 'a bundle or a recording is invalid or was modified',
      25: 'the evidence for the score is incomplete, or the clone lacks objects of --base',
      70: 'the patch of --solution does not apply to --base',
    },
  });
  addRewardOptions(command, 'the configuration (for a bundle) or the trace (for --trace)')
    .option(
      '--scope <file>',
      'count only the diagnostics of this file in both bundles; "." means the whole workspace; repeatable',
      repeated,
    )
    .option(
      '--trace <file>',
      'score the steps of the trace in this file, or of all .jsonl traces below this folder; repeatable',
      repeated,
    )
    .addOption(
      new Option(
        '--format <format>',
        'print the steps of recordings as a table, as JSON, as training records (jsonl), or as ATIF 1.7 trajectories for Harbor (atif)',
      )
        .choices(REWARD_FORMATS)
        .default('table'),
    )
    .option(
      '--harbor <dir>',
      'write a task folder for Harbor: the repository at --base, the task, and a script that scores a work tree',
    )
    .option('--base <rev>', 'start the task of --harbor from this revision; required with --harbor')
    .option(
      '--instruction <file>',
      'read the agent’s task of --harbor from this file, or "-" for standard input; required with --harbor',
    )
    .option('--solution <patch>', 'add the patch in this file to the task folder of --harbor as the solution')
    .option(
      '--observation-budget <characters>',
      'truncate the text of each observation in training records and trajectories to this number of characters',
      numberOf,
      OBSERVATION_BUDGET,
    )
    .option('--partial', 'accept a truncated recording, up to its last complete event')
    .option(
      '--evidence',
      'list changes that reduce the number of diagnostics without improving the code, such as suppressions; rl-csf-v2 then uses this list for the score',
    )
    .option(
      '--count-suppressions',
      'count each new suppression as diagnostics: one for each rule that it names, or one if it names none (default: the value in the configuration, else off); rl-csf-v2 uses the evidence instead',
    )
    .action(
      runner('reward', async (edge, name: string | undefined, options: RewardOptions) => {
        const { previous, ...formula } = await rewardOptions(edge, options);
        checkHarborOptions(name, options);
        if (options.trace !== undefined) {
          checkTraceOptions(name, options);
          const { trace, partial, observationBudget } = options;
          const format = options.json === true ? 'json' : options.format;
          const scope = scopeOf(options.scope);
          return printTraceRewards(edge, trace, { ...formula, scope, format, partial, observationBudget });
        }
        if (options.harbor !== undefined) return printHarborTask(edge, options.harbor, options, formula);
        if (name === undefined) {
          throw new LanserError(
            'E/USAGE',
            'Name a file with a bundle, a recording with --trace, or a task folder with --harbor.',
          );
        }
        const bundle = await readBundleArgument(edge, name);
        await using workspace = await openCommandWorkspace(edge, options);
        const { evidence, countSuppressions } = options;
        const scope = scopeOf(options.scope);
        const scoreOptions = { ...formula, previous, scope, evidence, countSuppressions };
        const scored = await workspace.reward(bundle, scoreOptions);
        if (options.json === true) edge.json(scored);
        else edge.print(rewardText(scored, options.prev !== undefined, edge.colors));
        return scored.meta.exitCode;
      }),
    );
}

function rewardText(
  { processReward, facts }: BundleOf<RewardFacts>,
  hasPrevious: boolean,
  colors: Colors,
): string {
  const table =
    processReward === null
      ? `No reward: ${hasPrevious ? UNDECIDED : NO_PREVIOUS}\n`
      : rewardTable(processReward, colors);
  const evidence = facts?.evidence ?? null;
  return evidence === null ? table : `${table}\n${evidenceText(evidence)}`;
}

const NO_PREVIOUS = 'the previous bundle is missing. Pass it with --prev.';
const UNDECIDED =
  'rl-csf-v2 gives no score if the bundle, or the previous one, has the error E/INCONCLUSIVE. Run the command of the bundle with this error again.';

function checkTraceOptions(name: string | undefined, options: RewardOptions): void {
  const { prev, evidence, countSuppressions } = options;
  if (name === undefined && prev === undefined && evidence === undefined && countSuppressions === undefined)
    return;
  throw new LanserError(
    'E/USAGE',
    'A recording already contains its bundles. Leave out the bundle argument, --prev, --evidence and --count-suppressions.',
  );
}

const HARBOR_OPTIONS = ['base', 'instruction', 'solution'] as const;

function checkHarborOptions(name: string | undefined, options: RewardOptions): void {
  const { harbor, trace, prev } = options;
  const given = HARBOR_OPTIONS.find((option) => options[option] !== undefined);
  if (harbor === undefined && given !== undefined)
    throw new LanserError('E/USAGE', `--${given} needs --harbor with the task folder to write.`);
  if (harbor !== undefined && (name ?? trace ?? prev) !== undefined) {
    throw new LanserError(
      'E/USAGE',
      '--harbor writes a task folder and scores nothing. Leave out the bundle argument, --trace and --prev.',
    );
  }
}

async function printHarborTask(
  edge: Edge,
  folder: string,
  options: RewardOptions,
  reward: RewardChoice,
): Promise<number> {
  const { base, instruction, solution } = options;
  if (base === undefined || instruction === undefined) {
    throw new LanserError(
      'E/USAGE',
      'A task folder needs --base and --instruction, as in: lanser reward --harbor tasks/one --base main --instruction task.md',
    );
  }
  const files = await writeHarborTask({
    host: edge.host,
    repository: workspaceFolder(options, edge.cwd),
    base,
    folder: path.resolve(edge.cwd, folder),
    instruction: new TextDecoder().decode(await inputBytes(edge, instruction)),
    solution: solution === undefined ? undefined : await inputBytes(edge, solution),
    reward,
    signal: edge.signal,
  });
  if (options.json === true) edge.json(files);
  else edge.print(files.map((file) => `${visible(path.join(folder, file))}\n`).join(''));
  return 0;
}

function scopeOf(names: readonly string[] | undefined): PinnedScope | undefined {
  if (names === undefined) return undefined;
  // The paths in bundles are normalised: a bundle never names the file "./app.py".
  const files = names.map((name) =>
    path.posix.normalize(name.split(path.sep).join('/')).replace(/(?<=.)\/$/u, ''),
  );
  return files.includes('.') ? { kind: 'workspace' } : { kind: 'files', files };
}
