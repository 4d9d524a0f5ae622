/**
 * Counts the visible lines of the comment on real commits, with all folds closed: headings, paragraphs, items and
 * broken lines, by GitHub's rules (micromark with GFM). Runs the gate on every Nth commit of the first-parent
 * history that changes Python code.
 *
 *   npm run bench:comment -- REPOSITORY [--count 25] [--every 5] [--list]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { exitCodeOf } from '../src/model/report-exit.ts';
import type { Report } from '../src/model/report.ts';
import { commentText } from '../src/publish/comment-text.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '25' },
    every: { type: 'string', default: '5' },
    list: { type: 'boolean' },
  },
});
const [repository] = positionals;
if (repository === undefined)
  throw new Error('usage: npm run bench:comment -- REPOSITORY [--count N] [--every N]');
const lanser = fileURLToPath(new URL('../dist/bin.js', import.meta.url));

interface Comment {
  readonly commit: string;
  readonly lines: number;
  readonly exitCode: number;
  readonly first: string;
}

function visibleLines(markdown: string): number {
  let html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  // A closed fold shows its summary. Inner folds close first.
  const fold =
    /<details><summary>(?<summary>(?:(?!<\/?details>)[\s\S])*?)<\/summary>(?:(?!<details>)[\s\S])*?<\/details>/gu;
  for (let before = ''; before !== html;) {
    before = html;
    html = html.replaceAll(fold, '<p>$<summary></p>');
  }
  return (html.match(/<(?:p|h\d|li|tr|sub|br ?\/?)>/gu) ?? []).length;
}

const history = execFileSync('git', ['log', '--first-parent', '--no-merges', '--format=%H', '--', '*.py'], {
  cwd: repository,
  encoding: 'utf8',
});
const commits = history
  .trim()
  .split('\n')
  .filter((_, index) => (index + 1) % Number(values.every) === 0)
  .slice(0, Number(values.count));
const comments: Comment[] = [];
for (const commit of commits) {
  const run = spawnSync(
    process.execPath,
    [lanser, 'gate', '--base', `${commit}~1`, '--head', commit, '--json'],
    {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  );
  const report = JSON.parse(run.stdout) as Partial<Report>;
  // A commit without a parent, or without Python files, has no report.
  if (report.conclusion === undefined) continue;
  const text = commentText(report as Report, { runUrl: 'https://github.com/o/r/actions/runs/1' });
  const [first = ''] = text.split('\n');
  comments.push({ commit, lines: visibleLines(text), exitCode: exitCodeOf(report as Report), first });
  if (values.list === true) {
    process.stdout.write(
      `${commit.slice(0, 10)} ${visibleLines(text)} lines, exit code ${run.status}: ${first}\n`,
    );
  }
}
const sorted = comments.map(({ lines }) => lines).toSorted((one, other) => one - other);
const at = (share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const wrong = comments.filter(({ exitCode, first }) => exitCode === 0 && first.includes('❌'));
process.stdout.write(
  `${comments.length} commits: median ${at(0.5)}, 95 % ${at(0.95)}, at most ${sorted.at(-1)} lines; ${sorted.filter((lines) => lines === 1).length} of one line; ${wrong.length} headed ❌ with exit code 0\n`,
);
