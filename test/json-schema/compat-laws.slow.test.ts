import { test } from 'vitest';
import { expectNoContradiction } from './random-pairs.ts';

test.each([0, 1, 2, 3])(
  'documents do not contradict a verdict about random pairs of schemas: block %i',
  (block) => expectNoContradiction(block, 50),
);
