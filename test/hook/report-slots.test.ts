import { expect, test } from 'vitest';
import { MAX_REPORTS, MAX_SAME, takeReport } from '../../src/hook/report-slots.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('the same errors are reported at most MAX_SAME times, even if several hooks run at the same time', async () => {
  await using folder = await temporaryFolder();
  const taken = await Promise.all(Array.from({ length: 10 }, async () => takeReport(folder.path, 'aa')));
  expect(taken.filter(Boolean)).toHaveLength(MAX_SAME);
});

test('a session has at most MAX_REPORTS reports, even if several hooks run at the same time', async () => {
  await using folder = await temporaryFolder();
  const errors = Array.from({ length: MAX_REPORTS + 5 }, (_, index) => index.toString(16));
  const taken = await Promise.all(errors.map(async (digest) => takeReport(folder.path, digest)));
  expect(taken.filter(Boolean)).toHaveLength(MAX_REPORTS);
});
