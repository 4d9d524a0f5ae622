import { describe, expect, test as inOrder } from 'vitest';
import { playWorkspace, startsIn } from '../helpers/workspace-program.ts';
import { expectAnswerInFlood, expectNoRetry, expectRetry } from './refusing-servers.ts';

// These tests mostly wait, so they run concurrently. asking-servers.slow.test.ts tests other error
// codes, and floods of log messages and of standard error.
const test = inOrder.concurrent;

test('a request is answered during a flood of notifications', async () =>
  expectAnswerInFlood('notifications'));

describe('lanser responds to requests of the server', () => {
  test.each([
    ['before the response to initialize', 'early', 'one'],
    ['during shutdown', 'late', 'one'],
    [
      'with any id',
      'colliding',
      ['1', '"1"', '0', '"0"', '"a"', '-1', '1099511627776'].map((id) => `${id}:[null]`).join(' '),
    ],
    ['with any method', 'unknown', '-32601 -32601 -32603 -32603'],
  ])('%s', async (_, behaviour, expected) => {
    const { outcomes, journal } = await playWorkspace('asks-and-floods', [behaviour], [{ kind: 'hover' }]);
    expect(outcomes).toMatchObject([{ hover: expected }]);
    expect(startsIn(journal)).toHaveLength(1);
    expect(journal.some(({ left }) => left === true)).toBe(true);
    if (behaviour === 'late') expect(journal).toContainEqual({ answered: 'in shutdown' });
  });
});

describe('an error of the server', () => {
  test('ContentModified causes a retry and is reported if it persists', async () =>
    expectRetry(-32_801, 'E/CONTENT_MODIFIED'));

  test.each([
    ['RequestFailed', -32_803, 'E/LS_CRASH'],
    ['MethodNotFound', -32_601, 'E/UNSUPPORTED_CAP'],
  ])('%s is reported without a retry, and the next request succeeds', async (_, code, expected) =>
    expectNoRetry(code, expected),
  );
});
