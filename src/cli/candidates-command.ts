import { Option, type Command } from 'commander';
import { evaluateCandidates } from '../candidates/evaluate-candidates.ts';
import { limitYoungGeneration } from '../daemon/young-generation.ts';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { projectAbove, SCOPES, type FailOn, type GateScope } from '../gate/options.ts';
import type { Candidates } from '../model/candidates.ts';
import { candidatesText, isEvaluated } from '../report/candidates-text.ts';
import { visible } from '../report/visible.ts';
import { addCommand } from './add-command.ts';
import { candidatesOf } from './candidate-arguments.ts';
import { workspaceFolder, type CommonOptions, timeoutOf } from './common-options.ts';
import { findBase } from './gate-command.ts';
import { addProjectOptions, failOnOption } from './gate-options.ts';
import { CLI_HINTS } from './hint-words.ts';
import { addFormulaOptions, type FormulaOptions } from './reward-options.ts';
import type { Runner } from './runner.ts';

interface CandidatesCommandOptions extends CommonOptions, FormulaOptions {
  readonly base?: string;
  readonly pairs?: true;
  readonly workingDirectory?: readonly string[];
  readonly configFile?: string;
  readonly failOn?: readonly FailOn[];
  readonly scope?: GateScope;
  readonly format?: 'jsonl' | 'text';
}

export function addCandidatesCommand(program: Command, runner: Runner): void {
  const command = addCommand(program, {
    name: 'candidates',
    summary: 'compare several changes to one base, and rank them',
    description:
      'Run a gate for each candidate against the same base, and rank the results. One language server checks all candidates. The criteria, the most important first, are: the result of the policy, new errors, evidence of hidden errors (such as new suppressions), the score, and other new diagnostics. Each candidate gets the same result as from `lanser gate`. If a patch does not apply, or a candidate crashes the server, the results of the other candidates do not change. The checkout is not modified.',
    arguments: [
      [
        '<candidates...>',
        'patch files, JSON Lines files with `patch` and an optional `name`, revisions, or root folders of work trees ("-" reads a patch or JSON Lines from standard input)',
      ],
    ],
    examples: `  lanser candidates --base main fix-1.patch fix-2.patch agent/third ../worktree-4
  lanser candidates --base main --scope affected samples.jsonl --json | jq '.candidates[] | {name, rank}'
  lanser candidates --base main --pairs feature-a feature-b`,
    exitCodes: {
      0: 'every candidate and pair was evaluated, and none is inconclusive; the policy has no effect on the exit code',
      25: 'a candidate has an error, for example a patch that does not apply; or base, a candidate or a pair is inconclusive',
    },
  });
  addProjectOptions(
    addFormulaOptions(command, 'base’s configuration')
      .option(
        '--base <rev>',
        'use this revision as base: patches apply to it; a revision or work tree is compared with its merge base with this revision (default: the default branch of the remote, else main or master)',
      )
      .option(
        '--pairs',
        'also merge each pair of candidates, and report diagnostics that only the combination causes',
      ),
    'base',
  )
    .addOption(failOnOption('base'))
    .addOption(
      new Option(
        '--scope <which>',
        'check all files (full), or only the affected files (affected): those whose diagnostics a candidate can affect, which is usually much faster (default: the value in base’s configuration, else full)',
      ).choices(SCOPES),
    )
    .addOption(
      new Option(
        '--format <which>',
        'print a table (text), or one line of JSON for each candidate and pair as soon as it is checked (jsonl)',
      )
        .choices(['text', 'jsonl'])
        .default('text')
        .conflicts('json'),
    )
    .action(
      runner('candidates', async (edge, names: readonly string[], options: CandidatesCommandOptions) => {
        const repository = workspaceFolder(options, edge.cwd);
        await recoverFolder(edge, repository);
        limitYoungGeneration();
        const result = await evaluateCandidates({
          host: edge.host,
          repository,
          // This command does not check HEAD. The third argument prevents the warning that HEAD is the base.
          base: options.base ?? (await findBase(edge, repository, 'candidates')),
          candidates: await candidatesOf(edge, repository, names),
          pairs: options.pairs,
          ...(options.workingDirectory === undefined ? {} : { workingDirectories: options.workingDirectory }),
          configFile: options.configFile,
          python: options.python,
          failOn: options.failOn,
          scope: options.scope,
          rewardVersion: options.rewardVersion,
          rewardWeights: options.weights,
          timeoutMs: timeoutOf(options),
          onProjectAbove: (folder, project) =>
            edge.err(`lanser: ${visible(projectAbove(folder, project))}\n`),
          onCandidate: (candidate) => {
            if (options.format === 'jsonl') edge.json(candidate);
          },
          onPair: (pair) => {
            if (options.format === 'jsonl') edge.json({ kind: 'pair', ...pair });
          },
          signal: edge.signal,
        });
        if (options.json === true) edge.json(result);
        else if (options.format !== 'jsonl') edge.print(candidatesText(result, CLI_HINTS, edge.colors));
        return exitCodeOf(result);
      }),
    );
}

function exitCodeOf({ candidates, pairs = [] }: Candidates): 0 | 25 {
  const isDecided = pairs.every(({ conclusion }) => conclusion !== 'inconclusive');
  return isDecided && candidates.every(isEvaluated) ? 0 : 25;
}
