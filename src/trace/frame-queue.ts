import type { ResponseError } from '../model/generated/trace.ts';
import type { LanserError } from '../model/lanser-error.ts';
import { firstDifference } from './first-difference.ts';
import type { Frame, RequestFrame } from './frames.ts';
import { mismatchError, type Mismatch } from './mismatch.ts';

/** A frame as it stands in a file. */
export type RecordedFrame = Frame & { readonly seq: number };

/**
 * The frames of one operation, to be asked for again in their order. Whoever asks for something else gets
 * E/REPLAY_MISMATCH, and so does the replay as a whole, whoever catches that.
 */
export interface FrameQueue {
  /** The answer to a request that equals the next one to this server. @throws LanserError E/REPLAY_MISMATCH. */
  request(server: string, method: string, params: unknown): NonNullable<RequestFrame['answer']>;
  /** Holds what is sent against the next frame to this server. @throws LanserError E/REPLAY_MISMATCH. */
  sent(server: string, method: string, params: unknown): void;
  /** What came next of a method from this server; undefined where nothing is left. */
  received(server: string, method: string): unknown;
  /** What came next about a document. @throws LanserError E/REPLAY_MISMATCH where nothing is left. */
  receivedOf(server: string, method: string, uri: string): unknown;
  /** The error with which the next frame to this server ended, where it is of this method. */
  failure(server: string, method: string): ResponseError | undefined;
  /** Every frame of a method, asked for or not; they say how a server is and stand in no order. */
  states(server: string, method: string): readonly unknown[];
  /** @throws LanserError E/REPLAY_MISMATCH, now and at the end. */
  fail(mismatch: Omit<Mismatch, 'index'>): never;
  /** The first mismatch; a frame that nobody asked for is one too. */
  end(): LanserError | undefined;
}

/** Many times the requests that are under way at a time. A hostile trace has a million frames. */
const MAX_AHEAD = 10_000;

/**
 * Requests to one server may come in another order than before: several are under way at a time, and each goes
 * on when its own answer is there. Equal ones are answered in their order.
 */
export function frameQueue(index: number, frames: readonly RecordedFrame[]): FrameQueue {
  const lanes = new Map<string, RecordedFrame[]>();
  const stateFrames: RecordedFrame[] = [];
  for (const frame of frames) {
    if (STATES.has(frame.method)) {
      stateFrames.push(frame);
      continue;
    }
    const lane = lanes.get(frame.server) ?? [];
    lanes.set(frame.server, lane);
    lane.push(frame);
  }
  let first: LanserError | undefined;

  function fail(mismatch: Omit<Mismatch, 'index'>): never {
    const error = mismatchError({ index, ...mismatch });
    first ??= error;
    throw error;
  }

  /** The first frame to a server that is equal. */
  function take(server: string, type: Frame['type'], method: string, params: unknown): RecordedFrame {
    const lane = lanes.get(server) ?? [];
    const next = lane[0];
    const asked = { direction: 'sent', type, method, ...(params === undefined ? {} : { params }) };
    if (next === undefined) fail({ seq: null, event: `frame to ${server}`, pointer: '', got: asked });
    const near = lane.slice(0, MAX_AHEAD);
    const at = near.findIndex((frame) => firstDifference(bare(frame), asked) === undefined);
    const [found] = at === -1 ? [] : lane.splice(at, 1);
    if (found !== undefined) return found;
    const likely = lane.find((frame) => frame.type === type && frame.method === method) ?? next;
    fail({
      seq: likely.seq,
      event: `frame ${likely.method}`,
      ...(firstDifference(bare(likely), asked) ?? { pointer: '' }),
    });
  }

  /** Takes the first frame that is such. */
  function find(server: string, isSuch: (frame: RecordedFrame) => boolean): RecordedFrame | undefined {
    const lane = lanes.get(server) ?? [];
    const at = lane.findIndex(isSuch);
    return at === -1 ? undefined : lane.splice(at, 1)[0];
  }

  return {
    fail,
    request(server, method, params) {
      const frame = take(server, 'request', method, params);
      if (frame.type === 'request' && frame.answer !== undefined) return frame.answer;
      fail({ seq: frame.seq, event: `frame ${method}`, pointer: '', expected: 'no answer', got: method });
    },
    sent: (server, method, params) => void take(server, 'notification', method, params),
    received: (server, method) => find(server, (frame) => isFrom(frame, method))?.params,
    receivedOf(server, method, uri) {
      const found = find(server, (frame) => isFrom(frame, method) && uriOf(frame.params) === uri);
      if (found !== undefined) return found.params;
      const next = lanes.get(server)?.[0];
      fail({
        seq: next?.seq ?? null,
        event: `frame from ${server}`,
        pointer: '',
        ...(next === undefined ? {} : { expected: bare(next) }),
        got: { direction: 'received', method, params: { uri } },
      });
    },
    failure(server, method) {
      const next = lanes.get(server)?.[0];
      if (next?.type !== 'request' || next.method !== method) return undefined;
      if (next.answer === undefined || !('error' in next.answer)) return undefined;
      lanes.get(server)?.shift();
      return next.answer.error;
    },
    states: (server, method) =>
      stateFrames
        .filter((frame) => frame.server === server && frame.method === method)
        .map(({ params }) => params),
    end() {
      if (first !== undefined) return first;
      const left = [...lanes.values()].flat().toSorted((one, other) => one.seq - other.seq)[0];
      if (left === undefined) return undefined;
      return mismatchError({
        index,
        seq: left.seq,
        event: `frame ${left.method}`,
        pointer: '',
        expected: bare(left),
      });
    },
  };
}

/** What a server says of itself at any time. */
const STATES: ReadonlySet<string> = new Set(['client/registerCapability']);

function uriOf(params: unknown): unknown {
  return (params as { readonly uri?: unknown } | undefined)?.uri;
}

function isFrom(frame: Frame, method: string): boolean {
  return frame.direction === 'received' && frame.method === method;
}

function bare({ direction, type, method, params }: Frame): object {
  return { direction, type, method, ...(params === undefined ? {} : { params }) };
}
