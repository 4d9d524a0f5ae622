import {
  CancellationTokenSource,
  createMessageConnection,
  ErrorCodes,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import { timeoutError } from './timeout.ts';
import type { ServerProcess } from './server-process.ts';

/** Answers to requests and notifications of the server, by method. */
export interface ServerHandlers {
  readonly requests: Readonly<Record<string, (params: unknown) => unknown>>;
  readonly notifications: Readonly<Record<string, (params: unknown) => void>>;
}

export interface RequestOptions {
  /** How long the server may take for this request. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * JSON-RPC with a server process. A request ends in exactly one of these: the result, an error of
 * the server, E/LS_TIMEOUT, E/REQUEST_CANCELLED or E/INTERRUPTED by its signal, E/LS_CRASH.
 */
export interface Connection {
  request<Result>(method: string, params: unknown, options: RequestOptions): Promise<Result>;
  notify(method: string, params: unknown): Promise<void>;
  /** Rejects with E/LS_CRASH when the server ends before `close`. Never resolves. */
  readonly crashed: Promise<never>;
  close(): void;
}

export function connect(process: ServerProcess, handlers: ServerHandlers): Connection {
  const rpc = createMessageConnection(
    new StreamMessageReader(process.stdout),
    new StreamMessageWriter(process.stdin),
  );
  answerServer(rpc, handlers);
  let closed = false;
  const crashed = Promise.race([
    process.exited,
    new Promise<void>((resolve) => {
      rpc.onError(([error]) => {
        process.kill();
        void error;
        resolve();
      });
    }),
  ]).then(async () => {
    const { code, signal } = await process.exited;
    throw crashError(process, code, signal);
  });
  // Whoever waits for an answer sees the crash; where nobody waits it is no unhandled rejection.
  crashed.catch(() => {
    if (!closed) rpc.dispose();
  });
  rpc.listen();

  return {
    crashed,
    async request<Result>(method: string, params: unknown, options: RequestOptions): Promise<Result> {
      return Promise.race([sendRequest<Result>(rpc, method, params, options), crashed]);
    },
    async notify(method, params) {
      await Promise.race([rpc.sendNotification(method, params), crashed]);
    },
    close() {
      closed = true;
      rpc.dispose();
    },
  };
}

async function sendRequest<Result>(
  rpc: MessageConnection,
  method: string,
  params: unknown,
  { timeoutMs, signal }: RequestOptions,
): Promise<Result> {
  if (signal.aborted) throw abortError(signal);
  const cancellation = new CancellationTokenSource();
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = (error: unknown): void => {
      cancellation.cancel();
      reject(error);
    };
    timer = setTimeout(() => fail(timeoutError(`answer ${method}`, timeoutMs)), timeoutMs);
    onAbort = () => fail(abortError(signal));
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    const answer = rpc.sendRequest<Result>(method, params, cancellation.token);
    // After a timeout the late answer, or its refusal, is nobody's business.
    answer.catch(() => {});
    return await Promise.race([answer, ended]);
  } catch (error) {
    throw translateError(method, error);
  } finally {
    clearTimeout(timer);
    if (onAbort !== undefined) signal.removeEventListener('abort', onAbort);
    cancellation.dispose();
  }
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
}

function translateError(method: string, error: unknown): unknown {
  if (error instanceof LanserError || !(error instanceof ResponseError)) return error;
  const details = { method, reason: messageOf(error) };
  switch (error.code) {
    case -32_800:
    case -32_802:
      return new LanserError('E/REQUEST_CANCELLED', `The server cancelled ${method}.`, details, error);
    case -32_801:
      return new LanserError('E/CONTENT_MODIFIED', `Content changed during ${method}.`, details, error);
    case ErrorCodes.MethodNotFound:
      return new LanserError('E/UNSUPPORTED_CAP', `The server does not offer ${method}.`, details, error);
    default:
      return new LanserError('E/LS_CRASH', `The server failed at ${method}.`, details, error);
  }
}

/** The reason of an aborted signal where it is one of ours, E/INTERRUPTED otherwise. */
export function abortError(signal: AbortSignal): LanserError {
  return signal.reason instanceof LanserError
    ? signal.reason
    : new LanserError('E/INTERRUPTED', 'Stopped before the end; nothing was changed.');
}

function crashError(process: ServerProcess, code: number | null, signal: string | null): LanserError {
  const output = process.lastOutput();
  const memory = /heap out of memory|Allocation failed/u.test(output);
  const how = signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`;
  return new LanserError(
    'E/LS_CRASH',
    memory
      ? `The language server ran out of memory (${how}).`
      : `The language server ended in the middle of its work (${how}).`,
    { exitCode: code, signal, outOfMemory: memory },
    output === '' ? undefined : new Error(output),
  );
}
