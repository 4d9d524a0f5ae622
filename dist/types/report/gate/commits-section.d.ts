import type { Report } from '../../model/report.ts';
import type { Section } from './section.ts';
/** The score of each commit as a curve, and the numbers as a table for who does not see it. */
export declare function commitsSection({ trajectory }: Report): readonly Section[];
