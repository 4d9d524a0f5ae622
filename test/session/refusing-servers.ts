/** Checks lanser with fake servers that flood a channel or reject requests. lanser must not restart a server. */
import { expect } from 'vitest';
import { playWorkspace, startsIn } from '../helpers/workspace-program.ts';

/** Checks that a request is answered while the server floods a channel: `notifications`, `log` or `stderr`. */
export async function expectAnswerInFlood(channel: string): Promise<void> {
  const { outcomes, journal } = await playWorkspace('asks-and-floods', [channel], [{ kind: 'hover' }]);
  expect(outcomes).toMatchObject([{ hover: 'one' }]);
  expect(startsIn(journal)).toHaveLength(1);
}

/** Checks that the server's error `code` causes a retry. If the error persists, lanser must report `expected`. */
export async function expectRetry(code: number, expected: string): Promise<void> {
  const once = await playWorkspace('refuses', [String(code), '1'], [{ kind: 'hover' }]);
  expect(once.outcomes).toMatchObject([{ hover: 'one' }]);
  const always = await playWorkspace(
    'refuses',
    [String(code), '99'],
    [{ kind: 'hover' }, { kind: 'status' }],
  );
  expect(always.outcomes).toMatchObject([{ code: expected }, { state: 'running' }]);
  expect([startsIn(once.journal).length, startsIn(always.journal).length]).toEqual([1, 1]);
}

/**
 * Checks that the server's error `code` causes no retry and is reported as `expected`. The next request must succeed.
 */
export async function expectNoRetry(code: number, expected: string): Promise<void> {
  const { outcomes, journal } = await playWorkspace(
    'refuses',
    [String(code), '1'],
    [{ kind: 'hover' }, { kind: 'hover' }],
  );
  expect(outcomes).toMatchObject([{ code: expected }, { hover: 'one' }]);
  expect(startsIn(journal)).toHaveLength(1);
}
