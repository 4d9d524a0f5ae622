import { expect, test } from 'vitest';
import { languageFindings } from '../../scripts/language-findings.ts';

// Joins the rejected words from parts, because `npm run check` applies the same rules to this file.
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
])('the check rejects %j', (text, reason) => {
  expect(languageFindings(text).map((finding) => finding.reason)).toEqual([reason]);
});

test.each([
  '// There is no file of this name.',
  '// It is no longer open.',
  '/** Returns what the server answers. */',
  "const text = 'What a name';",
  `const key = '${HEED}';`,
  '// The first sentence\n// where the second line goes on.',
])('the check allows %j', (text) => {
  expect(languageFindings(text)).toEqual([]);
});

test.each([
  ['.py', '"""What it prints."""', ['1: a comment opens with "What"']],
  ['.py', `def f():\n    """Prints.\n\n    It ${NO} name.\n    """`, [`4: "${NO}": use "is not a"`]],
  ['.py', '#!/usr/bin/env python3\n# Where it is.\nx = 1', ['2: a comment opens with "Where"']],
  ['.md', `It ${NO} name.`, [`1: "${NO}": use "is not a"`]],
  ['.json', `{\n "description": "It ${NO} name."\n}`, [`2: "${NO}": use "is not a"`]],
  ['.cjs', '// Of a name.', ['1: a comment opens with "Of"']],
])('the check rejects in a %s file: %j', (extension, text, found) => {
  expect(languageFindings(text, extension).map(({ line, reason }) => `${line}: ${reason}`)).toEqual(found);
});

test.each([
  ['.py', `x = 'It ${NO} name.'`],
  ['.md', `# What it is\n\n\`It ${NO} name.\`\n\n\`\`\`\nIt ${NO} name.\n\`\`\``],
])('the check allows in a %s file: %j', (extension, text) => {
  expect(languageFindings(text, extension)).toEqual([]);
});
