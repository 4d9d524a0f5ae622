/**
 * Finds comments that open with a word such as "What" or "Of". Also finds words that have a plainer replacement, in
 * comments, strings, Markdown, JSON and YAML. Prints each place, and exits with code 1 if it finds any.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKED_EXTENSIONS, languageFindings } from './language-findings.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folders = ['.github', 'bench', 'docs', 'examples', 'publish', 'schemas', 'scripts', 'src', 'test'];
/** Matches inputs of tests: all files in `fixtures`, except in its folders `programs` and `servers`. */
const FIXTURES = /[\\/]fixtures[\\/](?!programs[\\/]|servers[\\/])/u;
const files = ['', ...folders.map((folder) => `${folder}/**/`)]
  .flatMap((folder) => globSync(`${folder}*.{${CHECKED_EXTENSIONS.join(',')}}`, { cwd: root }))
  .filter((file) => !/[\\/]generated[\\/]|^package-lock/u.test(file) && !FIXTURES.test(file))
  .toSorted((left, right) => (left < right ? -1 : 1));

const findings = files.flatMap((file) =>
  languageFindings(readFileSync(path.join(root, file), 'utf8'), path.extname(file)).map(
    ({ line, reason }) => `${file}:${line}: ${reason}`,
  ),
);
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error(`\n${findings.length} texts break the rules of CONTRIBUTING.md, "Language".`);
  process.exitCode = 1;
}
