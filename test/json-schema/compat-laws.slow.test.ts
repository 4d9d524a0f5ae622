import { test } from 'vitest';
import { expectNoContradiction } from './random-pairs.ts';

test.each([0, 1, 2, 3])(
  'no random document contradicts the verdict about a random pair of schemas: run %i',
  (run) => expectNoContradiction(run, 50),
);
