import { apply as applyPlan } from '../../refactor/apply-operation.ts';
import { editWords } from '../../report/words.ts';
import { EDIT_EXIT_CODES, type Operation } from '../operation.ts';
import { EDIT_OPTIONS } from '../options.ts';

export const apply: Operation<'apply'> = {
  name: 'apply',
  command: {
    summary: 'write a previewed plan',
    description:
      'Write all files of a plan, or none. Pass a file with a plan or a preview, "-" for standard input, or the id of a plan of this workspace. If a file has changed since the plan was created, nothing is written. With --three-way, lanser first tries to merge the changes.',
    arguments: [
      { name: '<plan>', description: 'a file, "-" for standard input, or a plan id', sets: 'plan' },
    ],
    examples: `  lanser apply preview.json                       a plan or the bundle of a preview
  lanser apply preview.json --dry-run
  lanser rename 'py://pkg.mod#run' start --json | lanser apply -`,
    exitCodes: {
      ...EDIT_EXIT_CODES,
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
