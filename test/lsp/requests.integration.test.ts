import { describe, expect, test as inOrder } from 'vitest';
import { play, type Message } from '../helpers/lsp-program.ts';
import { matching } from '../helpers/matching.ts';

// These tests mostly wait, so they run concurrently.
const test = inOrder.concurrent;

const cancelled = (received: readonly Message[]): unknown[] =>
  received.filter(({ method }) => method === '$/cancelRequest').map(({ params }) => params);

describe('a request', () => {
  test('without a response in time causes E/LS_TIMEOUT, is cancelled at the server and does not affect the next request', async () => {
    const { answers, later, received, logs } = await play({
      server: 'hangs',
      timeoutMs: 1500,
      requests: ['test/wait'],
      later: ['test/echo'],
    });
    expect(answers).toEqual([
      {
        code: 'E/LS_TIMEOUT',
        message: matching(/answer test\/wait within 1\.5 s\.$/u),
        details: { awaited: 'answer test/wait', timeoutSeconds: 1.5 },
        cause: null,
      },
    ]);
    expect(cancelled(received)).toEqual([{ id: 1 }]);
    expect(logs).toEqual(['waiting', 'cancelled 1']);
    expect(later).toEqual([{ result: { asked: 'test/echo' } }]);
  });

  test('causes E/LS_TIMEOUT if only a response with a different id arrives in time', async () => {
    const { answers, logs } = await play({ server: 'wrong-id', timeoutMs: 1500, requests: ['test/wait'] });
    expect(logs).toEqual(['answered']);
    expect(answers).toMatchObject([{ code: 'E/LS_TIMEOUT' }]);
  });

  test('may have a timeout that exceeds the limit of Node timers', async () => {
    const { answers } = await play({ server: 'colliding-ids', timeoutMs: 2 ** 33, requests: ['test/echo'] });
    expect(answers).toEqual([{ result: { asked: 'test/echo' } }]);
  });
});

test('an abort ends current and later requests with E/REQUEST_CANCELLED, and the server receives no later request', async () => {
  const { answers, later, received } = await play({
    server: 'hangs',
    requests: ['test/wait', 'test/wait'],
    abortOn: 'waiting',
    later: ['test/echo'],
  });
  expect(answers).toMatchObject([{ code: 'E/REQUEST_CANCELLED' }, { code: 'E/REQUEST_CANCELLED' }]);
  expect(later).toMatchObject([{ code: 'E/REQUEST_CANCELLED' }]);
  // The client does not send a `shutdown` request either.
  expect(received.some(({ method }) => method === 'test/echo' || method === 'shutdown')).toBe(false);
});

test('an abort reaches the server as $/cancelRequest while the session stays open', async () => {
  const { answers, received } = await play({
    server: 'hangs',
    requests: ['test/wait'],
    abortOn: 'waiting',
    awaitLogAfter: 'cancelled 1',
  });
  expect(answers).toMatchObject([{ code: 'E/REQUEST_CANCELLED' }]);
  expect(cancelled(received)).toEqual([{ id: 1 }]);
});

test('a request of the server may have the same id as a request of the client', async () => {
  const { answers } = await play({
    server: 'colliding-ids',
    requests: ['test/echo', 'test/collide', 'test/echo'],
  });
  expect(answers).toEqual([
    { result: { asked: 'test/echo' } },
    { result: { configuration: ['settings of for 2'] } },
    { result: { asked: 'test/echo' } },
  ]);
});

test('a server that writes much to standard error is not blocked', async () => {
  const { answers } = await play({ server: 'floods-stderr', requests: ['test/flood'] });
  expect(answers).toEqual([{ result: 'after the flood' }]);
});

test('a notification to a suspended server, which does not read its input, causes E/LS_TIMEOUT', async () => {
  const { answers, opened } = await play({
    server: 'stops',
    timeoutMs: 500,
    requests: ['test/stop'],
    openCharacters: 4_000_000,
  });
  expect(answers).toMatchObject([{ code: 'E/LS_TIMEOUT', details: { awaited: 'answer test/stop' } }]);
  expect(opened).toMatchObject({
    code: 'E/LS_TIMEOUT',
    details: { awaited: 'read textDocument/didOpen' },
  });
});
