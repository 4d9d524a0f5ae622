import type { Readable, Writable } from 'node:stream';
import { isSpecType, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { byteLines } from '../text/byte-lines.ts';

const MAX_BYTES = 10 * 2 ** 20;
const TOO_LONG = 'A message of the client has more than 10 MiB. Send a shorter message.';
const NOT_JSON = 'The line is not JSON. Send each message as JSON on one line.';
const INVALID = 'This is not a JSON-RPC 2.0 message. Check `id` and `method`. `params` must be an object.';

/**
 * Yields valid messages as lines. Divides batches, because revision 2025-03-26 of MCP allows them. Answers invalid
 * messages, because the MCP package ignores them. Ignores invalid responses: their ids are those of server requests.
 *
 * @throws LanserError E/USAGE for a line that is too long, because the end of this line may never come.
 */
export async function* clientMessages(input: Readable, output: Writable): AsyncGenerator<Buffer> {
  for await (const { bytes } of byteLines(input, MAX_BYTES)) {
    if (bytes === undefined) throw new LanserError('E/USAGE', TOO_LONG);
    const line = bytes.toString('utf8');
    if (line.trim() === '') continue;
    const parsed = parsedJson(line);
    const messages: readonly unknown[] = Array.isArray(parsed) && parsed.length > 0 ? parsed : [parsed];
    for (const message of messages) {
      if (isSpecType.JSONRPCMessage(message)) {
        yield Buffer.from(`${message === parsed ? line : JSON.stringify(message)}\n`);
      } else if (!isRecord(message) || !('result' in message || 'error' in message)) {
        const id = isRecord(message) && isSpecType.RequestId(message['id']) ? message['id'] : null;
        const isJson = message !== undefined;
        const code = isJson ? ProtocolErrorCode.InvalidRequest : ProtocolErrorCode.ParseError;
        const error = { code, message: isJson ? INVALID : NOT_JSON };
        output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
      }
    }
  }
}

/** Returns undefined for a text that is not JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
