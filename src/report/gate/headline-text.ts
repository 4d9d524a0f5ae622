import type { Report } from '../../model/report.ts';
import { NO_COLORS } from '../colors.ts';
import { headlineOf } from './headline.ts';
import { lineText } from './section-text.ts';

/** Renders the title of the headline as plain text. */
export function headlineText(report: Report): string {
  return lineText(headlineOf(report).title, NO_COLORS);
}
