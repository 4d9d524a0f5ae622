import type { Report, ReportSide } from '../../model/report.ts';
import { clip } from '../../text/clip.ts';
import { codeSpan } from '../markdown-escape.ts';
import { summaryRows, verdictSentence } from '../summary.ts';
import { visibleLine } from '../visible.ts';

const MARKS = { clean: '✅', findings: '❌', inconclusive: '⚠️' } as const;
const MAX_VERSION_LENGTH = 60;
const MAX_FOLDERS = 20;

/** Renders the verdict. Like table and footer, it has a limited size and always appears. */
export function verdictMarkdown(report: Report): string {
  return `${MARKS[report.conclusion]} lanser gate: ${verdictSentence(report)}`;
}

export function countsTable(report: Report): string {
  const cell = (count: number | null): string => (count === null ? '?' : String(count));
  const rows = summaryRows(report).map(
    (row) =>
      `| ${row.severity} | ${cell(row.before)} | ${cell(row.after)} | ${cell(row.introduced)} | ${cell(row.resolved)} |\n`,
  );
  return `| | before | after | new | fixed |\n|---|---:|---:|---:|---:|\n${rows.join('')}\n`;
}

/** Renders versions and the command that reproduces the check. */
export function footerMarkdown(report: Report): string {
  const { environment } = report;
  const { server, tool, python } = environment;
  const parts = [
    version(server.name, server.version),
    python === null ? 'no Python' : version('Python', python.version),
    version('lanser', tool.version),
  ];
  const command = reproduction(report);
  return `${command}<sub>${parts.join(' · ')}</sub>\n`;
}

function version(name: string, number: string): string {
  return codeSpan(clip(visibleLine(`${name} ${number}`), MAX_VERSION_LENGTH));
}

/** Returns the command only if no argument needs quoting in a shell, because readers copy it. */
function reproduction({ before, after, projects }: Report): string {
  const [base, head] = [commitOf(before), commitOf(after)];
  const folders = projects.map(({ workingDirectory }) => workingDirectory);
  const isPlain = folders.every((folder) => /^[\w.][\w./-]{0,100}$/u.test(folder));
  if (base === null || head === null || !isPlain || folders.length > MAX_FOLDERS) return '';
  const named = folders.length === 0 || (folders.length === 1 && folders[0] === '.') ? [] : folders;
  const options = named.flatMap((folder) => ['--working-directory', folder]);
  const command = ['lanser', 'gate', '--base', base, '--head', head, ...options].join(' ');
  return `To reproduce this report, run in a clone of the repository:\n\n\`\`\`sh\n${command}\n\`\`\`\n\n`;
}

function commitOf(side: ReportSide | null): string | null {
  const commit = side?.commit ?? null;
  return commit !== null && /^[0-9a-f]{40,64}$/u.test(commit) ? commit : null;
}
