import { expect, test } from 'vitest';
import { diffLines } from '../../src/report/diff-lines.ts';
import { diffHtml } from '../../src/report/html/diff-html.ts';

const HEAD = 'diff --git a/x.sql b/x.sql\nindex 1..2 100644\n--- a/x.sql\n+++ b/x.sql\n';

test('a changed line that looks like a header is a removed or an added line', () => {
  const hunk = '@@ -1,3 +1,2 @@\n--- first\n-----\n+++ next\n same\n';
  const second = '--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b';
  const kinds = diffLines(HEAD + hunk + second).map(({ kind }) => kind);
  const changed = ['hunk', 'removed', 'removed', 'added', 'kept'];
  const other = ['file', 'file', 'hunk', 'removed', 'note', 'added'];
  expect(kinds).toEqual(['file', 'file', 'file', 'file', ...changed, ...other]);
});

test('the HTML report shows a removed underline of a heading beside its replacement', () => {
  const html = diffHtml(`${HEAD}@@ -1,2 +1,2 @@\n Returns\n--------\n+=======\n`);
  expect(html).toContain('<del>-------</del><ins>=======</ins>');
});

test('the modes of a renamed file are part of its header', () => {
  const renamed =
    'diff --git a/x b/y\nold mode 100644\nnew mode 100755\nsimilarity index 100%\nrename from x\nrename to y';
  expect(new Set(diffLines(renamed).map(({ kind }) => kind))).toEqual(new Set(['file']));
});
