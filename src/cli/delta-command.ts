import path from 'node:path';
import { Option, type Command } from 'commander';
import { DELTA_FAIL_ON, POINT } from '../delta/compare-since.ts';
import { storePoint } from '../delta/points.ts';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { projectAbove, SCOPES, type FailOn, type GateScope } from '../gate/options.ts';
import { exitCodeOf } from '../model/report-exit.ts';
import { deltaCompact, deltaText } from '../report/delta-text.ts';
import { visible } from '../report/visible.ts';
import { addCommand } from './add-command.ts';
import { workspaceFolder, type CommonOptions, timeoutOf } from './common-options.ts';
import { addProjectOptions, failOnOption } from './gate-options.ts';
import { CLI_HINTS } from './hint-words.ts';
import { compactOption } from './output-options.ts';
import type { Runner } from './runner.ts';
import { addNoDaemon } from './workspace-options.ts';

interface DeltaCommandOptions extends CommonOptions {
  readonly since: string;
  readonly compact?: true;
  readonly scope?: GateScope;
  readonly workingDirectory?: readonly string[];
  readonly configFile?: string;
  readonly failOn?: readonly FailOn[];
}

const DEFAULT_NAME = 'start';

export function addDeltaCommand(program: Command, runner: Runner): void {
  const command = addCommand(program, {
    name: 'delta',
    summary: 'report the diagnostics that are new on disk since a revision or a point',
    description:
      'Compare the diagnostics of the files on disk with those of an earlier state: a revision, or a point that `lanser point` has stored. lanser matches and confirms diagnostics, and applies the policy, as `lanser gate --head worktree` does. The configuration of the earlier state applies. An old diagnostic on a moved line is not new. The warm process (see `lanser serve`) keeps the language servers running, so a repeated comparison is faster. To also check traces, schemas, proposals and suppressions, run `lanser gate`.',
    arguments: [
      [
        '[files...]',
        'report only the diagnostics of these files and folders, and count the new errors in other files',
      ],
    ],
    examples: `  lanser delta                           new diagnostics since the last commit
  lanser point && lanser delta --since point:start
  lanser delta --since main src/app.py --compact`,
    exitCodes: {
      0: 'passed',
      1: 'failed by the policy: --fail-on, else the configuration of the earlier state',
      3: 'the revision, the point or a named file does not exist',
      25: 'inconclusive, and the policy fails inconclusive comparisons',
    },
  });
  addProjectOptions(
    addNoDaemon(command)
      .option('--since <state>', `compare with this revision or point; write a point as ${POINT}NAME`, 'HEAD')
      .addOption(
        new Option(
          '--scope <which>',
          'check all files (full), or only the affected files (affected): those whose diagnostics the change can affect (default: affected)',
        ).choices(SCOPES),
      ),
    'the earlier state',
  )
    .addOption(failOnOption('the earlier state', DELTA_FAIL_ON))
    .addOption(compactOption())
    .action(
      runner('delta', async (edge, files: readonly string[], options: DeltaCommandOptions) => {
        const repository = workspaceFolder(options, edge.cwd);
        await recoverFolder(edge, repository);
        await using session = await edge.openDelta({ host: edge.host, signal: edge.signal }, repository);
        const { since, scope, workingDirectory, configFile, failOn, python } = options;
        const document = await session.delta({
          host: edge.host,
          repository,
          since,
          files: files.map((file) => path.resolve(edge.cwd, file)),
          scope,
          ...(workingDirectory === undefined ? {} : { workingDirectories: workingDirectory }),
          configFile,
          python: python === undefined ? undefined : path.resolve(edge.cwd, python),
          failOn,
          timeoutMs: timeoutOf(options),
          onProjectAbove: (folder, project) =>
            edge.err(`lanser: ${visible(projectAbove(folder, project))}\n`),
          signal: edge.signal,
        });
        const { report } = document;
        if (options.json === true) edge.json(document);
        else if (options.compact === true) edge.print(deltaCompact(document, CLI_HINTS));
        else edge.print(deltaText(document, CLI_HINTS, edge.colors));
        return exitCodeOf(report);
      }),
    );
}

export function addPointCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'point',
    summary: 'store the current files as a point, for lanser delta --since',
    description:
      'Store the current files under a name: tracked files with their changes, and untracked files that are not ignored. A point with the same name is replaced. The repository, its index and its refs do not change. Points are in the user’s cache folder, which keeps the 64 newest points of each work tree.',
    arguments: [['[name]', 'the name of the point', DEFAULT_NAME]],
    examples: `  lanser point                           before you start to work\n  lanser point before-refactoring`,
    exitCodes: {
      0: 'stored',
    },
  }).action(
    runner(null, async (edge, name: string, options: CommonOptions) => {
      const folder = workspaceFolder(options, edge.cwd);
      await recoverFolder(edge, folder);
      const point = await storePoint(folder, name, edge);
      if (options.json === true) edge.json({ name, ...point });
      else edge.print(`Stored. To list new diagnostics, run: lanser delta --since ${POINT}${name}\n`);
      return 0;
    }),
  );
}
