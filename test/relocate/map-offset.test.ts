import { expect, test } from 'vitest';
import { mapOffset } from '../../src/relocate/map-offset.ts';

type Line = Parameters<typeof mapOffset>[0];

function lineOf(text: string): Line {
  const tokens = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    kind: 'name',
    start: index,
    end: index + word.length,
  }));
  return { text, unit: { start: 0, end: text.length, tokens } as unknown as Line['unit'] };
}

test.each([
  [1, 1],
  [2, 6],
  [3, 6],
  [4, 6],
])('if the first word becomes longer, the end offset %i of a range maps to %i', (offset, expected) => {
  expect(mapOffset(lineOf('ab   + c'), lineOf('longer + c'), offset, 'back')?.offset).toBe(expected);
});
