import { describe, expect, test as inOrder } from 'vitest';
import { playWorkspace, startsIn } from '../helpers/workspace-program.ts';

// Most of the time these tests wait, so they run concurrently.
const test = inOrder.concurrent;

describe('a flood while a request waits', () => {
  test.each(['notifications', 'log', 'stderr'])('of %s', async (manner) => {
    const { outcomes, journal } = await playWorkspace('asks-and-floods', [manner], [{ kind: 'hover' }]);
    expect(outcomes).toMatchObject([{ says: 'one' }]);
    expect(startsIn(journal)).toHaveLength(1);
  });
});

describe('requests of the server are answered', () => {
  test.each([
    ['before initialize is', 'early', 'one'],
    ['in shutdown', 'late', 'one'],
    [
      'whatever their ids',
      'colliding',
      ['1', '"1"', '0', '"0"', '"a"', '-1', '1099511627776'].map((id) => `${id}:[null]`).join(' '),
    ],
    ['whatever they ask', 'unknown', '-32601 -32601 -32603 -32603'],
  ])('%s', async (_, manner, says) => {
    const { outcomes, journal } = await playWorkspace('asks-and-floods', [manner], [{ kind: 'hover' }]);
    expect(outcomes).toMatchObject([{ says }]);
    expect(startsIn(journal)).toHaveLength(1);
    expect(journal.some(({ left }) => left === true)).toBe(true);
    if (manner === 'late') expect(journal).toContainEqual({ answered: 'in shutdown' });
  });
});

describe('an error of the server', () => {
  test.each([
    ['ContentModified', -32_801, 'E/CONTENT_MODIFIED'],
    ['ServerCancelled', -32_802, 'E/REQUEST_CANCELLED'],
    ['RequestCancelled', -32_800, 'E/REQUEST_CANCELLED'],
  ])('%s is asked again, and an error where it stays', async (_, code, expected) => {
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
  ])('%s is an error at once, and the next request is asked anew', async (_, code, expected) => {
    const { outcomes, journal } = await playWorkspace(
      'refuses',
      [String(code), '1'],
      [{ kind: 'hover' }, { kind: 'hover' }],
    );
    expect(outcomes).toMatchObject([{ code: expected }, { says: 'one' }]);
    expect(startsIn(journal)).toHaveLength(1);
  });
});
