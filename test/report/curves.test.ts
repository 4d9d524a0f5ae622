import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { curveSvg } from '../../src/report/html/curve-svg.ts';
import { curveMermaid } from '../../src/report/markdown/section-markdown.ts';

const points = (
  ...values: readonly number[]
): readonly { readonly index: number; readonly value: number }[] =>
  values.map((value, index) => ({ index: index + 1, value }));

test('the y axis covers zero and every score, and a chart has only decimal numbers without exponents', () => {
  expect(
    curveMermaid(points(0.5, -2, 1e-7))
      ?.split('\n')
      .slice(3, 6),
  ).toEqual(['  x-axis ["1", "2", "3"]', '  y-axis "score" -2 --> 0.5', '  line [0.5, -2, 0]']);
  expect(curveMermaid(points(0, 0))).toContain('"score" 0 --> 0.001');
  expect(curveMermaid(points(-3, -1e-9))).toMatch(/"score" -3 --> 0\n {2}line \[-3, 0\]/u);
  expect(curveMermaid(points(100, 1000))).toContain('"score" 0 --> 1000');
});

test('a curve needs at least two scores that are not too large for a chart', () => {
  for (const few of [points(), points(3), points(1e300, 2)]) expect(curveMermaid(few)).toBeNull();
  expect(curveSvg(points(3))).toBeNull();
});

test('a chart of 1,000 commits shows at most 60 commits, including the last commit', () => {
  const chart = curveMermaid(points(...Array.from({ length: 1000 }, (_, index) => index % 7))) ?? '';
  const labels = /x-axis \[(.*)\]/u.exec(chart)?.[1]?.split(', ') ?? [];
  expect(labels.length).toBeLessThanOrEqual(60);
  expect(labels.at(-1)).toBe('"1000"');
});

test('for any scores, the Mermaid chart and the SVG chart contain only finite numbers', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 30 }),
      (values) => {
        const chart = curveMermaid(points(...values));
        if (chart !== null) expect(chart).toMatch(/ line \[-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)+\]\n/u);
        expect(curveSvg(points(...values)) ?? '').not.toMatch(/NaN|Infinity|undefined/u);
      },
    ),
  );
});
