import type { Report } from '../../model/report.ts';
import { clip } from '../../text/clip.ts';
import { NO_COLORS } from '../colors.ts';
import { plural } from '../../text/plural.ts';
import { line, messageLine, sentence, type Line } from './line.ts';
import { lineText } from './section-text.ts';

/** The headline contains the reason, and has a limited size. */
const MAX_REASON_LENGTH = 300;

/** Returns the extent of the check in words; none if all files were checked as requested. */
export function scopeLine({ scope }: Report): readonly Line[] {
  if (scope === undefined) return [];
  const { kind, checked, files, reason } = scope;
  if (kind === 'affected') {
    return [sentence(`checked ${checked} of ${plural(files, 'file')} that the change can affect`)];
  }
  if (reason === undefined) return [];
  return [
    line`checked all ${sentence(plural(files, 'file'))}: ${messageLine(clip(reason, MAX_REASON_LENGTH))}`,
  ];
}

/** Renders the extent of the check without markup. */
export function scopeText(report: Report): readonly string[] {
  return scopeLine(report).map((words) => lineText(words, NO_COLORS));
}
