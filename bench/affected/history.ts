/**
 * Compares the gate's affected scope (only the files that a change may affect) with the full scope: the results and
 * the time. Takes the first-parent commits that change Python files, and checks every Nth of them (`--every`), at
 * most `--count` for each repository. Prints a row of Markdown for each repository. Exits with 1 if a result differs.
 *
 *   npm run bench:affected -- REPOSITORY... [--count 10] [--every 5] [--cli] [--list] [--out FILE]
 *
 * With --cli, compares the time of the affected scope with the total time of two runs of the Pyright CLI: one on a
 * checkout of the parent, one on a checkout of the commit. With --out, appends a line of JSON for each commit to
 * FILE, which `bench:plots` reads. With --list, prints a line for each commit, even if its results do not differ.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../../src/model/report.ts';
import { commitFolders, PYRIGHT, timed } from '../commit-folders.ts';
import { median, quantile } from '../measures.ts';
import type { Measured } from './measured.ts';
import { endWithUsage, scriptArguments } from '../usage.ts';

const { values, positionals } = scriptArguments({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10' },
    every: { type: 'string', default: '5' },
    cli: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
if (positionals.length === 0) {
  endWithUsage('REPOSITORY is missing.');
}
const lanser = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

interface Run {
  readonly seconds: number;
  readonly exitCode: number | null;
  readonly report: Report;
}

interface Comparison extends Measured {
  /** The reason why the gate checked all files of a project; undefined without such a reason. */
  readonly reason: string | undefined;
  /** The names of the results that differ, such as `exitCode`. */
  readonly differences: readonly string[];
}

function commitsOf(repository: string): readonly string[] {
  const log = ['log', '--first-parent', '--format=%H %P', '--', '*.py', '*.pyi'];
  const history = execFileSync('git', log, { cwd: repository, encoding: 'utf8' }).trim().split('\n');
  const withParent = history.filter((line) => line.includes(' ')).map((line) => line.slice(0, 40));
  return withParent.filter((_, index) => index % Number(values.every) === 0).slice(0, Number(values.count));
}

function gate(repository: string, commit: string, scope: 'full' | 'affected'): Run {
  const start = performance.now();
  const args = [
    'gate',
    '--base',
    `${commit}^`,
    '--head',
    commit,
    '--allow-dirty',
    '--scope',
    scope,
    '--json',
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, [lanser, ...args], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (stdout === '') throw new Error(`${commit}: ${stderr}`);
  return {
    seconds: (performance.now() - start) / 1000,
    exitCode: status,
    report: JSON.parse(stdout) as Report,
  };
}

async function secondsOfCli(repository: string, commit: string): Promise<number> {
  await using folders = await commitFolders(repository, `${commit}^`, commit);
  const runs = [folders.before, folders.after].map((folder) => timed([PYRIGHT, '--outputjson'], folder));
  return runs.reduce((sum, { seconds }) => sum + seconds, 0);
}

async function compare(repository: string, commit: string, index: number): Promise<Comparison> {
  // The order alternates, because the first run warms the file cache for the second.
  const scopes = index % 2 === 0 ? (['full', 'affected'] as const) : (['affected', 'full'] as const);
  const runs = new Map(scopes.map((scope) => [scope, gate(repository, commit, scope)]));
  const [full, affected] = [runs.get('full') as Run, runs.get('affected') as Run];
  const peerSeconds = values.cli ? await secondsOfCli(repository, commit) : full.seconds;
  const parts = {
    exitCode: [full.exitCode, affected.exitCode],
    conclusion: [full.report.conclusion, affected.report.conclusion],
    reasons: [full.report.reasons, affected.report.reasons],
    introduced: [full.report.delta?.introduced, affected.report.delta?.introduced],
    resolved: [full.report.delta?.resolved, affected.report.delta?.resolved],
    changed: [full.report.delta?.changed, affected.report.delta?.changed],
    unstable: [full.report.delta?.unstable, affected.report.delta?.unstable],
    evidence: [full.report.evidence, affected.report.evidence],
    reward: [full.report.reward?.r, affected.report.reward?.r],
  };
  const { checked = 0, files = 1, reason } = affected.report.scope ?? {};
  return {
    repository: path.basename(repository),
    commit,
    files,
    lines: changedLines(repository, commit),
    share: checked / Math.max(1, files),
    reason,
    ratio: affected.seconds / peerSeconds,
    differences: Object.entries(parts).flatMap(([name, [one, other]]) =>
      isDeepStrictEqual(one, other) ? [] : [name],
    ),
  };
}

function changedLines(repository: string, commit: string): number {
  const diff = ['diff', '--numstat', `${commit}^`, commit, '--', '*.py', '*.pyi'];
  const rows = execFileSync('git', diff, { cwd: repository, encoding: 'utf8' }).trim().split('\n');
  return rows
    .flatMap((row) => row.split('\t').slice(0, 2).map(Number))
    .reduce((sum, count) => sum + count, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

process.stdout.write(
  `| repository | commits | share of files, mean | median | time against ${values.cli ? 'two runs of the CLI' : 'the full scope'}, mean | median | 90 % | different |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n`,
);
for (const repository of positionals) {
  const comparisons: Comparison[] = [];
  for (const [index, commit] of commitsOf(repository).entries()) {
    const comparison = await compare(repository, commit, index);
    comparisons.push(comparison);
    const { share, ratio, reason, differences, ...measured } = comparison;
    if (values.out !== undefined) {
      const line: Measured = { ...measured, share, ratio };
      appendFileSync(values.out, `${JSON.stringify(line)}\n`);
    }
    const line = `${commit.slice(0, 10)} ${percent(share)} of the files, ${ratio.toFixed(2)} of the time ${reason ?? ''} ${differences.join()}`;
    if (values.list || differences.length > 0) process.stderr.write(`${line}\n`);
    if (differences.length > 0) process.exitCode = 1;
  }
  const shares = comparisons.map(({ share }) => share);
  const ratios = comparisons.map(({ ratio }) => ratio);
  const different = comparisons.filter(({ differences }) => differences.length > 0).length;
  const cells = [
    path.basename(repository),
    comparisons.length,
    percent(mean(shares)),
    percent(median(shares)),
    mean(ratios).toFixed(2),
    median(ratios).toFixed(2),
    quantile(ratios, 0.9).toFixed(2),
    different,
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
