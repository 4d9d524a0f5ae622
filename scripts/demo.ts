/** Builds the example repository, runs the gate on its pull request, and prints the resulting report. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDemoRepository } from './demo-repository.ts';

const lanser = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const directory = await mkdtemp(path.join(os.tmpdir(), 'lanser-demo-'));
try {
  const repository = path.join(directory, 'ledger');
  const { base, head } = await buildDemoRepository(repository);
  const report = path.join(directory, 'report');
  const description = fileURLToPath(new URL('../examples/pull-request/description.md', import.meta.url));
  const args = ['gate', '--base', base, '--head', head, '--warn-only', '--report-directory', report];
  args.push('--trajectory', 'commits', '--pull-request-text', description);
  process.stdout.write(`A pull request by an agent (${base.slice(0, 7)}..${head.slice(0, 7)}):\n\n`);
  execFileSync('git', ['--no-pager', 'log', '--format=  %s', `${base}..${head}`], {
    cwd: repository,
    stdio: 'inherit',
  });
  process.stdout.write(
    '\n$ lanser gate --base main --head agent/dated-rates --trajectory commits --pull-request-text description.md\n\n',
  );
  execFileSync(process.execPath, [lanser, ...args], { cwd: repository, stdio: 'inherit' });
  process.stdout.write('\nThe job summary on the pull request, as Markdown:\n\n');
  process.stdout.write(await readFile(path.join(report, 'report.md'), 'utf8'));
} finally {
  await rm(directory, { recursive: true, force: true });
}
