import { describe, expect, test as inOrder } from 'vitest';
import { play } from '../helpers/lsp-program.ts';

// These tests mostly wait, so they run concurrently.
const test = inOrder.concurrent;

// In each test, `play` checks that the server and its child processes have ended.

describe('the disposal of a session', () => {
  test.each(['ignores-shutdown', 'never-exits'])('ends a server that %s', async (server) => {
    const { answers, received } = await play({ server, requests: ['test/echo'] });
    expect(answers).toEqual([{ result: { asked: 'test/echo' } }]);
    expect(received).toContainEqual(expect.objectContaining({ method: 'shutdown' }));
  });

  test('ends a server that is suspended with SIGSTOP', async () => {
    const { answers } = await play({ server: 'stops', timeoutMs: 300, requests: ['test/stop'] });
    expect(answers).toHaveLength(1);
  });

  test('ends the child processes of a server', async () => {
    const { answers } = await play({ server: 'has-child', requests: ['test/echo'] });
    expect(answers).toEqual([{ result: { asked: 'test/echo' } }]);
  });

  test('lets a server exit by itself after the notification `exit`', async () => {
    const { received } = await play({ server: 'hangs' });
    expect(received.slice(-2)).toEqual([{ method: 'exit' }, { left: true }]);
  });
});

test('a server that never answers initialize causes E/LS_TIMEOUT and is ended', async () => {
  const { failure } = await play({ server: 'never-initializes', openTimeoutMs: 300 });
  expect(failure).toMatchObject({ code: 'E/LS_TIMEOUT', details: { awaited: 'answer initialize' } });
});
