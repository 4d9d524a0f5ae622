import { expect, test } from 'vitest';
import { pathSimilarity } from '../../src/relocate/path-similarity.ts';

test.each([
  ['app/a.py', 'app/a.py', 1],
  ['app/a.py', 'lib/a.py', 0.8],
  ['app.py', 'app/core/app.py', 0.6 + 0.4 / 3],
  ['app/core/app.py', 'app.py', 0.6 + 0.4 / 3],
  ['app/a.py', 'app/a/__init__.py', 1],
  ['app/a.py', 'app/b.py', 0.5],
  ['a.py', 'b.py', 0],
])('the similarity of %s and %s is %d', (one, other, similarity) => {
  expect(pathSimilarity(one, other)).toBeCloseTo(similarity);
});
