import { expect, test } from 'vitest';
import { NO_COLORS } from '../../src/report/colors.ts';
import { verdictText } from '../../src/report/validation-text.ts';

test.each([
  ['x', 80],
  ['😀', 80],
  ['x', 200],
  ['😀', 200],
])('at most 80 characters of an invalid string are printed: %s, repeated %i times', (character, length) => {
  const error = { pointer: '/a', value: character.repeat(length), expected: 'a number' };
  const verdict = {
    path: 'a.json',
    line: null,
    schema: 'plan',
    conclusion: 'invalid',
    errors: [error],
  } as const;
  const shown = `"${character.repeat(80)}"${length > 80 ? '…' : ''}`;
  expect([...verdictText(verdict, NO_COLORS)]).toEqual([`a.json: /a: expected a number, got ${shown}\n`]);
});
