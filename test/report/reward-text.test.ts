import { expect, test } from 'vitest';
import { evidenceText } from '../../src/report/reward-text.ts';

test('a search without findings states that it did not check all files', () => {
  const none = { findings: [], hidden: 0, notFound: [] };
  expect(evidenceText(none)).toBe('Evidence of gaming: none.\n');
  const notFound = [{ uri: 'a.py', docVersion: `blob:${'0'.repeat(40)}` }];
  expect(evidenceText({ ...none, notFound })).toBe(
    `Evidence of gaming: none in the checked files.
Not checked, because the content is unavailable: a.py (${notFound[0]?.docVersion}).
`,
  );
});
