import type { Command } from 'commander';
import type { BundleOf, CodeActionsFacts, EditFacts } from '../model/bundle.ts';
import { codeActionsText } from '../report/code-actions-text.ts';
import { locateRequest } from '../session/locate/locate-request.ts';
import { workspaceFolder } from './common-options.ts';
import { addPlacedEditOptions, placedEditOptions, type PlacedEditCommandOptions } from './edit-options.ts';
import { printBundle } from './print-bundle.ts';
import { printEdit } from './print-edit.ts';
import { EDIT_EXIT_CODES } from './rename-commands.ts';
import type { Runner } from './runner.ts';
import { readSelectorArgument, SELECTOR_ARGUMENT } from './selector-argument.ts';
import { addWorkspaceOptions, openScoredWorkspace } from './workspace-options.ts';

interface CodeActionsOptions extends PlacedEditCommandOptions {
  readonly kind?: string;
  readonly pick?: string;
}

export function addCodeActionsCommand(program: Command, runner: Runner): void {
  addPlacedEditOptions(
    addWorkspaceOptions(
      program
        .command('code-actions')
        .summary('what a server offers to do at a place: list, preview, apply')
        .description(
          'Lists the code actions that a language server offers at a place. With --pick one of them is shown as a patch, and with --apply written.',
        )
        .argument('<selector>', SELECTOR_ARGUMENT),
    ),
  )
    .option('--kind <kind>', 'only actions of this kind and below, such as source.organizeImports')
    .option('--pick <action>', 'the action, by its number in the list or by its whole title')
    .addHelpText(
      'after',
      `
Examples:
  lanser code-actions src/app.ts@L1:C1
  lanser code-actions src/app.ts@L1:C1 --kind source.organizeImports --pick 0 --apply

${EDIT_EXIT_CODES}`,
    )
    .action(async (argument: string, options: CodeActionsOptions) => {
      const { request } = await locateRequest(workspaceFolder(options), argument, {});
      await runner(options, { ...request, cmd: 'codeActions' }, async (edge) => {
        const selector = await readSelectorArgument(argument, edge);
        const { kind, pick } = options;
        const asked = {
          ...placedEditOptions(options),
          kind,
          pick: pick !== undefined && /^\d+$/u.test(pick) ? Number(pick) : pick,
        };
        await using workspace = await openScoredWorkspace(edge, options);
        const bundle = await workspace.codeActions(selector, asked);
        if (isList(bundle)) return await printBundle(edge, workspace, bundle, options, codeActionsText);
        return await printEdit(edge, workspace, bundle, options);
      });
    });
}

function isList(
  bundle: BundleOf<CodeActionsFacts> | BundleOf<EditFacts>,
): bundle is BundleOf<CodeActionsFacts> {
  return bundle.facts !== null && 'codeActions' in bundle.facts;
}
