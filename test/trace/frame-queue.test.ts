import { describe, expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import type { TracedServer } from '../../src/model/generated/trace.ts';
import { frameQueue, type FrameQueue, type RecordedFrame } from '../../src/trace/frame-queue.ts';
import { replayingSession } from '../../src/trace/replaying-session.ts';
import { rootTokens } from '../../src/trace/root-tokens.ts';

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

function requestFrame(
  seq: number,
  params: unknown,
  answer?: Answer,
  server = 'a',
  method = 'ask',
): RecordedFrame {
  const frame = { seq, type: 'request' as const, direction: 'sent' as const, server, method, params };
  return answer === undefined ? frame : { ...frame, answer };
}

function notificationFrame(
  seq: number,
  direction: 'sent' | 'received',
  method: string,
  params?: unknown,
): RecordedFrame {
  const base = { seq, type: 'notification' as const, direction, server: 'a', method };
  return params === undefined ? base : { ...base, params };
}

/** Returns the details of the mismatch that a call throws. */
function mismatchOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/REPLAY_MISMATCH') return error.details;
    throw error;
  }
  throw new Error('nothing was thrown');
}

/** Checks that the queue ends without an unused frame and without a mismatch. */
function expectAllUsed(queue: FrameQueue): void {
  expect(queue.end()).toBeUndefined();
}

