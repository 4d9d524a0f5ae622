import { drawnPoints, type CurvePoint } from '../gate/curve.ts';

/** More points would not make the chart clearer, and would take space from other sections. */
const MAX_POINTS = 60;

/**
 * Renders a curve as a Mermaid chart for GitHub; null if there are too few points. Everything that comes from
 * the report is a number, so nothing needs escaping.
 */
export function curveMermaid(points: readonly CurvePoint[]): string | null {
  const drawn = spread(drawnPoints(points));
  if (drawn.length === 0) return null;
  // A small negative score is rounded to -0. Adding 0 converts it to 0.
  const values = drawn.map(({ value }) => Number(value.toFixed(3)) + 0);
  // The range of the axis includes zero and is never empty.
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

/** Selects points at equal distances, and always the last point. */
function spread(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const every = Math.ceil(points.length / MAX_POINTS);
  return points.filter((_, index) => (points.length - 1 - index) % every === 0);
}

/** Formats a number without an exponent, because Mermaid's grammar does not accept exponents. */
function plain(value: number): string {
  return value.toFixed(3).replace(/\.?0+$/u, '');
}
