import { expect, test } from 'vitest';
import { ENCODED, expectLinesFollowed, reportWith } from './followed-lines.ts';
import { history } from './history.ts';

test('a statement that changes step by step is found, even after many versions that do not change it', async () => {
  const [first = '', ...others] = ENCODED;
  const noted = Array.from({ length: 26 }, (_, index) => ({
    'a.py': `${'# note\n'.repeat(index % 2)}${reportWith(first)['a.py']}# ${index}\n`,
  }));
  const texts = [...noted, ...others.map(reportWith)];
  const [before = {}, ...later] = texts;
  await using edited = await history(before, ...later);
  expect(await edited.follow('a.py', first, 'cursor')).toBe('a.py:5:');
});

test(
  'for any history, a line of a function is found at its own new position or is not found',
  { timeout: 3_600_000 },
  async () => expectLinesFollowed(40),
);
