import { expect, test } from 'vitest';
import { changedFiles, countHunks, patchOf, withHunks } from '../../bench/reward/patch.ts';

const DIFF = `diff --git a/a.py b/a.py
index 1111111..2222222 100644
--- a/a.py
+++ b/a.py
@@ -1,4 +1,4 @@ class A:
 one
-two
+TWO
 three
 four
@@ -10,3 +10,5 @@
 ten
+inserted
 eleven
+inserted
 twelve
diff --git a/b/c.py b/b/c.py
index 1111111..2222222 100644
--- a/b/c.py
+++ b/b/c.py
@@ -5,3 +5,1 @@
-five
--- six
 seven
`;

test('changed lines have the line numbers of base, and an insertion counts as the lines before and after it', () => {
  expect(changedFiles(DIFF)).toEqual([
    { path: 'a.py', lines: [2, 10, 11, 12], added: 3, removed: 1 },
    { path: 'b/c.py', lines: [5, 6], added: 0, removed: 2 },
  ]);
});

test('selected hunks keep the headers of their files, and files without a selected hunk are omitted', () => {
  expect(countHunks(DIFF)).toBe(3);
  expect(withHunks(DIFF, () => true)).toBe(DIFF);
  expect(changedFiles(withHunks(DIFF, (index) => index === 1))).toEqual([
    { path: 'a.py', lines: [10, 11, 12], added: 2, removed: 0 },
  ]);
  expect(changedFiles(withHunks(DIFF, (index) => index === 2)).map(({ path }) => path)).toEqual(['b/c.py']);
});

test('the id of a patch depends only on its repository, base, configuration and diff', () => {
  const patch = {
    repository: 'one',
    base: 'b',
    configuration: 'own',
    operator: 'x',
    kind: 'fault',
    seed: 1,
    path: 'a.py',
    diff: DIFF,
    sameTree: false,
  } as const;
  const { id } = patchOf(patch);
  const other = { seed: 2, operator: 'y', path: 'b.py', sameTree: true, testsOf: 'c' };
  expect(patchOf({ ...patch, ...other, kind: 'preserving' }).id).toBe(id);
  const others = [
    patchOf({ ...patch, repository: 'two' }),
    patchOf({ ...patch, base: 'c' }),
    patchOf({ ...patch, configuration: 'standard' }),
    patchOf({ ...patch, diff: '' }),
  ];
  expect(new Set([id, ...others.map((one) => one.id)]).size).toBe(5);
});
