import { expect, test } from 'vitest';
import { patchedFiles } from '../../src/text/patch-lines.ts';

test('each line of a patch has its line numbers in the old and in the new file', () => {
  const patch = `diff --git a/x.py b/x.py
--- a/x.py
+++ b/x.py
@@ -3,3 +3,4 @@ class A:
 kept
-old\r
+new\r
+more
 last
\\ No newline at end of file
@@ -20 +21 @@
--- dashes
+++ pluses
`;
  expect(patchedFiles(patch)).toEqual([
    {
      path: 'x.py',
      lines: [
        { kind: 'kept', oldLine: 3, newLine: 3, text: 'kept' },
        { kind: 'removed', oldLine: 4, newLine: 4, text: 'old\r' },
        { kind: 'added', oldLine: 5, newLine: 4, text: 'new\r' },
        { kind: 'added', oldLine: 5, newLine: 5, text: 'more' },
        { kind: 'kept', oldLine: 5, newLine: 6, text: 'last' },
        { kind: 'removed', oldLine: 20, newLine: 21, text: '-- dashes' },
        { kind: 'added', oldLine: 21, newLine: 21, text: '++ pluses' },
      ],
    },
  ]);
});

test('an empty context line without its leading space counts as a line of the old and of the new file', () => {
  const patch = '--- a/x.py\n+++ b/x.py\n@@ -1,3 +1,3 @@\n one\n\n-two\n+three\n';
  expect(patchedFiles(patch)[0]?.lines).toEqual([
    { kind: 'kept', oldLine: 1, newLine: 1, text: 'one' },
    { kind: 'kept', oldLine: 2, newLine: 2, text: '' },
    { kind: 'removed', oldLine: 3, newLine: 3, text: 'two' },
    { kind: 'added', oldLine: 4, newLine: 3, text: 'three' },
  ]);
});

test('a patch without file names has lines, and a text that is not a patch has none', () => {
  expect(patchedFiles('@@ -1 +1 @@\n-a\n+b')).toMatchObject([{ path: undefined, lines: [{}, {}] }]);
  for (const text of ['', 'hello\nworld', '@@ -1 +1 @@\nhello']) {
    expect(patchedFiles(text).flatMap(({ lines }) => lines)).toEqual([]);
  }
});
