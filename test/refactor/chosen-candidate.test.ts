import { expect, test } from 'vitest';
import { chosenCandidate } from '../../src/refactor/chosen-candidate.ts';

type Arguments = Parameters<typeof chosenCandidate>;

test.each([
  [0, 'The selector has no candidates. Omit the number of the candidate.'],
  [1, 'The number of the candidate must be 1.'],
  [5, 'The number of the candidate must be between 1 and 5.'],
])(
  'with %i candidates, the error for a wrong candidate number states the valid numbers',
  async (count, message) => {
    const found = { resolution: { candidates: Array.from({ length: count }) } } as unknown as Arguments[1];
    await expect(chosenCandidate({} as Arguments[0], found, { target: 9 })).rejects.toMatchObject({
      code: 'E/USAGE',
      message,
    });
  },
);
