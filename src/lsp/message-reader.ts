import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import {
  AbstractMessageReader,
  ErrorCodes,
  type DataCallback,
  type Disposable,
  type Message,
  type MessageReader,
} from 'vscode-jsonrpc/node';
import { isRecord } from '../model/json-record.ts';
import { jsonSize } from '../text/json-size.ts';

const HEADER_END = '\r\n\r\n';
/** The number of bytes after which an incomplete header is an error. Real headers are shorter. */
const MAX_HEADER_BYTES = 65_536;
/** The maximum size of a body in bytes. The parsed object takes several times as much memory. */
const MAX_BODY_BYTES = 2 ** 28;
/** The maximum number of JSON values in a message, which limits the memory of the parsed message. */
const MAX_VALUES = 10_000_000;
/** The maximum number of levels of nesting in a message. A recursive walk of more levels could overflow the stack. */
const MAX_DEPTH = 1000;
/** The number of queued messages above which reading pauses. */
const MAX_WAITING = 1000;

/**
 * A reader of LSP's base protocol that stops at invalid data. Delivers one message per turn of the event loop,
 * because vscode-jsonrpc's queue keeps only the last of several requests (or responses) with the same id.
 */
export class ServerMessageReader extends AbstractMessageReader implements MessageReader {
  readonly #stream: Readable;
  #chunks: Buffer[] = [];
  #size = 0;
  #bodyLength: number | undefined;
  #broken = false;
  #waiting: Message[] = [];
  #delivering: Promise<void> | undefined;

  constructor(stream: Readable) {
    super();
    this.#stream = stream;
  }

  listen(callback: DataCallback): Disposable {
    const onData = (chunk: Buffer): void => {
      this.#read(chunk);
      if (this.#waiting.length > MAX_WAITING) this.#stream.pause();
      if (this.#waiting.length > 0) this.#delivering ??= this.#deliver(callback);
    };
    this.#stream.on('data', onData);
    this.#stream.on('error', (error) => this.fireError(error));
    this.#stream.on('close', () => this.fireClose());
    return { dispose: () => this.#stream.off('data', onData) };
  }

  /** Resolves when every message that has been read is handled. */
  async drained(): Promise<void> {
    while (this.#delivering !== undefined) await this.#delivering;
  }

  async #deliver(callback: DataCallback): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      for (const message of batch) {
        try {
          callback(message);
        } catch (error) {
          this.#fail(error);
        }
        await turn();
      }
      this.#stream.resume();
    }
    this.#delivering = undefined;
  }

  #read(chunk: Buffer): void {
    if (this.#broken) return;
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    try {
      for (let message = this.#next(); message !== undefined; message = this.#next()) {
        const checked = checkedMessage(message);
        if (checked !== undefined) this.#waiting.push(checked);
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Stops reading, because the rest of the stream is not reliable. */
  #fail(error: unknown): void {
    this.#broken = true;
    this.#chunks = [];
    this.fireError(error);
  }

  #next(): object | undefined {
    this.#bodyLength ??= this.#readHeader();
    if (this.#bodyLength === undefined || this.#size < this.#bodyLength) return undefined;
    const body = this.#take(this.#bodyLength);
    this.#bodyLength = undefined;
    const text = body.toString('utf8');
    refuseTooComplex(text);
    const message: unknown = JSON.parse(text);
    if (isRecord(message)) return message;
    throw new Error('The body is not a JSON object.');
  }

  #readHeader(): number | undefined {
    const bytes = this.#take(this.#size);
    const end = bytes.indexOf(HEADER_END);
    const rest = end === -1 ? bytes : bytes.subarray(end + HEADER_END.length);
    this.#chunks = [rest];
    this.#size = rest.length;
    if (end !== -1) return bodyLengthOf(bytes.toString('latin1', 0, end));
    if (this.#size > MAX_HEADER_BYTES) throw new Error(`The header has more than ${MAX_HEADER_BYTES} bytes.`);
    // Rejects an invalid line at once. Otherwise, the reader would wait for the end of a text that is not a header,
    // such as a usage text.
    for (const line of bytes.toString('latin1').split('\r\n')) {
      if (!PARTIAL_FIELD.test(line)) throw notAField(line);
    }
    return undefined;
  }

  #take(length: number): Buffer {
    const [first] = this.#chunks;
    const whole = first !== undefined && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    const rest = whole.subarray(length);
    this.#chunks = [rest];
    this.#size = rest.length;
    return whole.subarray(0, length);
  }
}

export class MessageTooLarge extends Error {
  constructor(bytes: number) {
    const [size, limit] = [bytes, MAX_BODY_BYTES].map((count) => Math.ceil(count / 2 ** 20));
    super(`a message of ${size} MiB; the limit is ${limit} MiB`);
  }
}

function refuseTooComplex(text: string): void {
  // A short text cannot exceed the limits: each level of nesting takes two characters, and each value at least one.
  if (text.length <= 2 * MAX_DEPTH) return;
  const { depth, values } = jsonSize(text);
  if (depth > MAX_DEPTH) throw new Error(`A message has more than ${MAX_DEPTH} levels of nesting.`);
  if (values > MAX_VALUES) throw new Error(`A message has more than ${MAX_VALUES} values.`);
}

const PARTIAL_FIELD = /^[\w-]*(?::[^\r\n]*)?\r?$/u;

function notAField(line: string): Error {
  return new Error(`The header has a line that is not a field: ${line.slice(0, 200)}`);
}

function bodyLengthOf(header: string): number {
  let length: number | undefined;
  for (const line of header.split('\r\n')) {
    const field = /^([\w-]+):[ \t]*([^\r\n]*)$/u.exec(line);
    if (field === null) throw notAField(line);
    if (field[1]?.toLowerCase() !== 'content-length') continue;
    length = /^\d+[ \t]*$/u.test(field[2] ?? '') ? Number(field[2]) : Number.NaN;
  }
  if (length !== undefined && length > MAX_BODY_BYTES) throw new MessageTooLarge(length);
  if (length !== undefined && !Number.isNaN(length)) return length;
  throw new Error(`The header has no valid Content-Length: ${header.slice(0, 200)}`);
}

/**
 * Checks a message, and sets its `jsonrpc`. Without a method, the message is a response. Returns undefined for a
 * response whose id is not a number, because the ids of lanser's requests are numbers. Turns a response without a
 * result and without an error into an error response.
 *
 * @throws Error for a request whose id is null.
 */
function checkedMessage(message: object): Message | undefined {
  const { method, id, result, error } = message as Readonly<Record<string, unknown>>;
  const jsonrpc = '2.0';
  if (typeof method === 'string') {
    if (id === null) throw new Error('The id of a request is null.');
    return { ...message, jsonrpc };
  }
  if (typeof id !== 'number') return undefined;
  if (result !== undefined || (error !== undefined && error !== null)) return { ...message, jsonrpc };
  const text = 'The response has neither a result nor an error.';
  return { jsonrpc, id, error: { code: ErrorCodes.InternalError, message: text } } as Message;
}
