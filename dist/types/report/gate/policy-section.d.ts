import type { Report } from '../../model/report.ts';
import { type Section } from './section.ts';
/** Why it fails, what somebody waived, and what head's own policy would say; nothing where all is as usual. */
export declare function policySection({ policy }: Report): readonly Section[];
