/**
 * Runs the gate on real commits, and renders the pull request comments as GitHub does. Counts the visible lines with
 * all `details` elements closed. Considers the commits of the first-parent history that change `.py` files and are
 * not merges. Selects every Nth of these commits (`--every`), at most `--count` for each repository. Prints a row of
 * Markdown for each repository.
 *
 *   npm run bench:comment -- REPOSITORY... [--count 25] [--every 5] [--list] [--reports FOLDER]
 *
 * With --list, also prints a line for each comment. With --reports, keeps the JSON output of each gate (a report or
 * an error) in the folder, and reuses it in later runs. Exits with 1 if a gate crashes or ends with an error other
 * than E/NOT_FOUND, or if a comment contradicts the exit code, is too long, or loses content on GitHub.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodeOf } from '../src/model/report-exit.ts';
import type { Report } from '../src/model/report.ts';
import { commentText } from '../src/publish/comment-text.ts';
import { renderedComment } from '../test/helpers/rendered-comment.ts';
import { median, quantile } from './measures.ts';
import { endWithUsage, scriptArguments } from './usage.ts';

const { values, positionals } = scriptArguments({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '25' },
    every: { type: 'string', default: '5' },
    list: { type: 'boolean', default: false },
    reports: { type: 'string' },
  },
});
if (positionals.length === 0) endWithUsage('REPOSITORY is missing.');
const lanser = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
/** The maximum length of a comment on GitHub. */
const MAX_CHARACTERS = 65_536;

interface Comment {
  readonly commit: string;
  readonly lines: number;
  readonly exitCode: number;
  readonly first: string;
  /** The reasons why the comment fails the benchmark. */
  readonly faults: readonly string[];
}

function commitsOf(repository: string): readonly string[] {
  const history = execFileSync('git', ['log', '--first-parent', '--no-merges', '--format=%H', '--', '*.py'], {
    cwd: repository,
    encoding: 'utf8',
  });
  return history
    .trim()
    .split('\n')
    .filter((_, index) => (index + 1) % Number(values.every) === 0)
    .slice(0, Number(values.count));
}

/** Returns the gate's JSON output, which is empty after a crash. Reuses an output in the folder of `--reports`. */
function reportJson(repository: string, commit: string): string {
  const folder = values.reports && path.join(values.reports, path.basename(repository));
  const file = folder && path.join(folder, `${commit}.json`);
  if (file !== undefined && existsSync(file)) return readFileSync(file, 'utf8');
  const { stdout } = spawnSync(
    process.execPath,
    [lanser, 'gate', '--base', `${commit}~1`, '--head', commit, '--json'],
    { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  // Does not keep the empty output of a crash, so that the next run repeats the gate.
  if (stdout !== '' && folder !== undefined && file !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, stdout);
  }
  return stdout;
}

function commentOn(commit: string, report: Report): Comment {
  const text = commentText(report, {
    runUrl: 'https://github.com/o/r/actions/runs/1',
    blobUrl: `https://github.com/o/r/blob/${commit}`,
  });
  const { visibleLines: lines, losesContent } = renderedComment(text);
  const [first = ''] = text.split('\n');
  const exitCode = exitCodeOf(report);
  const faults = [
    ...(first.includes('❌') === (exitCode === 1) ? [] : ['contradicts its exit code']),
    ...(text.length > MAX_CHARACTERS ? ['is too long for GitHub'] : []),
    ...(losesContent ? ['loses content on GitHub'] : []),
  ];
  return { commit, lines, exitCode, first, faults };
}

interface Comments {
  readonly comments: readonly Comment[];
  /** The number of gate runs without a report, except those with E/NOT_FOUND. */
  readonly failures: number;
}

function commentsOf(repository: string): Comments {
  const comments: Comment[] = [];
  let failures = 0;
  for (const commit of commitsOf(repository)) {
    const output = outputOf(reportJson(repository, commit));
    if ('conclusion' in output) {
      const comment = commentOn(commit, output);
      comments.push(comment);
      const { lines, exitCode, first, faults } = comment;
      if (values.list || faults.length > 0)
        console.error(
          `${commit.slice(0, 10)} ${lines} lines, exit code ${exitCode}: ${[first, ...faults].join('; ')}`,
        );
    } else if (output.code !== 'E/NOT_FOUND') {
      // A commit without a parent causes E/NOT_FOUND, and so does a configuration that includes no Python file.
      failures += 1;
      console.error(`${commit.slice(0, 10)} has no report: ${output.code}: ${output.message}`);
    }
  }
  return { comments, failures };
}

function outputOf(json: string): Report | { readonly code: string; readonly message: string } {
  if (json === '') return { code: 'no output', message: 'The gate has printed nothing.' };
  const output = JSON.parse(json) as
    | Report
    | { readonly error: { readonly code: string; readonly message: string } };
  return 'conclusion' in output ? output : output.error;
}

function row(name: string, { comments, failures }: Comments): string {
  const lines = comments.map((comment) => comment.lines);
  const having = (test: (comment: Comment) => boolean): number => comments.filter(test).length;
  const cells = [
    name,
    comments.length,
    lines.filter((count) => count === 1).length,
    median(lines),
    quantile(lines, 0.95),
    quantile(lines, 1),
    having(({ first }) => first.includes('❌')),
    having(({ exitCode }) => exitCode === 1),
    having(({ exitCode }) => exitCode !== 0 && exitCode !== 1),
    having(({ faults }) => faults.length > 0) + failures,
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(
  '| repository | commits | one line | median | 95 % | longest | ❌ | exit code 1 | other | faults |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
const all = positionals.map((repository) => {
  const measured = commentsOf(repository);
  console.log(row(path.basename(path.resolve(repository)), measured));
  return measured;
});
const comments = all.flatMap((measured) => measured.comments);
const failures = all.reduce((sum, measured) => sum + measured.failures, 0);
if (positionals.length > 1) console.log(row('all', { comments, failures }));
if (failures > 0 || comments.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
