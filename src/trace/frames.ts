// trace/ reads and writes trace files. It records and replays frames, and replaces the paths of folders with tokens
// such as `${workspace}`. It does not depend on particular operations.
import type { Direction, ResponseError } from '../model/generated/trace.ts';

interface Message {
  readonly direction: Direction;
  readonly server: string;
  readonly method: string;
  readonly params?: unknown;
}

export interface RequestFrame extends Message {
  readonly type: 'request';
  /** Absent if no answer was recorded, for example because the operation ended before the answer. */
  answer?: { readonly result: unknown } | { readonly error: ResponseError };
}

/** A request with its answer, or a notification. Tokens replace the paths of the machine's folders. */
export type Frame = RequestFrame | (Message & { readonly type: 'notification' });

/** The log of one operation's frames. A request keeps its position when its answer arrives. */
export interface FrameLog {
  /** Records a request. The returned function records its answer. */
  request(
    server: string,
    method: string,
    params: unknown,
  ): (answer: NonNullable<RequestFrame['answer']>) => void;
  notification(direction: Direction, server: string, method: string, params: unknown): void;
  readonly frames: readonly Frame[];
  /** Keeps only the first `length` frames. */
  rewind(length: number): void;
}

export function frameLog(): FrameLog {
  const frames: Frame[] = [];
  return {
    frames,
    request(server, method, params) {
      const message = { direction: 'sent', server, method, ...withParams(params) } as const;
      const frame: RequestFrame = { type: 'request', ...message };
      frames.push(frame);
      return (answer) => {
        frame.answer = answer;
      };
    },
    notification(direction, server, method, params) {
      frames.push({ type: 'notification', direction, server, method, ...withParams(params) });
    },
    rewind: (length) => void frames.splice(length),
  };
}

function withParams(params: unknown): { readonly params?: unknown } {
  return params === undefined ? {} : { params };
}
