import type { ResponseError } from '../model/generated/trace.ts';
import type { LanserError } from '../model/lanser-error.ts';
import { firstDifference } from './differences.ts';
import type { Frame, RequestFrame } from './frames.ts';
import { mismatchError, type Mismatch } from './mismatch.ts';

/** A frame (a recorded request or notification), with the number of its event in the trace file. */
export type RecordedFrame = Frame & { readonly seq: number };

/**
 * The recorded frames of one operation, pending until a method takes them. `request`, `sent` and `receivedOf` throw
 * E/REPLAY_MISMATCH if no pending frame matches. `request` throws this error too if the frame has no answer.
 */
export interface FrameQueue {
  /** Takes the first pending frame of an equal request and returns the recorded answer. */
  request(server: string, method: string, params: unknown): NonNullable<RequestFrame['answer']>;
  /** Takes the first pending frame of an equal notification. */
  sent(server: string, method: string, params: unknown): void;
  /** Takes all frames of a method from the server and returns their params. */
  receivedAll(server: string, method: string): readonly unknown[];
  /** Takes the next frame of a method from the server. Returns false if none is left. */
  wasReceived(server: string, method: string): boolean;
  /** Takes the server's next frame of a method about a document, and returns its params. */
  receivedOf(server: string, method: string, uri: string): unknown;
  /** Takes the server's next frame and returns its error, if the frame is a failed request of this method. */
  failure(server: string, method: string): ResponseError | undefined;
  /** Returns the params of all frames of a method that describes a state. `end` does not report such frames. */
  states(server: string, method: string): readonly unknown[];
  /** Records a mismatch and throws it as E/REPLAY_MISMATCH. */
  fail(mismatch: Omit<Mismatch, 'index'>): never;
  /** Returns the first thrown mismatch, even if caught; else a mismatch for the first frame not taken, if any. */
  end(): LanserError | undefined;
}

/** The maximum number of pending frames to compare with a sent message. A hostile trace may have a million frames. */
const MAX_AHEAD = 10_000;

/**
 * Creates the queue of one operation. Requests to one server may arrive in a different order than recorded,
 * because several requests run concurrently. Equal requests get their answers in the recorded order.
 */
export function frameQueue(index: number, frames: readonly RecordedFrame[]): FrameQueue {
  const queues = new Map<string, RecordedFrame[]>();
  const stateFrames: RecordedFrame[] = [];
  for (const frame of frames) {
    if (STATES.has(frame.method)) {
      stateFrames.push(frame);
      continue;
    }
    const queue = queues.get(frame.server) ?? [];
    queues.set(frame.server, queue);
    queue.push(frame);
  }
  let firstMismatch: LanserError | undefined;

  function fail(mismatch: Omit<Mismatch, 'index'>): never {
    const error = mismatchError({ index, ...mismatch });
    firstMismatch ??= error;
    throw error;
  }

  function take(server: string, type: Frame['type'], method: string, params: unknown): RecordedFrame {
    const queue = queues.get(server) ?? [];
    const next = queue[0];
    const request = { direction: 'sent', type, method, ...(params === undefined ? {} : { params }) };
    if (next === undefined) fail({ seq: null, event: `frame to ${server}`, pointer: '', got: request });
    const ahead = queue.slice(0, MAX_AHEAD);
    const at = ahead.findIndex((frame) => firstDifference(comparedFields(frame), request) === undefined);
    const [found] = at === -1 ? [] : queue.splice(at, 1);
    if (found !== undefined) return found;
    const likely = queue.find((frame) => frame.type === type && frame.method === method) ?? next;
    fail({
      seq: likely.seq,
      event: `frame ${likely.method}`,
      ...(firstDifference(comparedFields(likely), request) ?? { pointer: '' }),
    });
  }

  function find(server: string, predicate: (frame: RecordedFrame) => boolean): RecordedFrame | undefined {
    const queue = queues.get(server) ?? [];
    const at = queue.findIndex(predicate);
    return at === -1 ? undefined : queue.splice(at, 1)[0];
  }

  return {
    fail,
    request(server, method, params) {
      const frame = take(server, 'request', method, params);
      if (frame.type === 'request' && frame.answer !== undefined) return frame.answer;
      fail({ seq: frame.seq, event: `frame ${method}`, pointer: '', expected: 'no answer', got: method });
    },
    sent: (server, method, params) => void take(server, 'notification', method, params),
    receivedAll(server, method) {
      // Removes all frames at once, because a hostile trace may have a million frames.
      const queue = queues.get(server) ?? [];
      queues.set(
        server,
        queue.filter((frame) => !isFrom(frame, method)),
      );
      return queue.filter((frame) => isFrom(frame, method)).map(({ params }) => params);
    },
    wasReceived: (server, method) => find(server, (frame) => isFrom(frame, method)) !== undefined,
    receivedOf(server, method, uri) {
      const found = find(server, (frame) => isFrom(frame, method) && uriOf(frame.params) === uri);
      if (found !== undefined) return found.params;
      const next = queues.get(server)?.[0];
      fail({
        seq: next?.seq ?? null,
        event: `frame from ${server}`,
        pointer: '',
        ...(next === undefined ? {} : { expected: comparedFields(next) }),
        got: { direction: 'received', method, params: { uri } },
      });
    },
    failure(server, method) {
      const next = queues.get(server)?.[0];
      if (next?.type !== 'request' || next.method !== method) return undefined;
      if (next.answer === undefined || !('error' in next.answer)) return undefined;
      queues.get(server)?.shift();
      return next.answer.error;
    },
    states: (server, method) =>
      stateFrames
        .filter((frame) => frame.server === server && frame.method === method)
        .map(({ params }) => params),
    end() {
      if (firstMismatch !== undefined) return firstMismatch;
      const left = [...queues.values()].flat().toSorted((one, other) => one.seq - other.seq)[0];
      if (left === undefined) return undefined;
      return mismatchError({
        index,
        seq: left.seq,
        event: `frame ${left.method}`,
        pointer: '',
        expected: comparedFields(left),
      });
    },
  };
}

/** The method of a frame that names a file that the project excludes. Opening it can change other answers. */
export const EXCLUDED_FILE = 'lanser/excludedFile';

/** The method of a frame that states that Git is not available. The frame's params are the error. */
export const NO_GIT = 'git/missing';

/** The method of a frame with the number of files that a sparse checkout omits. */
export const OMITTED_FILES = 'git/omittedFiles';

/** The methods of frames that describe a state. A replay reads such frames in any order, any number of times. */
const STATES = new Set<string>(['client/registerCapability', EXCLUDED_FILE, NO_GIT, OMITTED_FILES]);

function uriOf(params: unknown): unknown {
  return (params as { readonly uri?: unknown } | undefined)?.uri;
}

function isFrom(frame: Frame, method: string): boolean {
  return frame.direction === 'received' && frame.method === method;
}

function comparedFields({ direction, type, method, params }: Frame): object {
  return { direction, type, method, ...(params === undefined ? {} : { params }) };
}
