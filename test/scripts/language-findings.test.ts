import { expect, test } from 'vitest';
import { languageFindings } from '../../scripts/language-findings.ts';

// In parts, because the check also reads this file.
const NO = ['is', 'no'].join(' ');
const HEED = ['he', 'ed'].join('');

test.each([
  ['/** What a caller needs. */', 'a comment opens with "What"'],
  ['/**\n * Whether it is open.\n */', 'a comment opens with "Whether"'],
  ['  // Of two equal names.', 'a comment opens with "Of"'],
  [`// It ${NO} identifier.`, `"${NO}": use "is not a"`],
  [`// The server does not ${HEED} it.`, `"${HEED}": use "respect"`],
  [`const message = 'It ${NO} identifier.';`, `"${NO}": use "is not a"`],
  [`const message = \`\${name} ${NO} identifier.\`;`, `"${NO}": use "is not a"`],
])('rejects %j', (text, reason) => {
  expect(languageFindings(text).map((finding) => finding.reason)).toEqual([reason]);
});

test.each([
  '// There is no file of this name.',
  '// It is no longer open.',
  '/** Returns what the server answers. */',
  "const text = 'What a name';",
  `const key = '${HEED}';`,
  '// The first sentence\n// where the second line goes on.',
])('allows %j', (text) => {
  expect(languageFindings(text)).toEqual([]);
});
