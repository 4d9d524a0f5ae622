import type { Report } from '../../model/report.ts';
import { type Section } from './section.ts';
/** What became of each proposed edit, what stands against head first. */
export declare function proposalsSection({ proposals }: Report): readonly Section[];
