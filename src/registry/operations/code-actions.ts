import { codeActions as askCodeActions } from '../../refactor/code-actions-operation.ts';
import { codeActionsText } from '../../report/code-actions-text.ts';
import { editWords } from '../../report/words.ts';
import { EDIT_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';
import { PLACED_EDIT_OPTIONS } from '../options.ts';

export const codeActions: Operation<'codeActions'> = {
  ...PLACE_OPERATION,
  name: 'codeActions',
  command: {
    alias: 'code-actions',
    summary: 'the code actions at a place: list, preview, apply',
    description:
      'Lists the code actions that a language server offers at a place. With --pick one of them is shown as a patch, and with --apply written.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser code-actions src/app.ts@L1:C1
  lanser code-actions src/app.ts@L1:C1 --kind source.organizeImports --pick 0 --apply`,
    exitCodes: EDIT_EXIT_CODES,
  },
  options: [...PLACED_EDIT_OPTIONS, 'kind', 'pick'],
  writes: 'if applied',
  // The list needs one file.
  readsCheckout: ({ pick }) => pick !== undefined,
  run: askCodeActions,
  words: (bundle, view) => {
    const { facts } = bundle;
    return 'codeActions' in facts ? codeActionsText(facts) : editWords({ ...bundle, facts }, view);
  },
};
