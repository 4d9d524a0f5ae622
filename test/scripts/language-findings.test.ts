import { expect, test } from 'vitest';
import { languageFindings } from '../../scripts/language-findings.ts';

test.each([
  ['/** What a caller needs. */', 'a comment opens with "What"'],
  ['/**\n * Whether it is open.\n */', 'a comment opens with "Whether"'],
  ['  // Of two equal names.', 'a comment opens with "Of"'],
  ['// It is no identifier.', '"is no": use "is not a"'],
  ['// The server does not heed it.', '"heed": use "respect"'],
])('the comment %j is rejected', (text, reason) => {
  expect(languageFindings(text).map((finding) => finding.reason)).toEqual([reason]);
});

test.each([
  '// There is no file of this name.',
  '// It is no longer open.',
  '/** Returns what the server answers. */',
  "const text = 'What a name';",
  '// The first sentence\n// where the second line goes on.',
])('%j is allowed', (text) => {
  expect(languageFindings(text)).toEqual([]);
});
