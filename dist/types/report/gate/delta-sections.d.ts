import type { Report } from '../../model/report.ts';
import { type Section } from './section.ts';
/** What head brings in: the reason why most people read. */
export declare function introducedSection({ delta }: Report): readonly Section[];
/** What else became of diagnostics, folded away. */
export declare function otherDeltaSections({ delta }: Report): readonly Section[];
