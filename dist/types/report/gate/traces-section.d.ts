import type { Report } from '../../model/report.ts';
import { type Line } from './line.ts';
import { type Section } from './section.ts';
/** Traces whose bundles are not made again, each with where it first differs. */
export declare function tracesSection({ traces }: Report): readonly Section[];
/** What to say where all of them match; null where there are none, or not all match. */
export declare function matchingTraces({ traces }: Report): Line | null;
