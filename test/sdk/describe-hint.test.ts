import { expect, test } from 'vitest';
import { CLI_HINTS } from '../../src/cli/hint-words.ts';
import { describeHint } from '../../src/sdk/describe-hint.ts';

test.each(Object.keys(CLI_HINTS))(
  'the hint %s is described by a sentence without command-line options',
  (hint) => {
    expect(describeHint(hint)).toMatch(/^[A-Z`].*\.$/u);
    expect(describeHint(hint)).not.toContain('--');
  },
);

test('an unknown hint has no description', () => {
  expect(describeHint('unheard-of')).toBeUndefined();
  expect(describeHint('toString')).toBeUndefined();
});
