// trace/ owns the file of a recording: its events, their order, what stands for this machine in them, and how
// frames are listened to and played again. It refuses to know which operations there are.
import type { Direction, ResponseError } from '../model/generated/trace.ts';

/** A JSON-RPC request with what came of it. */
export interface RequestFrame {
  readonly type: 'request';
  readonly direction: Direction;
  readonly server: string;
  readonly method: string;
  readonly params?: unknown;
  /** Absent where the operation ended without it. */
  answer?: { readonly result: unknown } | { readonly error: ResponseError };
}

export interface NotificationFrame {
  readonly type: 'notification';
  readonly direction: Direction;
  readonly server: string;
  readonly method: string;
  readonly params?: unknown;
}

/** What passed between an operation and a server, Git or the machine, free of the machine's folders. */
export type Frame = RequestFrame | NotificationFrame;

/** Takes down the frames of one operation, each request where it was sent. */
export interface FrameLog {
  /** The result takes what came of it. */
  request(server: string, method: string, params: unknown): (answer: RequestFrame['answer']) => void;
  notification(direction: Direction, server: string, method: string, params: unknown): void;
  readonly frames: readonly Frame[];
  /** Forgets what came after so many. */
  rewind(length: number): void;
}

export function frameLog(): FrameLog {
  const frames: Frame[] = [];
  return {
    frames,
    request(server, method, params) {
      const frame: RequestFrame = { type: 'request', direction: 'sent', server, method, ...given(params) };
      frames.push(frame);
      return (answer) => {
        if (answer !== undefined) frame.answer = answer;
      };
    },
    notification(direction, server, method, params) {
      frames.push({ type: 'notification', direction, server, method, ...given(params) });
    },
    rewind: (length) => void frames.splice(length),
  };
}

function given(params: unknown): { readonly params?: unknown } {
  return params === undefined ? {} : { params };
}
