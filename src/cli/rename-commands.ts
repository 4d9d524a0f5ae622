import type { Command } from 'commander';
import { visible } from '../report/visible.ts';
import { placeText } from '../report/places-text.ts';
import { editRequestOptions } from '../refactor/edit-options.ts';
import { locateRequest } from '../session/locate/locate-request.ts';
import { workspaceFolder } from './common-options.ts';
import {
  addEditOptions,
  addPlacedEditOptions,
  editOptions,
  placedEditOptions,
  type EditCommandOptions,
  type PlacedEditCommandOptions,
} from './edit-options.ts';
import { printBundle } from './print-bundle.ts';
import { printEdit } from './print-edit.ts';
import type { Runner } from './runner.ts';
import { readSelectorArgument, SELECTOR_ARGUMENT } from './selector-argument.ts';
import {
  addWorkspaceOptions,
  openScoredWorkspace,
  operationOptions,
  type WorkspaceCommandOptions,
} from './workspace-options.ts';

/** What the exit numbers of commands that change files mean. */
export const EDIT_EXIT_CODES: string = `Exit codes: 0 shown or written, 3 not found, 4 ambiguous (the candidates are listed), 20 no such name,
23 uncommitted changes, 24 outside of the workspace or denied, 70 conflict, 71 the file system refused.`;

export function addRenameCommands(program: Command, runner: Runner): void {
  addPrepareRename(program, runner);
  addRename(program, runner);
  addRenameFile(program, runner);
}

function addPrepareRename(program: Command, runner: Runner): void {
  addWorkspaceOptions(
    program
      .command('prepare-rename')
      .summary('what a rename would replace')
      .description('Whether what stands at a place can be renamed, and the name that would be replaced.')
      .argument('<selector>', SELECTOR_ARGUMENT),
  )
    .addHelpText(
      'after',
      "\nExamples:\n  lanser prepare-rename src/app.py@L42:C7\n  lanser prepare-rename 'py://pkg.mod#Class.method' --json\n\nExit code 0 means that the server has answered, whatever it says.",
    )
    .action(async (argument: string, options: WorkspaceCommandOptions) => {
      const { request } = await locateRequest(workspaceFolder(options), argument, {});
      await runner(options, { ...request, cmd: 'prepareRename' }, async (edge) => {
        const selector = await readSelectorArgument(argument, edge);
        await using workspace = await openScoredWorkspace(edge, options);
        const bundle = await workspace.prepareRename(selector, operationOptions(options));
        return await printBundle(edge, workspace, bundle, options, ({ prepareRename }, view) =>
          prepareRename === null
            ? 'Nothing can be renamed here.\n'
            : `${view.colors.bold(placeText(prepareRename, view))}: ${visible(prepareRename.placeholder)}\n`,
        );
      });
    });
}

interface RenameOptions extends PlacedEditCommandOptions {
  readonly overrides?: true;
}

function addRename(program: Command, runner: Runner): void {
  addPlacedEditOptions(
    addWorkspaceOptions(
      program
        .command('rename')
        .summary('rename a symbol everywhere, under guard')
        .description(
          'Renames what stands at a place, in the whole workspace. Without --apply the patch is shown with its checks, the diagnostics before and after, and what the rename leaves as it is; nothing is written.',
        )
        .argument('<selector>', SELECTOR_ARGUMENT)
        .argument('<name>', 'the new name'),
    ),
  )
    .option('--overrides', 'rename a method in the classes above and below too')
    .addHelpText(
      'after',
      `
Examples:
  lanser rename 'py://pkg.mod#Class.method' fetch                 show the patch
  lanser rename 'py://pkg.mod#Class.method' fetch --overrides --apply
  lanser rename src/app.py@L42:C7 total | git apply               the patch is Git's

${EDIT_EXIT_CODES}`,
    )
    .action(async (argument: string, newName: string, options: RenameOptions) => {
      const { request } = await locateRequest(workspaceFolder(options), argument, {});
      const { overrides } = options;
      const known = {
        ...request,
        cmd: 'rename' as const,
        options: {
          ...editRequestOptions(placedEditOptions(options)),
          ...(newName === '' ? {} : { newName }),
          ...(overrides === true ? { overrides } : {}),
        },
      };
      await runner(options, known, async (edge) => {
        const selector = await readSelectorArgument(argument, edge);
        await using workspace = await openScoredWorkspace(edge, options);
        const bundle = await workspace.rename(selector, newName, {
          ...placedEditOptions(options),
          overrides,
        });
        return await printEdit(edge, workspace, bundle, options);
      });
    });
}

function addRenameFile(program: Command, runner: Runner): void {
  addEditOptions(
    addWorkspaceOptions(
      program
        .command('rename-file')
        .summary('move a file or folder, and mend the imports')
        .description(
          'Renames or moves a file or folder of the workspace, and updates the imports that name it. Without --apply nothing is written.',
        )
        .argument('<old>', 'the file or folder, relative to the workspace')
        .argument('<new>', 'where it moves to, relative to the workspace'),
    ),
  )
    .addHelpText(
      'after',
      `
Examples:
  lanser rename-file src/pkg/old.py src/pkg/new.py
  lanser rename-file src/pkg/tools src/pkg/internal --apply

${EDIT_EXIT_CODES}`,
    )
    .action(async (oldUri: string, newUri: string, options: EditCommandOptions) => {
      const known = { cmd: 'renameFile' as const, options: editRequestOptions(editOptions(options)) };
      await runner(options, known, async (edge) => {
        await using workspace = await openScoredWorkspace(edge, options);
        const bundle = await workspace.renameFile(oldUri, newUri, editOptions(options));
        return await printEdit(edge, workspace, bundle, options);
      });
    });
}
