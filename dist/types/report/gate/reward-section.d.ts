import type { Report } from '../../model/report.ts';
import type { Section } from './section.ts';
/** The score with its parts. */
export declare function rewardSection({ reward }: Report): readonly Section[];
