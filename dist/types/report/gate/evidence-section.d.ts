import type { Report } from '../../model/report.ts';
import { type Section } from './section.ts';
/** What makes counts better without making code better, the weightiest first. */
export declare function evidenceSection({ evidence }: Report): readonly Section[];
