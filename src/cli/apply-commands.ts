import { Option, type Command } from 'commander';
import { statusText } from '../report/status-text.ts';
import { addEditOptions, editOptions, type EditCommandOptions } from './edit-options.ts';
import { inputBytes } from './input-bytes.ts';
import { printBundle } from './print-bundle.ts';
import { printEdit } from './print-edit.ts';
import { EDIT_EXIT_CODES } from './rename-commands.ts';
import type { Runner } from './runner.ts';
import {
  addWorkspaceOptions,
  openScoredWorkspace,
  type WorkspaceCommandOptions,
} from './workspace-options.ts';

interface ApplyOptions extends EditCommandOptions {
  readonly threeWay?: true;
}

const PLAN_ID = /^sha256:[0-9a-f]{64}$/u;

export function addApplyCommands(program: Command, runner: Runner): void {
  addEditOptions(
    addWorkspaceOptions(
      program
        .command('apply')
        .summary('write a plan that was previewed')
        .description(
          'Writes a plan as a whole or not at all: a file with a plan or with the bundle of a preview, "-" for standard input, or the id of a plan of this workspace. It is refused where any file differs from what the plan was made from.',
        )
        .argument('<plan>', 'a file, "-", or a plan id'),
    ),
  )
    .addOption(new Option('--three-way', 'where files have changed since, merge as git apply --3way does'))
    .addHelpText(
      'after',
      `
Examples:
  lanser apply preview.json                       a file with a plan or with a preview's bundle
  lanser apply preview.json --dry-run
  lanser rename 'py://pkg.mod#run' start --json | lanser apply -

${EDIT_EXIT_CODES} 10 files differ from the plan, 22 no plan, or one that was changed.`,
    )
    .action(async (argument: string, options: ApplyOptions) => {
      const known = PLAN_ID.test(argument) ? { planId: argument } : {};
      await runner(options, { cmd: 'apply', options: known }, async (edge) => {
        const plan = PLAN_ID.test(argument) ? argument : await inputBytes(edge, argument);
        await using workspace = await openScoredWorkspace(edge, options);
        const { threeWay, dryRun } = options;
        const asked = { ...editOptions(options), threeWay, apply: dryRun !== true };
        return await printEdit(edge, workspace, await workspace.apply(plan, asked), options);
      });
    });
  addWorkspaceOptions(
    program
      .command('recover')
      .summary('undo what a killed process has left half-written')
      .description(
        'Brings the files back to what they were where a process was killed while it wrote an edit. Every command that works in the workspace does so first.',
      ),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  lanser recover --verbose\n  lanser recover --json\n\nExit codes: 0 nothing is half-written, 70 files were changed since, 71 the file system refused.',
    )
    .action(async (options: WorkspaceCommandOptions) => {
      await runner(options, { cmd: 'recover', options: {} }, async (edge) => {
        await using workspace = await openScoredWorkspace(edge, options);
        const bundle = await workspace.recover();
        return await printBundle(edge, workspace, bundle, options, (facts, view) =>
          statusText(facts, view.colors),
        );
      });
    });
}
