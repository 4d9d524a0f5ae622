import type { DeltaDiagnostic, Report } from '../model/report.ts';
import { codeBlock, codeSpan, linkPath } from './markdown-escape.ts';
import { SizedMarkdown } from './sized-markdown.ts';
import { placeOf, plural } from './place.ts';
import { problemsOf, schemaCounts, schemaProblems } from './schema-checks.ts';
import {
  countedResolved,
  persistingSentence,
  rewardSentence,
  summaryRows,
  verdictSentence,
} from './summary.ts';

export interface MarkdownOptions {
  /** Where a commit's files can be seen, for example `https://github.com/o/r/blob/<sha>`. */
  readonly blobUrl?: string | undefined;
  /** The rendering stays below this number of UTF-8 bytes and says what it left out. */
  readonly maxBytes: number;
}

const MARKS = { clean: '✅', findings: '❌', inconclusive: '⚠️' } as const;

/** A report as Markdown for a job summary or a comment; text of the code under test takes no effect. */
export function gateMarkdown(report: Report, options: MarkdownOptions): string {
  const footer = footerOf(report);
  const out = new SizedMarkdown(options.maxBytes - Buffer.byteLength(footer));
  out.add(`## ${MARKS[report.conclusion]} lanser gate: ${verdictSentence(report)}\n\n`);
  out.add(table(report));
  for (const failure of report.failures) {
    out.add(
      `**${failure.side}** could not be established: \`${failure.code}\`\n\n${codeBlock(failure.message, '')}\n\n`,
    );
  }
  const persisting = persistingSentence(report);
  if (persisting !== null) out.add(`${persisting}\n\n`);
  const reward = rewardSentence(report);
  if (reward !== null) out.add(`**Reward** ${reward}\n\n`);
  if (report.policy.failed) {
    const note = report.policy.warnOnly ? ' (only a warning)' : '';
    out.add(`**Failed** by policy${note}: ${report.policy.reasons.map(codeSpan).join(', ')}\n\n`);
  }
  if (report.delta !== null) addLists(out, report, report.delta, options);
  addSchemas(out, report);
  addConfiguration(out, report);
  return out.finish() + footer;
}

function table(report: Report): string {
  const cell = (count: number | null): string => (count === null ? '?' : String(count));
  const rows = summaryRows(report).map(
    (row) =>
      `| ${row.severity} | ${cell(row.before)} | ${cell(row.after)} | ${cell(row.introduced)} | ${cell(row.resolved)} |\n`,
  );
  return `| | before | after | introduced | resolved |\n|---|---:|---:|---:|---:|\n${rows.join('')}\n`;
}

function addLists(
  out: SizedMarkdown,
  report: Report,
  delta: NonNullable<Report['delta']>,
  options: MarkdownOptions,
): void {
  const resolved = countedResolved(delta.resolved);
  const deleted = delta.resolved.length - resolved.length;
  out.section(
    `### Introduced (${delta.introduced.length})`,
    delta.introduced.map((entry) => item(entry, options)),
  );
  out.fold(
    `Resolved (${resolved.length})`,
    resolved.map((entry) => item(entry, {})),
  );
  if (deleted > 0) out.add(`${plural(deleted, 'diagnostic')} gone with deleted files.\n\n`);
  out.fold(
    `Changed in message (${delta.changed.length})`,
    delta.changed.map(({ after }) => item(after, options)),
  );
  out.fold(
    `Moved (${delta.moved.length})`,
    delta.moved.map(({ before, after }) => `- ${codeSpan(placeOf(before))} → ${codeSpan(placeOf(after))}\n`),
  );
  out.fold(
    `Unstable, not counted (${delta.unstable.length})`,
    delta.unstable.map(({ diagnostic }) => item(diagnostic, {})),
  );
}

function item(diagnostic: DeltaDiagnostic, options: { readonly blobUrl?: string | undefined }): string {
  const place = codeSpan(placeOf(diagnostic));
  const url = options.blobUrl;
  const linked =
    url === undefined ? place : `[${place}](${url}/${linkPath(diagnostic.uri)}#L${diagnostic.range[0] + 1})`;
  const rule = diagnostic.rule === null ? '' : ` ${codeSpan(diagnostic.rule)}`;
  return `- **${diagnostic.severity}** ${linked}${rule}\n\n${codeBlock(diagnostic.message, '  ')}\n\n`;
}

function addSchemas(out: SizedMarkdown, report: Report): void {
  const counts = schemaCounts(report);
  if (counts === null) return;
  const checks = schemaProblems(report);
  if (checks.length === 0) {
    out.add(`Schemas and documents: ${counts}\n\n`);
    return;
  }
  out.section(
    `### Schemas and documents (${counts})`,
    checks.map((check) => {
      const problems = problemsOf(check);
      const lines = problems.shown.map(({ pointer, line, words, example }) => {
        const place = [line === null ? '' : `line ${line}`, pointer === '' ? '' : codeSpan(pointer)];
        const where = place.filter((part) => part !== '').join(', ');
        const shown = example === null ? '' : `, for example ${codeSpan(example)}`;
        return `  - ${where === '' ? '' : `${where}: `}${codeSpan(words)}${shown}\n`;
      });
      const more = problems.more === 0 ? '' : `  - and ${problems.more} more\n`;
      return `- **${check.conclusion}** ${codeSpan(check.path)}\n${lines.join('')}${more}\n`;
    }),
  );
}

function addConfiguration(out: SizedMarkdown, report: Report): void {
  const { changed } = report.evidence.configuration;
  if (changed.length === 0) return;
  const names = changed.map(({ path, change }) => `${codeSpan(path)} (${change})`).join(', ');
  out.add(`Configuration changed in head; base's was used on both sides: ${names}\n\n`);
}

function footerOf(report: Report): string {
  const { before, after, environment } = report;
  const commit = after?.commit ?? null;
  const reproduce =
    before?.commit && commit !== null
      ? ` · reproduce: \`lanser gate --base ${before.commit} --head ${commit}\``
      : '';
  const server = `${environment.server.name} ${environment.server.version}`;
  const python = environment.python === null ? 'no Python' : `Python ${environment.python.version}`;
  return `<sub>${server} · ${python} · lanser ${environment.tool.version}${reproduce}</sub>\n`;
}
