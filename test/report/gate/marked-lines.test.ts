import { expect, test } from 'vitest';
import { firstMarks, type MarkedFile } from '../../../src/report/gate/marked-lines.ts';
import { cpuCost } from '../../helpers/cpu-cost.ts';

const FILES = Array.from({ length: 40_000 }, (_, index) => ({
  uri: `f${index}.py`,
  lines: [{ number: 0, excerpt: undefined, marks: [{ repeats: [] }] }],
})) as unknown as readonly MarkedFile[];

test('firstMarks takes linear time for many files', () => {
  const counts = [FILES.length, 1, 0].map((limit) => {
    let found: ReturnType<typeof firstMarks> | undefined;
    expect(cpuCost(() => (found = firstMarks(FILES, limit)))).toBeLessThan(20);
    return [found?.shown.length, found?.left, found?.leftFiles];
  });
  expect(counts).toEqual([
    [40_000, 0, 0],
    [1, 39_999, 39_999],
    [0, 40_000, 40_000],
  ]);
});
