import type { Report } from '../../model/report.ts';
import { clip } from '../../text/clip.ts';
import { plural } from '../../text/plural.ts';
import { NO_COLORS } from '../colors.ts';
import { line, messageLine, sentence, type Line } from './line.ts';
import { lineText } from './section-text.ts';

/** A longer reason is cut, because the headline contains the reason and must be short. */
const MAX_REASON_LENGTH = 300;

/** Returns one line about the checked files; [] if the full scope was requested, or a side could not be checked. */
export function scopeLine({ scope }: Report): readonly Line[] {
  if (scope === undefined) return [];
  const { kind, checked, files, reason } = scope;
  if (kind === 'affected') {
    return [sentence(`checked only the ${checked} of ${plural(files, 'file')} that the change can affect`)];
  }
  if (reason === undefined) return [];
  return [
    line`checked all ${sentence(plural(files, 'file'))}: ${messageLine(clip(reason, MAX_REASON_LENGTH))}`,
  ];
}

export function scopeText(report: Report): readonly string[] {
  return scopeLine(report).map((words) => lineText(words, NO_COLORS));
}
