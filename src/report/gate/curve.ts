/** The score after a commit. */
export interface CurvePoint {
  /** The number of the commit, from 1. */
  readonly index: number;
  readonly value: number;
}

/** The maximum absolute value of a point. Larger values make a chart unreadable, and lose precision. */
const MAX_SIZE = 1e12;

/** Returns the points that can be drawn; an empty list if these are fewer than two. */
export function drawnPoints(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const drawn = points.filter(({ value }) => Math.abs(value) <= MAX_SIZE);
  return drawn.length < 2 ? [] : drawn;
}
