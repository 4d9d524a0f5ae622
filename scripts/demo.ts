/**
 * Builds the example repository in `.demo/ledger`, runs the gate on its pull request, and shows what to try next.
 * Each run replaces `.demo`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../src/model/report.ts';
import { commentText } from '../src/publish/comment-text.ts';
import { buildDemoRepository } from './demo-repository.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const demo = path.join(root, '.demo');
const repository = path.join(demo, 'ledger');
await rm(demo, { recursive: true, force: true });
await mkdir(demo);
const { base, head } = await buildDemoRepository(repository);

const print = (text: string): void => void process.stdout.write(`${text}\n`);
print('`ledger` is a small Python package. All its tests pass after these commits of a coding agent:\n');
print(
  execFileSync('git', ['--no-pager', 'log', '--format=  %h %s', '--reverse', `${base}..${head}`], {
    cwd: repository,
    encoding: 'utf8',
  }),
);
print('$ lanser gate --base main --head agent/dated-rates\n');
const description = path.join(root, 'examples/pull-request/description.md');
const options = ['--base', 'main', '--head', 'agent/dated-rates', '--pull-request-text', description];
options.push('--report-directory', path.join(demo, 'report'));
const gate = spawnSync(process.execPath, [path.join(root, 'dist/bin.js'), 'gate', ...options], {
  cwd: repository,
  encoding: 'utf8',
});
// Exit code 1 is expected: the pull request violates the policy.
if (gate.status !== 1) throw new Error(`the gate ended with ${gate.status}: ${gate.stderr}`);
print(gate.stdout);
const report = JSON.parse(await readFile(path.join(demo, 'report/report.json'), 'utf8')) as Report;
await writeFile(
  path.join(demo, 'comment.md'),
  commentText(report, { blobUrl: `https://github.com/octo/ledger/blob/${head}` }),
);
print(`The comment on the pull request is in .demo/comment.md. The report as a page is in .demo/report/report.html.

Continue with the example:

  cd .demo/ledger
  npx lanser rename 'py://ledger.rates#RateTable.rate' rate_on
  npx lanser refs 'py://ledger.money#Money'
  npx lanser locate ledger/statements.py:net_worth --preview`);
