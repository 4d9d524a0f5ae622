import { setTimeout as delay } from 'node:timers/promises';
import {
  CancellationTokenSource,
  ConnectionError,
  createMessageConnection,
  ErrorCodes,
  ResponseError,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import type { ErrorCode } from '../model/error-codes.ts';
import type { ErrorHint } from '../model/error-hint.ts';
import { abortError, LanserError } from '../model/lanser-error.ts';
import { isRecord } from '../model/json-record.ts';
import { withinDeadline, type RequestOptions } from './deadline.ts';
import { MessageTooLarge, ServerMessageReader } from './message-reader.ts';
import type { ServerExit, ServerProcess } from './server-process.ts';

export interface ServerHandlers {
  readonly requests: Readonly<Record<string, (params: unknown) => unknown>>;
  readonly notifications: Readonly<Record<string, (params: unknown) => void>>;
}

/** A JSON-RPC connection. Requests reject with {@link serverError}, E/LS_TIMEOUT, E/LS_CRASH or the signal's error. */
export interface Connection {
  request<Result>(method: string, params: unknown, options: RequestOptions): Promise<Result>;
  /**
   * Resolves when the server's pipe has accepted the message. Rejects with E/LS_TIMEOUT if the server does not read,
   * with E/LS_CRASH after its exit, and with the error of an aborted signal.
   */
  notify(method: string, params: unknown, options: RequestOptions): Promise<void>;
  /** Rejects with E/LS_CRASH after any exit of the server, and after a failed start. Never resolves. */
  readonly crashed: Promise<never>;
  readonly ended: boolean;
  close(): void;
}

/** The time that a server may take for shutdown and exit before it is killed. */
const SHUTDOWN_MS = 2000;

/** The time that a server may run after closing its output, before it is killed. */
const CLOSED_OUTPUT_MS = 500;

export function connect(process: ServerProcess, handlers: ServerHandlers): Connection {
  const reader = new ServerMessageReader(process.stdout);
  const rpc = createMessageConnection(reader, new StreamMessageWriter(process.stdin));
  answerServer(rpc, handlers);
  let closed = false;
  let open = true;
  let ended = false;
  let unreadable: Error | undefined;
  reader.onError((error) => {
    unreadable ??= error;
  });
  rpc.onError(process.kill);
  rpc.onClose(() => {
    open = false;
    setTimeout(process.kill, CLOSED_OUTPUT_MS).unref();
  });
  const crashed = process.exited.then(async (exit) => {
    // Messages that arrived before the exit are handled first.
    await reader.drained();
    throw crashError(process, exit, unreadable);
  });
  // Pending requests report the crash. If no request is pending, this handler prevents an unhandled rejection.
  crashed.catch(() => {
    ended = true;
    if (!closed) rpc.dispose();
  });
  rpc.listen();

  return {
    crashed,
    get ended() {
      return ended;
    },
    async request<Result>(method: string, params: unknown, options: RequestOptions): Promise<Result> {
      if (options.signal.aborted) throw abortError(options.signal);
      const cancellation = new CancellationTokenSource();
      try {
        const answer = rpc.sendRequest<Result>(method, ...parametersOf(params), cancellation.token);
        // After a timeout or an abort, a late result or error is ignored.
        answer.catch(() => {});
        const received = await withinDeadline(answer, `answer ${method}`, crashed, options);
        return withoutCounters(method, received) as Result;
      } catch (error) {
        if (isConnectionLost(error)) return await crashed;
        if (error instanceof LanserError && open) cancellation.cancel();
        throw error instanceof ResponseError ? serverError(method, error) : error;
      } finally {
        cancellation.dispose();
      }
    },
    async notify(method, params, options) {
      try {
        const sent = rpc.sendNotification(method, ...parametersOf(params));
        await withinDeadline(sent, `read ${method}`, crashed, options);
      } catch (error) {
        if (error instanceof LanserError) throw error;
        await crashed;
      }
    },
    close() {
      closed = true;
      rpc.dispose();
    },
  };
}

/** Omits undefined `params`. The library would send `[null]`, which strict servers reject. */
function parametersOf(params: unknown): readonly unknown[] {
  return params === undefined ? [] : [params];
}

/** Returns true if the message did not reach the server, or if the connection ended before the response. */
function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    (error instanceof ResponseError &&
      (error.code === ErrorCodes.MessageWriteError || error.code === ErrorCodes.PendingResponseRejected))
  );
}

