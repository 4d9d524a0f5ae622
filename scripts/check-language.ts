/**
 * Rejects comments that open with a question word, and words in comments and strings that have a plainer
 * replacement. Prints each place, and exits 1.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageFindings } from './language-findings.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = ['src', 'test', 'bench', 'scripts']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root }))
  .filter((file) => !/[\\/](?:generated|fixtures)[\\/]/u.test(file))
  .toSorted((left, right) => (left < right ? -1 : 1));

const findings = files.flatMap((file) =>
  languageFindings(readFileSync(path.join(root, file), 'utf8')).map(
    ({ line, reason }) => `${file}:${line}: ${reason}`,
  ),
);
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error(`\n${findings.length} texts break the rules of CONTRIBUTING.md, "Language".`);
  process.exitCode = 1;
}
