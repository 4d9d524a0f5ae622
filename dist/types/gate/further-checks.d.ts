import type { FurtherInput } from './further-input.ts';
import type { FurtherChecks } from './report-parts.ts';
/**
 * What the gate looks at beside the diagnostics of the two sides. Like a side, a check that cannot come
 * to its end leaves the gate inconclusive.
 */
export declare function furtherChecks(input: FurtherInput): Promise<FurtherChecks>;
