import type { Report } from '../../model/report.ts';
import { type Section } from './section.ts';
/** What stands against the change; what is all right is counted in the title. */
export declare function schemasSection(report: Report): readonly Section[];
