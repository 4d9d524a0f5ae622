import type { Check } from '../../model/bundle.ts';
import type { ImportProblem } from './imports/drafts.ts';
/** Whether every import goes on meaning what it means. */
export declare function importsCheck(problems: readonly ImportProblem[], before: readonly string[], after: readonly string[]): Check;
