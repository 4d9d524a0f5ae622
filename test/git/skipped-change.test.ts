import { expect, test } from 'vitest';
import { skippedChange } from '../../src/git/skipped-change.ts';

const FILE = '--- a/m.py\n+++ b/m.py\n@@ -1 +1 @@\n-a = 1\n+a = 2\n';
const MAIL = `From ${'0'.repeat(40)} Mon Sep 17 00:00:00 2001\nFrom: A <a@example.org>\nSubject: [PATCH] change\n\n`;

const SKIPPED = {
  'a log of a submodule': [`Submodule lib 1a2b3c4..5d6e7f8:\n  > change\n${FILE}`, 1],
  'a log of a removed submodule': [`${FILE}Submodule lib 1a2b3c4...0000000 (submodule deleted)\n`, 6],
  'a log of a submodule below the message of a mail': [
    `${MAIL}---\n lib | 2 +-\n\nSubmodule lib 1a2b3c4..5d6e7f8:\n  > change\n${FILE}-- \n2.39.5\n`,
    8,
  ],
  'a hunk without numbers': [`${FILE}--- a/n.py\n+++ b/n.py\n@@ ... @@\n-b\n+c\n`, 6],
  'a second hunk without numbers': [`${FILE}@@ def f(): @@\n-b\n+c\n`, 6],
  'a hunk without numbers in a renamed file': [
    'diff --git a/m.py b/n.py\nrename from m.py\nrename to n.py\n@@ ... @@\n-b\n+c\n',
    4,
  ],
  'a changed file without a hunk header': [`${FILE}--- a/n.py\n+++ b/n.py\n-b\n+c\n`, 6],
  'a new file without a hunk header': ['diff --git a/n.py b/n.py\nnew file mode 100644\n+b\n', 3],
  'a line beyond the count of its hunk': [`${FILE}+b = 1\n`, 6],
  'a removed line below a context line, both beyond the count of the hunk': [`${FILE} b\n-c\n`, 7],
  'a combined diff': [`${FILE}diff --cc n.py\nindex 1,2..3\n--- a/n.py\n+++ b/n.py\n`, 6],
  'a byte order mark between two patches': [`${FILE}\u{FEFF}diff --git a/n b/n\nold mode 100644\n`, 6],
} as const;

for (const [name, [patch, line]] of Object.entries(SKIPPED)) {
  test(`finds ${name}`, () => {
    const bytes = Buffer.from(patch);
    expect(skippedChange(bytes)).toMatch(new RegExp(`^line ${line} \\(".+"\\) is neither in a hunk`, 'u'));
    expect(skippedChange(Buffer.from(patch.replaceAll('\n', '\r\n')))).toBe(skippedChange(bytes));
  });
}

test('finds paths without prefixes', () => {
  const header = 'diff --git pkg/né w.py pkg/né w.py';
  const patch = Buffer.from(
    `${header}\nnew file mode 100644\n--- /dev/null\n+++ pkg/né w.py\n@@ -0,0 +1 @@\n+a\n`,
  );
  expect(skippedChange(patch)).toBe(`line 1 ("${header}") has paths without the prefixes a/ and b/`);
});

test('accepts hunks, messages and signatures with text that looks like a change', () => {
  const quoted = [
    '@@ ... @@',
    'diff --cc m.py',
    '--- a/m.py',
    '+++ b/m.py',
    'Submodule lib 1a2b3c4..5d6e7f8:',
    '-- ',
  ];
  const hunk = `--- a/m.py\n+++ b/m.py\n@@ -1,7 +1,8 @@\n\n${quoted.map((line) => `-${line}\n+${line}\n`).join('')}+\n`;
  const message = [...quoted.slice(0, -1), 'Subject: x', 'From: b', `From ${'0'.repeat(40)} Mon`].join('\n');
  const mail = `${MAIL}${message}\n---\n${message}\n---\n m.py | 1 +\n\n${hunk}\\ No newline at end of file\n-- \n2.39.5\n\n`;
  expect(skippedChange(Buffer.from(mail + mail))).toBeUndefined();
});
