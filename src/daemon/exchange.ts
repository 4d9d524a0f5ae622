import { connect, type Socket } from 'node:net';
import { readMessages, sendMessage, type Cancel, type Reply, type Request } from './messages.ts';

/** The time limit for the first reply. On a busy machine, a process may need seconds to accept a request. */
const ACCEPT_MS = 5000;

export interface Exchange {
  /** Called for each reply, including the last one. */
  readonly onReply?: (reply: Reply) => void;
  /** Called when the connection is open. `send` sends further messages. */
  readonly onConnected?: (send: (message: Cancel) => void) => void;
}

/**
 * The last reply. `absent`: the connection was not established. `lost`: the connection ended before the last reply,
 * or the first reply did not arrive in time.
 */
export type Outcome = Reply | { readonly kind: 'absent' } | { readonly kind: 'lost' };

/** Sends a request to the process that listens on a socket, and waits for the outcome. */
export async function exchange(
  path: string,
  request: Request,
  { onReply, onConnected }: Exchange = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket: Socket = connect(path);
    let outcome: Outcome = { kind: 'absent' };
    const deadline = setTimeout(() => socket.destroy(), ACCEPT_MS);
    socket.on('connect', () => {
      outcome = { kind: 'lost' };
      onConnected?.((message) => sendMessage(socket, message));
    });
    // The event 'close' follows and resolves the promise.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(deadline);
      resolve(outcome);
    });
    readMessages(socket, (message) => {
      const reply = message as Reply;
      clearTimeout(deadline);
      onReply?.(reply);
      if (reply.kind === 'progress' || (reply.kind === 'accepted' && request.kind !== 'stop')) return;
      outcome = reply;
      socket.destroy();
    });
    sendMessage(socket, request);
  });
}
