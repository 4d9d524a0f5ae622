import { describe, expect, test as inOrder } from 'vitest';
import { playWorkspace, startsIn } from '../helpers/workspace-program.ts';

// Most of the time these tests wait, so they run concurrently.
const test = inOrder.concurrent;

describe('a request is answered during a flood', () => {
  test.each(['notifications', 'log', 'stderr'])('of %s', async (channel) => {
    const { outcomes, journal } = await playWorkspace('asks-and-floods', [channel], [{ kind: 'hover' }]);
    expect(outcomes).toMatchObject([{ says: 'one' }]);
    expect(startsIn(journal)).toHaveLength(1);
  });
});

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
    expect(outcomes).toMatchObject([{ says: expected }]);
    expect(startsIn(journal)).toHaveLength(1);
    expect(journal.some(({ left }) => left === true)).toBe(true);
    if (behaviour === 'late') expect(journal).toContainEqual({ answered: 'in shutdown' });
  });
});

describe('an error of the server', () => {
  test.each([
    ['ContentModified', -32_801, 'E/CONTENT_MODIFIED'],
    ['ServerCancelled', -32_802, 'E/REQUEST_CANCELLED'],
    ['RequestCancelled', -32_800, 'E/REQUEST_CANCELLED'],
  ])('%s causes a retry, and is reported if it persists', async (_, code, expected) => {
    const once = await playWorkspace('refuses', [String(code), '1'], [{ kind: 'hover' }]);
    expect(once.outcomes).toMatchObject([{ says: 'one' }]);
    const always = await playWorkspace(
      'refuses',
      [String(code), '99'],
      [{ kind: 'hover' }, { kind: 'status' }],
    );
    expect(always.outcomes).toMatchObject([{ code: expected }, { state: 'running' }]);
    expect([startsIn(once.journal).length, startsIn(always.journal).length]).toEqual([1, 1]);
  });

  test.each([
    ['RequestFailed', -32_803, 'E/LS_CRASH'],
    ['InternalError', -32_603, 'E/LS_CRASH'],
    ['MethodNotFound', -32_601, 'E/UNSUPPORTED_CAP'],
  ])('%s is reported at once, and the next request is sent again', async (_, code, expected) => {
    const { outcomes, journal } = await playWorkspace(
      'refuses',
      [String(code), '1'],
      [{ kind: 'hover' }, { kind: 'hover' }],
    );
    expect(outcomes).toMatchObject([{ code: expected }, { says: 'one' }]);
    expect(startsIn(journal)).toHaveLength(1);
  });
});
