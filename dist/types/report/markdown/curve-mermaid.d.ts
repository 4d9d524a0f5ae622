import { type CurvePoint } from '../gate/curve.ts';
/** A curve as a chart that GitHub draws; of numbers only. Null where there is no curve to draw. */
export declare function curveMermaid(points: readonly CurvePoint[]): string | null;
