import type { Colors } from './colors.ts';
import type { Report } from '../model/report.ts';
import { clip } from '../text/clip.ts';
import { lineText, sectionText } from './gate/section-text.ts';
import { notesOf, sectionsOf } from './gate/sections.ts';
import { rewardSentence, summaryRows, verdictSentence } from './summary.ts';
import { visibleLine } from './visible.ts';

const MAX_LENGTH = 2000;

/** Renders a report for a terminal. Equal runs give equal texts. */
export function gateText(report: Report, colors: Colors): string {
  const paint = { clean: colors.green, findings: colors.red, inconclusive: colors.yellow }[report.conclusion];
  const reward = rewardSentence(report);
  const notes = notesOf(report).map((note) => lineText(note, colors));
  return [
    colors.bold(paint(verdictSentence(report))),
    '',
    ...table(report),
    '',
    ...(notes.length === 0 ? [] : [...notes, '']),
    // A terminal has room for the score, but not for its components.
    ...sectionsOf(report).flatMap((section) => (section.id === 'reward' ? [] : sectionText(section, colors))),
    ...(reward === null ? [] : [`reward ${visibleLine(reward)}`]),
    `before ${sideName(report.before)}`,
    `after  ${sideName(report.after)}`,
    '',
  ].join('\n');
}

function table(report: Report): readonly string[] {
  const header = ['', 'before', 'after', 'new', 'fixed'];
  const rows = summaryRows(report).map((row) => [
    row.severity,
    ...[row.before, row.after, row.introduced, row.resolved].map((count) =>
      count === null ? '?' : String(count),
    ),
  ]);
  return [header, ...rows].map((cells) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(11) : cell.padStart(12))).join(''),
  );
}

function sideName(side: Report['before']): string {
  return side === null
    ? 'unknown'
    : clip(visibleLine(side.commit ?? `working tree ${side.tree}`), MAX_LENGTH);
}
