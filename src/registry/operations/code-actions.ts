import { codeActions as askCodeActions } from '../../refactor/code-actions-operation.ts';
import { codeActionsText } from '../../report/edit-text.ts';
import { editWords } from '../../report/words.ts';
import { PLACED_EDIT_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';
import { PLACED_EDIT_OPTIONS } from '../options.ts';

export const codeActions: Operation<'codeActions'> = {
  ...PLACE_OPERATION,
  name: 'codeActions',
  command: {
    alias: 'code-actions',
    summary: 'list, preview or apply the code actions at a location',
    description:
      'List the code actions that a language server offers at a location. --pick previews one action as a patch. --pick with --apply writes the changes of this action.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser code-actions src/app.ts@L1:C1
  lanser code-actions src/app.ts@L1:C1 --kind source.organizeImports --pick 0 --apply`,
    exitCodes: {
      ...PLACED_EDIT_EXIT_CODES,
      0: 'listed, previewed or written',
      3: 'the selector matches nothing, or the server does not offer the action of --pick',
    },
  },
  options: [...PLACED_EDIT_OPTIONS, 'kind', 'pick'],
  writes: 'if applied',
  // Only an edit, which requires `pick`, searches the files of the checkout.
  readsCheckout: ({ pick }) => pick !== undefined,
  run: askCodeActions,
  words: (bundle, view) => {
    const { facts } = bundle;
    return 'codeActions' in facts ? codeActionsText(facts) : editWords({ ...bundle, facts }, view);
  },
};
