import { apply as applyPlan } from '../../refactor/apply-operation.ts';
import { editWords } from '../../report/words.ts';
import { EDIT_EXIT_CODES, type Operation } from '../operation.ts';
import { EDIT_OPTIONS } from '../options.ts';

export const apply: Operation<'apply'> = {
  name: 'apply',
  command: {
    summary: 'write a previewed plan',
    description:
      'Write all files of a plan, or none. Pass a file with a plan or with the bundle of a preview, "-" for standard input, or the id of a plan that this machine stores. If a file of the plan has changed since the plan was created, nothing is written. With --three-way, lanser first tries to merge the plan with these changes.',
    arguments: [
      {
        name: '<plan>',
        description:
          'a file, "-" for standard input, or the id of a plan or its start ("sha256:" and at least 8 digits)',
        sets: 'plan',
      },
    ],
    examples: `  lanser apply preview.json                       a plan or the bundle of a preview
  lanser apply preview.json --dry-run
  lanser rename 'py://pkg.mod#run' start --json | lanser apply -`,
    exitCodes: {
      ...EDIT_EXIT_CODES,
      3: 'no stored plan, or several stored plans, have this id',
      10: 'files have changed since the plan was created',
      22: 'the plan is invalid or was modified',
    },
  },
  selector: 'none',
  shared: ['server', 'timeout'],
  options: [...EDIT_OPTIONS, 'plan', 'threeWay'],
  parameters: ['plan'],
  writes: 'unless previewed',
  readsCheckout: true,
  run: applyPlan,
  words: editWords,
};
