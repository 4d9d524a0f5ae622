import { apply as applyPlan } from '../../refactor/apply-operation.ts';
import { editWords } from '../../report/words.ts';
import { EDIT_EXIT_CODES, type Operation } from '../operation.ts';
import { EDIT_OPTIONS } from '../options.ts';

export const apply: Operation<'apply'> = {
  name: 'apply',
  command: {
    summary: 'write a plan that was previewed',
    description:
      'Writes a plan as a whole or not at all: a file with a plan or with the bundle of a preview, "-" for standard input, or the id of a plan of this workspace. It is refused if any file differs from the one that the plan was made from.',
    arguments: [{ name: '<plan>', description: 'a file, "-", or a plan id', reads: 'plan' }],
    examples: `  lanser apply preview.json                       a file with a plan or with a preview's bundle
  lanser apply preview.json --dry-run
  lanser rename 'py://pkg.mod#run' start --json | lanser apply -`,
    exitCodes: `${EDIT_EXIT_CODES} 10 files differ from the plan, 22 not a plan, or one that was changed.`,
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
