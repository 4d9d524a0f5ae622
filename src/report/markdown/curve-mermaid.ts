import { drawnPoints, type CurvePoint } from '../gate/curve.ts';

/** A chart of more points is no clearer, and takes the room of other sections. */
const MOST_POINTS = 60;

/** A curve as a chart that GitHub draws; of numbers only. Null where there is no curve to draw. */
export function curveMermaid(points: readonly CurvePoint[]): string | null {
  const drawn = spread(drawnPoints(points));
  if (drawn.length === 0) return null;
  // The sum is zero also where a score is nearly, from below.
  const values = drawn.map(({ value }) => Number(value.toFixed(3)) + 0);
  // Zero is in the picture, and the picture has a height.
  const lowest = Math.min(0, ...values);
  const highest = Math.max(lowest === 0 ? 0.001 : 0, ...values);
  return [
    '```mermaid',
    'xychart-beta',
    '  title "Reward by commit"',
    `  x-axis [${drawn.map(({ index }) => `"${index}"`).join(', ')}]`,
    `  y-axis "reward" ${plain(lowest)} --> ${plain(highest)}`,
    `  line [${values.map(plain).join(', ')}]`,
    '```',
  ].join('\n');
}

/** Every so many-th point, the last one among them. */
function spread(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const every = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, index) => (points.length - 1 - index) % every === 0);
}

/** Without an exponent, which the chart's grammar does not know. */
function plain(value: number): string {
  return value.toFixed(3).replace(/\.?0+$/u, '');
}
