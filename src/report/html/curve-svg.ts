import { drawnPoints, type CurvePoint } from '../gate/curve.ts';

const WIDTH = 640;
const HEIGHT = 200;
const MARGIN = { left: 64, right: 16, top: 16, bottom: 28 };
/** The maximum number of labels below the curve. More labels would be unreadable. */
const MAX_LABELS = 20;

/** Returns an SVG curve; null if fewer than two scores can be drawn. All values are numbers and need no escaping. */
export function curveSvg(all: readonly CurvePoint[]): string | null {
  const points = drawnPoints(all);
  if (points.length === 0) return null;
  const values = points.map(({ value }) => value);
  const lowest = Math.min(0, ...values);
  const highest = Math.max(lowest === 0 ? 1 : 0, ...values);
  // A commit without a score keeps its place on the axis.
  const [first, last] = [points[0]?.index ?? 0, points.at(-1)?.index ?? 0];
  const x = (index: number): string =>
    fixed(MARGIN.left + ((index - first) / (last - first)) * (WIDTH - MARGIN.left - MARGIN.right));
  const y = (value: number): string =>
    fixed(MARGIN.top + ((highest - value) / (highest - lowest)) * (HEIGHT - MARGIN.top - MARGIN.bottom));
  const path = points.map(({ value, index }) => `${x(index)},${y(value)}`).join(' ');
  const dots = points.map(
    ({ index, value }) =>
      `<circle cx="${x(index)}" cy="${y(value)}" r="4" class="${value < 0 ? 'bad' : 'good'}"><title>commit ${index}: ${value}</title></circle>`,
  );
  const every = Math.ceil(points.length / MAX_LABELS);
  const labels = points.map(({ index }, at) =>
    at % every === 0 ? `<text x="${x(index)}" y="${HEIGHT - 8}" text-anchor="middle">${index}</text>` : '',
  );
  const marks = [...new Set([lowest, 0, highest])].map(
    (value) => `<text x="${MARGIN.left - 8}" y="${y(value)}" text-anchor="end" dy="4">${short(value)}</text>`,
  );
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Score by commit; the table has the numbers">`,
    `<line class="axis" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(0)}" y2="${y(0)}"/>`,
    `<polyline class="curve" points="${path}"/>`,
    ...dots,
    ...labels,
    ...marks,
    '</svg>',
  ].join('');
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function short(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e6 ? String(value) : value.toPrecision(3);
}
