/** The score of a commit of the trajectory, which lists selected commits from the merge base (exclusive) to head. */
export interface CurvePoint {
  /** The position in the trajectory, from 1. */
  readonly index: number;
  readonly value: number;
}

/** The maximum absolute value of a drawn point. Larger values would make the chart unreadable. */
const MAX_SIZE = 1e12;

/** Returns the points within {@link MAX_SIZE}; an empty list if these are fewer than two. */
export function drawnPoints(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const drawn = points.filter(({ value }) => Math.abs(value) <= MAX_SIZE);
  return drawn.length < 2 ? [] : drawn;
}
