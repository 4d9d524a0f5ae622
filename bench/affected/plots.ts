/**
 * Draws the results of `bench:affected -- ... --cli --out FILE` as three SVG images. The y axis is the time of a
 * gate with the affected scope, divided by the time of two runs of the Pyright CLI. The x axis is the size of the
 * repository, the size of the change, or the share of checked files. Each dot is a commit.
 *
 *   npm run bench:plots -- FILE FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../measures.ts';
import type { Measured } from './measured.ts';
import { endWithUsage } from '../usage.ts';

const [file, folder] = process.argv.slice(2);
if (file === undefined || folder === undefined) endWithUsage('FILE or FOLDER is missing.');
const commits = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Measured);

interface Axis {
  readonly title: string;
  readonly ticks: readonly number[];
  readonly isLogarithmic: boolean;
  readonly valueOf: (commit: Measured) => number;
  readonly text: (tick: number) => string;
}

const Y: Axis = {
  title: 'time of the gate / time of two runs of the Pyright CLI',
  ticks: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4],
  isLogarithmic: false,
  valueOf: ({ ratio }) => ratio,
  text: (tick) => tick.toFixed(1),
};

const PLOTS: Readonly<Record<string, Axis>> = {
  size: {
    title: 'files of the repository',
    ticks: [1, 10, 100, 1000],
    isLogarithmic: true,
    valueOf: ({ files }) => files,
    text: String,
  },
  change: {
    title: 'changed lines of Python code',
    ticks: [1, 10, 100, 1000, 10_000],
    isLogarithmic: true,
    valueOf: ({ lines }) => Math.max(1, lines),
    text: String,
  },
  share: {
    title: 'share of the files that the gate checks',
    ticks: [0, 0.25, 0.5, 0.75, 1],
    isLogarithmic: false,
    valueOf: ({ share }) => share,
    text: (tick) => `${100 * tick} %`,
  },
};

const [WIDTH, HEIGHT] = [640, 380];
const BOX = { left: 56, right: WIDTH - 120, top: 20, bottom: HEIGHT - 52 };
/** Six colors that people with a color vision deficiency can tell apart (Okabe and Ito), and two further colors. */
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#8c6bb1', '#7f7f7f'];

function scaleOf({ ticks, isLogarithmic }: Axis, from: number, to: number): (value: number) => number {
  const position = (value: number): number => (isLogarithmic ? Math.log10(value) : value);
  const [low, high] = [position(ticks[0] ?? 0), position(ticks.at(-1) ?? 1)];
  return (value) =>
    from + ((to - from) * (Math.min(high, Math.max(low, position(value))) - low)) / (high - low);
}

function plotOf(axis: Axis): string {
  const x = scaleOf(axis, BOX.left, BOX.right);
  const y = scaleOf(Y, BOX.bottom, BOX.top);
  const repositories = [...new Set(commits.map(({ repository }) => repository))];
  const lines: string[] = [];
  for (const tick of Y.ticks) {
    const at = y(tick).toFixed(1);
    lines.push(`<path class="grid" d="M${BOX.left} ${at}H${BOX.right}"/>`);
    lines.push(`<text x="${BOX.left - 8}" y="${at}" dy="4" text-anchor="end">${Y.text(tick)}</text>`);
  }
  for (const tick of axis.ticks) {
    const at = x(tick).toFixed(1);
    lines.push(`<path class="grid" d="M${at} ${BOX.top}V${BOX.bottom}"/>`);
    lines.push(`<text x="${at}" y="${BOX.bottom + 18}" text-anchor="middle">${axis.text(tick)}</text>`);
  }
  for (const [index, repository] of repositories.entries()) {
    const own = commits.filter((commit) => commit.repository === repository);
    const color = COLORS[index % COLORS.length] ?? '';
    for (const commit of own) {
      const [at, up] = [x(axis.valueOf(commit)).toFixed(1), y(Y.valueOf(commit)).toFixed(1)];
      const about = `${repository} ${commit.commit.slice(0, 8)}: ${commit.ratio.toFixed(2)}`;
      lines.push(`<circle cx="${at}" cy="${up}" r="4" fill="${color}"><title>${about}</title></circle>`);
    }
    const middle = median(own.map(Y.valueOf)).toFixed(2);
    const line = BOX.top + 12 + 20 * index;
    lines.push(`<circle cx="${BOX.right + 18}" cy="${line}" r="4" fill="${color}"/>`);
    lines.push(`<text x="${BOX.right + 28}" y="${line}" dy="4">${repository} ${middle}</text>`);
  }
  const middle = (BOX.top + BOX.bottom) / 2;
  lines.push(
    `<text x="${(BOX.left + BOX.right) / 2}" y="${HEIGHT - 12}" text-anchor="middle">${axis.title}</text>`,
    `<text transform="translate(14 ${middle}) rotate(-90)" text-anchor="middle">${Y.title}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
<title>${Y.title}, by ${axis.title}; ${commits.length} commits, with the median of each repository</title>
<style>
svg { background: #fff; font: 12px sans-serif; fill: #1f2328; }
.grid { stroke: #d1d9e0; }
circle { fill-opacity: 0.75; }
@media (prefers-color-scheme: dark) { svg { background: #0d1117; fill: #e6edf3; } .grid { stroke: #3d444d; } }
</style>
${lines.join('\n')}
</svg>
`;
}

for (const [name, axis] of Object.entries(PLOTS)) {
  writeFileSync(path.join(folder, `performance-${name}.svg`), plotOf(axis));
}
