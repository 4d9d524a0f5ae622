import type { Report, ReportSide } from '../../model/report.ts';
import { clip } from '../../text/clip.ts';
import { plural } from '../../text/plural.ts';
import type { Headline } from '../gate/headline.ts';
import { joined } from '../gate/line.ts';
import { codeSpan } from '../markdown-escape.ts';
import { visibleLine } from '../visible.ts';
import { lineMarkdown } from './line-markdown.ts';
import type { Style } from './style.ts';

// The footer is never shortened, so the size of its parts is limited.
const MAX_VERSION_LENGTH = 60;
const MAX_FOLDERS = 20;
const SHORT_ID = 7;
// The report does not contain all options of the run. The Action's inputs have the same names as the options.
const OTHER_OPTIONS =
  'If the run set other options, such as `fail-on` or `config-file`, add them to the command.';

export function headlineMarkdown({ mark, title, details }: Headline, style: Style): string {
  const text = lineMarkdown(title, style);
  const rest = lineMarkdown(joined(details, ' · '), style);
  if (mark === '✅') return [`${mark} **${text}**`, ...(rest === '' ? [] : [rest])].join(' · ');
  return `### ${mark} ${text}${rest === '' ? '' : `\n${rest}`}`;
}

/** Renders the commands of {@link reproduction}, then base and head if both are commits, then the tool versions. */
export function footerMarkdown(report: Report, isPublished: boolean): string {
  const { server, tool, python } = report.environment;
  const [base, head] = [commitOf(report.before), commitOf(report.after)];
  const parts = [
    ...(base === null || head === null
      ? []
      : [`base ${base.slice(0, SHORT_ID)} → head ${head.slice(0, SHORT_ID)}`]),
    version(server.name, server.version),
    python === null ? 'no Python' : pythonMarkdown(python),
    version('lanser', tool.version),
  ];
  return `${reproduction(report, isPublished)}<sub>${parts.join(' · ')}</sub>\n`;
}

function pythonMarkdown({ version: number, packages }: NonNullable<Report['environment']['python']>): string {
  const count = packages === undefined ? '' : ` with ${plural(packages, 'package')}`;
  return `${version('Python', number)}${count}`;
}

function version(name: string, number: string): string {
  return codeSpan(clip(visibleLine(`${name} ${number}`), MAX_VERSION_LENGTH));
}

/**
 * Returns the commands that reproduce the check; '' if base or head is not a commit, if more than {@link MAX_FOLDERS}
 * folders were checked, or if the path of a folder is long or may need quotes. In a published report, the commands
 * also fetch the commits: a clone may lack GitHub's merge commits, which are not on a branch. The command names base's
 * tip instead of the merge base, because the gate uses the tip's configuration and policy.
 */
function reproduction(report: Report, isPublished: boolean): string {
  const { baseTip, before, after, projects, scope } = report;
  const base = commitOf(baseTip === undefined ? before : { commit: baseTip });
  const head = commitOf(after);
  const folders = projects.map(({ workingDirectory }) => workingDirectory);
  const isPlain = folders.every((folder) => /^[\w.][\w./-]{0,100}$/u.test(folder));
  if (base === null || head === null || !isPlain || folders.length > MAX_FOLDERS) return '';
  const named = folders.length === 0 || (folders.length === 1 && folders[0] === '.') ? [] : folders;
  const options = [
    ...named.flatMap((folder) => ['--working-directory', folder]),
    ...(scope?.kind === 'affected' ? ['--scope', 'affected'] : []),
  ];
  const commands = [
    ...(isPublished ? [`git fetch origin ${base} ${head}`] : []),
    ['npx github:lanser/lanser gate', '--base', base, '--head', head, ...options].join(' '),
  ];
  const code = `\`\`\`sh\n${commands.join('\n')}\n\`\`\``;
  return `<details><summary>Reproduce it in a clone</summary>\n\n${code}\n\n${OTHER_OPTIONS}\n\n</details>\n\n`;
}

function commitOf(side: Pick<ReportSide, 'commit'> | null): string | null {
  const commit = side?.commit ?? null;
  return commit !== null && /^[0-9a-f]{40,64}$/u.test(commit) ? commit : null;
}
