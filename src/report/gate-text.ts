import type { Report } from '../model/report.ts';
import { beginning } from '../text/clip.ts';
import { plural } from '../text/plural.ts';
import { exitCodeOf } from '../model/report-exit.ts';
import type { Colors } from './colors.ts';
import { headlineOf, type Headline } from './gate/headline.ts';
import { joined } from './gate/line.ts';
import { lineText, sectionText } from './gate/section-text.ts';
import { sectionsOf } from './gate/sections.ts';
import { visibleLine } from './visible.ts';

const SHORT_ID = 7;

const EXITS = {
  0: 'exit code 0: the policy passes',
  1: 'exit code 1: the policy fails',
  25: 'exit code 25: undecided, which fails the policy',
} as const;

const WARN_ONLY_EXIT = 'exit code 0: warn-only';

/** Renders a report for a terminal, with the verdict in the last line. */
export function gateText(report: Report, colors: Colors, headline: Headline = headlineOf(report)): string {
  const { mark, title, details } = headline;
  const paint = { '✅': colors.green, '❌': colors.red, '⚠️': colors.yellow }[mark];
  const rest = lineText(joined(details, ' · '), colors);
  const exit = report.policy.failed && report.policy.warnOnly ? WARN_ONLY_EXIT : EXITS[exitCodeOf(report)];
  return [
    // The components of the score need too much space on a terminal.
    ...sectionsOf(report).flatMap((section) => (section.id === 'reward' ? [] : sectionText(section, colors))),
    colors.dim(`base ${sideName(report.before)} → head ${sideName(report.after)}${toolsText(report)}`),
    // Terminals differ in the width of an emoji with a variation selector, so the selector is removed.
    `${mark.replace('\uFE0F', '')} ${paint(lineText(title, colors))}${rest === '' ? '' : ` · ${rest}`} (${exit})`,
    '',
  ].join('\n');
}

function toolsText({ environment: { server, python } }: Report): string {
  const packages = python?.packages === undefined ? '' : ` with ${plural(python.packages, 'package')}`;
  const where = python?.source === 'project' && python.folder ? ` (${visibleLine(python.folder)})` : '';
  const used = python === null ? 'no Python' : `Python ${visibleLine(python.version)}${packages}${where}`;
  return ` · ${visibleLine(server.name)} ${visibleLine(server.version)} · ${used}`;
}

function sideName(side: Report['before']): string {
  if (side === null) return 'unknown';
  // With full ids, the line is too long for 80 columns.
  const id = beginning(visibleLine(side.commit ?? side.tree), SHORT_ID);
  return side.commit === null ? `tree ${id}` : id;
}
