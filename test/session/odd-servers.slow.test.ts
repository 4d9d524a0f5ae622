import { describe, expect, test as inOrder } from 'vitest';
import { playWorkspace, startsIn } from '../helpers/workspace-program.ts';

// The names in the lists are behaviours of test/fixtures/servers/speaks-oddly.mjs. The tests mostly wait, so they run
// concurrently.
const test = inOrder.concurrent;

const GOOD = 'grün 😀';

describe('an unusual message, or a message with a harmless error, does not prevent the answer', () => {
  test.each([
    'byte-by-byte',
    'one-chunk',
    'lower-case',
    'content-type',
    'unknown-ids',
    'unknown-ids-in-one-chunk',
    'twice',
    'twice-in-one-chunk',
    'both',
    'bad-notifications',
  ])('%s', async (behaviour) => {
    const { outcomes, journal } = await playWorkspace('speaks-oddly', [behaviour], [{ kind: 'hover' }]);
    expect(outcomes).toMatchObject([{ hover: GOOD }]);
    expect(startsIn(journal)).toHaveLength(1);
  });

  test('invalid UTF-8 in an answer is replaced by U+FFFD', async () => {
    const { outcomes } = await playWorkspace('speaks-oddly', ['invalid-utf-8'], [{ kind: 'hover' }]);
    expect(outcomes).toMatchObject([{ hover: '\uFFFD' }]);
  });
});

describe('a server that violates the protocol causes E/LS_CRASH after one restart', () => {
  test.each([
    'no-json',
    'garbage-before',
    'garbage-between',
    'garbage-flood',
    'too-long',
    'too-short',
    'negative',
    'ten-gigabytes',
    'no-number',
    'batch',
    'text',
  ])('%s', async (behaviour) => {
    const { outcomes, journal } = await playWorkspace('speaks-oddly', [behaviour], [{ kind: 'hover' }]);
    expect(outcomes).toMatchObject([{ code: 'E/LS_CRASH' }]);
    expect(startsIn(journal)).toHaveLength(2);
  });
});

test('a null result of initialize causes E/LS_CRASH', async () => {
  const { outcomes } = await playWorkspace('speaks-oddly', ['initialize-null'], [{ kind: 'hover' }]);
  expect(outcomes).toMatchObject([{ code: 'E/LS_CRASH' }]);
});

describe('an invalid response fails only its own request', () => {
  test.each(['both-at-once', 'neither', 'error-is-text', 'wrong', 'range-below-zero', 'range-backwards'])(
    '%s',
    async (behaviour) => {
      const { outcomes, journal } = await playWorkspace(
        'speaks-oddly',
        [behaviour],
        [{ kind: 'hover' }, { kind: 'status' }],
      );
      expect(outcomes).toMatchObject([{ code: 'E/LS_CRASH' }, { state: 'running' }]);
      expect(startsIn(journal)).toHaveLength(1);
    },
  );
});
