import { test } from 'vitest';
import { expectNoContradiction } from './random-pairs.ts';

test.each([0, 1, 2, 3])('no verdict over random pairs is contradicted: block %i', (block) =>
  expectNoContradiction(block, 50),
);
