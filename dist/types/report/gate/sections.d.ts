import type { Report } from '../../model/report.ts';
import { type Line } from './line.ts';
import type { Section } from './section.ts';
/** All that a report says below its table, in the order in which it is read. */
export declare function sectionsOf(report: Report): readonly Section[];
/** What is said in a line each, of a size that does not depend on the report. */
export declare function notesOf(report: Report): readonly Line[];