function answerServer(rpc: MessageConnection, handlers: ServerHandlers): void {
  rpc.onRequest((method, params) => {
    const handler = handlers.requests[method];
    if (handler === undefined) {
      return new ResponseError(ErrorCodes.MethodNotFound, `${method} is not supported by this client`);
    }
    return handler(params);
  });
  rpc.onNotification((method, params) => {
    handlers.notifications[method]?.(params);
  });
  // vscode-jsonrpc handles `$/progress` itself, so the handler above never receives it.
  rpc.onUnhandledProgress((params) => {
    handlers.notifications['$/progress']?.(params);
  });
}

/** Returns the JSON-RPC error code of a server's response, or undefined if the error has a different cause. */
export function responseCodeOf(error: LanserError): number | undefined {
  return error.cause instanceof ResponseError ? error.cause.code : undefined;
}

export function serverError(
  method: string,
  { code, message }: { readonly code: number; readonly message: string },
): LanserError {
  const cause = new ResponseError(code, message);
  const error = (errorCode: ErrorCode, problem: string, hint?: ErrorHint): LanserError =>
    new LanserError(errorCode, problem, { method, reason: message }, { cause, hint });
  switch (code) {
    case -32_800:
    case -32_802:
      return error('E/REQUEST_CANCELLED', `The server cancelled ${method}. Run again.`);
    case -32_801:
      return error('E/CONTENT_MODIFIED', `A document changed during ${method}. Run again.`);
    case ErrorCodes.MethodNotFound:
      return error('E/UNSUPPORTED_CAP', `The server does not offer ${method}.`, 'choose-server');
    default:
      return error('E/LS_CRASH', `The server returned an error for ${method}.`);
  }
}

function crashError(process: ServerProcess, exit: ServerExit, unreadable: Error | undefined): LanserError {
  const { outOfMemory } = exit;
  const last = [unreadable?.message, process.lastOutput()].filter(Boolean).join('\n');
  const details = { exitCode: exit.code, signal: exit.signal, outOfMemory };
  const cause = last === '' ? undefined : new Error(last);
  return new LanserError('E/LS_CRASH', crashMessage(exit, unreadable), details, { cause });
}

function crashMessage({ code, signal, outOfMemory }: ServerExit, unreadable: Error | undefined): string {
  const exitReason = signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`;
  if (outOfMemory) return `The language server ran out of memory (${exitReason}).`;
  if (unreadable === undefined) return `The language server ended unexpectedly (${exitReason}).`;
  const sent =
    unreadable instanceof MessageTooLarge ? unreadable.message : 'data that is not a message of the protocol';
  return `The language server was stopped: it sent ${sent}.`;
}

/** Sends `shutdown` and `exit`, and waits for the exit, at most {@link SHUTDOWN_MS} in all. Never throws. */
export async function shutDown(connection: Connection, exited: Promise<ServerExit>): Promise<void> {
  const timer = new AbortController();
  const graceful = async (): Promise<void> => {
    const limits: RequestOptions = { timeoutMs: SHUTDOWN_MS, signal: timer.signal };
    await connection.request('shutdown', undefined, limits);
    await connection.notify('exit', undefined, limits);
    await exited;
  };
  await Promise.race([graceful().catch(() => {}), delay(SHUTDOWN_MS, undefined, { signal: timer.signal })]);
  timer.abort();
}

/** Removes members that differ between runs of the same work. Later requests do not need them. */
function withoutCounters(method: string, answer: unknown): unknown {
  if (!isRecord(answer)) return answer;
  if (method === 'textDocument/diagnostic') {
    const { resultId: _, ...report } = answer;
    return report;
  }
  if (method !== 'workspace/executeCommand' || typeof answer['request_seq'] !== 'number') return answer;
  const { seq: _, request_seq: __, performanceData: ___, ...response } = answer;
  return response;
}
