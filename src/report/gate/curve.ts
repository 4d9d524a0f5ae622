/** A score after a commit. */
export interface CurvePoint {
  /** Which commit, from 1. */
  readonly index: number;
  readonly value: number;
}

/** Beyond these nobody reads a chart, and differences are no numbers any more. */
const LARGEST = 1e12;

/** What of a curve can be drawn; nothing where that is no curve. */
export function drawnPoints(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const drawn = points.filter(({ value }) => Math.abs(value) <= LARGEST);
  return drawn.length < 2 ? [] : drawn;
}