describe('a queue of frames', () => {
  test('finds the frame of a request only among the next 10,000 frames', () => {
    const frames = Array.from({ length: 10_002 }, (_, at) =>
      requestFrame(at, { at }, { result: { was: at } }),
    );
    const queue = frameQueue(0, frames);
    expect(queue.request('a', 'ask', { at: 9999 })).toEqual({ result: { was: 9999 } });
    expect(mismatchOf(() => queue.request('a', 'ask', { at: 10_001 }))).toMatchObject({ seq: 0 });
  });

  test('confirms only once that a recorded notification without params was received', () => {
    const queue = frameQueue(0, [notificationFrame(0, 'received', '$/progress')]);
    const answers = [1, 2].map(() => queue.wasReceived('a', '$/progress'));
    expect(answers).toEqual([true, false]);
    expectAllUsed(queue);
  });

  test('returns the recorded response of each request, in any order', () => {
    const frames = [3, 1, 2].map((at) => requestFrame(at, { at }, { result: { was: at } }));
    const queue = frameQueue(0, frames);
    for (const at of [1, 2, 3]) expect(queue.request('a', 'ask', { at })).toEqual({ result: { was: at } });
    expectAllUsed(queue);
  });

  test('returns the responses of equal requests in order', () => {
    const error = { code: -32801, message: 'again' };
    const queue = frameQueue(0, [
      requestFrame(0, 'x', { error }),
      requestFrame(1, 'x', { result: 1 }),
      requestFrame(2, 'x', { result: null }),
    ]);
    expect([1, 2, 3].map(() => queue.request('a', 'ask', 'x'))).toEqual([
      { error },
      { result: 1 },
      { result: null },
    ]);
    expectAllUsed(queue);
  });

  test('keeps the frames of each server separate', () => {
    const queue = frameQueue(0, [
      requestFrame(0, 1, { result: 'of a' }),
      requestFrame(1, 1, { result: 'of b' }, 'b'),
    ]);
    expect(queue.request('b', 'ask', 1)).toEqual({ result: 'of b' });
    expect(mismatchOf(() => queue.request('b', 'ask', 1))).toMatchObject({
      index: 0,
      seq: null,
      event: 'frame to b',
    });
  });

  test('compares a call without an equal frame to the next frame of the same type and method, or else to the next frame', () => {
    const queue = frameQueue(4, [
      notificationFrame(7, 'sent', 'other', { at: [1, 2] }),
      requestFrame(8, { at: [1, 2] }, { result: 1 }),
    ]);
    expect(mismatchOf(() => queue.request('a', 'ask', { at: [1, 3] }))).toEqual({
      index: 4,
      seq: 8,
      event: 'frame ask',
      pointer: '/params/at/1',
      expected: 2,
      got: 3,
    });
    expect(mismatchOf(() => queue.request('a', 'ask', undefined))).toMatchObject({
      pointer: '/params',
      expected: { at: [1, 2] },
      got: null,
    });
    expect(mismatchOf(() => queue.sent('a', 'ask', { at: [1, 2] }))).toMatchObject({
      seq: 7,
      pointer: '/method',
    });
  });

  test('ends with the first mismatch, even if the caller caught it', () => {
    const queue = frameQueue(0, [requestFrame(0, 1, { result: 1 })]);
    mismatchOf(() => queue.request('a', 'ask', 2));
    expect(queue.request('a', 'ask', 1)).toEqual({ result: 1 });
    mismatchOf(() => queue.request('b', 'ask', 3));
    expect(queue.end()?.details).toMatchObject({ seq: 0, expected: 1, got: 2 });
  });

  test('ends with a mismatch at the first unused frame, and rejects a request without a recorded answer', () => {
    const queue = frameQueue(0, [
      requestFrame(5, 'late', undefined, 'b'),
      requestFrame(3, 1),
      requestFrame(9, 2),
    ]);
    expect(queue.end()?.details).toMatchObject({
      index: 0,
      seq: 3,
      event: 'frame ask',
      expected: { params: 1 },
      got: null,
    });
    const unanswered = frameQueue(0, [requestFrame(3, 1)]);
    expect(mismatchOf(() => unanswered.request('a', 'ask', 1))).toMatchObject({
      seq: 3,
      expected: 'no answer',
    });
  });

  test('distinguishes requests from notifications, and received frames from sent frames', () => {
    const queue = frameQueue(0, [
      notificationFrame(0, 'received', 'tell', 1),
      requestFrame(1, 1, { result: 1 }, 'a', 'tell'),
    ]);
    expect(mismatchOf(() => queue.sent('a', 'tell', 1))).toMatchObject({ pointer: '/direction' });
    expect(queue.receivedAll('a', 'ask')).toEqual([]);
    expect(queue.receivedAll('a', 'tell')).toEqual([1]);
    expect(queue.receivedAll('a', 'tell')).toEqual([]);
    expect(queue.request('a', 'tell', 1)).toEqual({ result: 1 });
  });

  test('returns all notifications of a method in linear time', async () => {
    const frames = Array.from({ length: 200_000 }, (_, at) =>
      notificationFrame(at, 'received', at < 100_000 ? 'tell' : 'workspace/applyEdit', { edit: {} }),
    );
    const queue = frameQueue(0, frames);
    const limits = { timeoutMs: 1000, signal: new AbortController().signal };
    const session = replayingSession({ id: 'a' } as TracedServer, rootTokens([]), queue, limits);
    expect(await session.proposed.during(async () => {})).toHaveLength(100_000);
    expect(queue.receivedAll('a', 'tell')).toHaveLength(100_000);
    expectAllUsed(queue);
  }, 10_000);

  test('returns the notifications about each document in order', () => {
    const about = (seq: number, uri: string): RecordedFrame =>
      notificationFrame(seq, 'received', 'publish', { uri, seq });
    const queue = frameQueue(0, [about(0, 'x'), about(1, 'y'), about(2, 'x')]);
    expect(['y', 'x', 'x'].map((uri) => queue.receivedOf('a', 'publish', uri))).toEqual([
      { uri: 'y', seq: 1 },
      { uri: 'x', seq: 0 },
      { uri: 'x', seq: 2 },
    ]);
    expect(mismatchOf(() => queue.receivedOf('a', 'publish', 'x'))).toMatchObject({ event: 'frame from a' });
  });

  test('returns the error of a failed request only if the frame of this request is the next frame', () => {
    const error = { code: 0, message: 'gone' };
    const queue = frameQueue(0, [
      requestFrame(0, 1, { result: 1 }),
      requestFrame(1, undefined, { error }, 'a', 'answer'),
    ]);
    expect(queue.failure('a', 'answer')).toBeUndefined();
    queue.request('a', 'ask', 1);
    expect([queue.failure('a', 'other'), queue.failure('b', 'answer')]).toEqual([undefined, undefined]);
    expect(queue.failure('a', 'answer')).toEqual(error);
    expectAllUsed(queue);
  });

  test('returns the registrations of a server, even after the caller has used later frames', () => {
    const registered = notificationFrame(0, 'received', 'client/registerCapability', {
      method: 'm',
      registerOptions: [],
    });
    const queue = frameQueue(0, [registered, requestFrame(1, 1, { result: 1 })]);
    queue.request('a', 'ask', 1);
    expect(queue.states('a', 'client/registerCapability')).toEqual([{ method: 'm', registerOptions: [] }]);
    expect(queue.states('b', 'client/registerCapability')).toEqual([]);
    expectAllUsed(queue);
  });
});
