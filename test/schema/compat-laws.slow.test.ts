import { test } from 'vitest';
import { expectNoContradiction } from './random-pairs.ts';

test.each([0, 1, 2, 3])('random pairs, block %i: no verdict is contradicted', (block) =>
  expectNoContradiction(block, 50),
);
