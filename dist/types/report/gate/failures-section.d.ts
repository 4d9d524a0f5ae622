import type { Report } from '../../model/report.ts';
import { type Section } from './section.ts';
/** Why nothing can be said, or not all. */
export declare function failuresSection({ failures }: Report): readonly Section[];
