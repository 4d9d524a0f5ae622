import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { useReleases } from './releases.ts';

const { release, tagged, floating } = useReleases(useSandbox());

test('a newer version moves the floating tag v0, and a fix of an older version does not', async () => {
  await tagged('0.9.0');
  expect((await release('v0.9.0')).exitCode).toBe(0);
  // Sorted as text, v0.10.0 would come before v0.9.0.
  const newer = await tagged('0.10.0');
  expect((await release('v0.10.0')).exitCode).toBe(0);
  expect(await floating()).toBe(newer);
  await tagged('0.9.1');
  const { exitCode, output } = await release('v0.9.1');
  expect(exitCode).toBe(0);
  expect(output).toContain('v0 does not move to v0.9.1, because v0.10.0 is newer');
  expect(await floating()).toBe(newer);
});
