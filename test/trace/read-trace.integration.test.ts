import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { readTrace } from '../../src/trace/read-trace.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { eventsIn, eventsOf, traceText, type Event } from '../helpers/trace-file.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;
/** A real trace of two operations that do not need a server. */
let whole: Buffer;
let events: readonly Event[];
let lines: readonly string[];

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, { 'work/app.py': 'def é(): pass\n', 'home/': '' });
  const file = path.join(folder.path, 'run.jsonl');
  const host = testHost({ HOME: path.join(folder.path, 'home') });
  {
    await using workspace = await openWorkspace(path.join(folder.path, 'work'), { host, trace: { file } });
    await workspace.locate('py://app#é');
    await workspace.locate('py://app#gone');
  }
  whole = await readFile(file);
  events = await eventsIn(file);
  lines = whole.toString('utf8').trimEnd().split('\n');
});
afterAll(async () => folder[Symbol.asyncDispose]());

/** The error codes of a rejected trace. If only the digest is wrong, the code is E/REPLAY_MISMATCH. */
const REFUSALS: readonly string[] = ['E/SCHEMA_INVALID', 'E/REPLAY_MISMATCH'];

/** Returns the line at which bytes are rejected; undefined if they are a valid trace. */
async function refusedAt(bytes: Uint8Array | string, chunkBytes?: number): Promise<number | undefined> {
  try {
    await eventsOf(bytes, {}, chunkBytes);
    return undefined;
  } catch (error) {
    if (!(error instanceof LanserError) || !REFUSALS.includes(error.code)) throw error;
    const { line } = error.details;
    expect(error.message).toMatch(new RegExp(`^Line ${String(line)}: `, 'u'));
    return line as number;
  }
}

const joined = (some: readonly string[]): string => `${some.join('\n')}\n`;
const replaced = (at: number, ...by: readonly string[]): string => joined(lines.toSpliced(at, 1, ...by));

describe('a trace', () => {
  test('is read with the events that were written, for any chunk size', async () => {
    for (const size of [1, 2, 3, 7, 1000, Infinity]) expect(await eventsOf(whole, {}, size)).toEqual(events);
    expect(events.map(({ kind }) => kind)).toEqual([
      'session',
      'snapshot',
      'request',
      'bundle',
      'request',
      // The second selector matches nothing, so lanser queries the Git history. The two `rpc` events are this query
      // and its answer.
      'rpc',
      'rpc',
      'bundle',
    ]);
    expect(traceText(events)).toBe(whole.toString('utf8'));
  });

  test('that is truncated anywhere is rejected at the line of the first missing byte', async () => {
    for (let length = 0; length < whole.length; length += 3) {
      const cut = whole.subarray(0, length);
      const line = cut.toString('latin1').split('\n').length;
      expect([length, await refusedAt(cut)]).toEqual([length, line]);
    }
  });

  test('that is truncated is read up to its last complete line with the option `partial`', async () => {
    for (let length = (lines[0]?.length ?? 0) + 1; length < whole.length; length += 13) {
      const cut = whole.subarray(0, length);
      const count = Math.min(events.length, cut.toString('latin1').split('\n').length - 1);
      expect(await eventsOf(cut, { partial: true })).toEqual(events.slice(0, count));
    }
    await expect(eventsOf(joined(lines.toSpliced(1, 1)), { partial: true })).rejects.toThrow('Line 2: ');
  });

  test('that is truncated within its first line is rejected even with `partial`', async () => {
    for (const text of ['', 'x', lines[0] ?? '']) {
      await expect(eventsOf(Buffer.from(text), { partial: true })).rejects.toThrow('Line 1: ');
    }
  });

  test('that is truncated is rejected with a hint to read it with `partial`, unless its first line is incomplete', async () => {
    const firstLine = Buffer.byteLength(lines[0] ?? '');
    for (const [length, hint] of [
      [whole.length - 1, 'read-partial-trace'],
      [firstLine + 2, 'read-partial-trace'],
      [firstLine + 1, 'read-partial-trace'],
      [firstLine, undefined],
    ] as const) {
      await expect(eventsOf(whole.subarray(0, length)), String(length)).rejects.toMatchObject({ hint });
    }
  });

  test('with a missing, repeated or swapped line is rejected at the first line that is missing or out of place', async () => {
    for (let at = 0; at < lines.length; at += 1) {
      // A trace without its last line is incomplete, and no line may follow the last line. So the loop includes
      // the last line.
      expect(await refusedAt(joined(lines.toSpliced(at, 1))), `${at} dropped`).toBe(at + 1);
      expect(await refusedAt(replaced(at, lines[at] ?? '', lines[at] ?? '')), `${at} twice`).toBe(at + 2);
      for (let to = 0; to < at; to += 1) {
        const swapped = lines.with(at, lines[to] ?? '').with(to, lines[at] ?? '');
        expect(await refusedAt(joined(swapped)), `${to} and ${at} swapped`).toBe(to + 1);
      }
    }
  });

  test('with a changed byte is rejected at the line of the byte, the next line or the last line, or has the same meaning', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 2), fc.nat(255), async (at, byte) => {
        fc.pre(whole[at] !== byte);
        const changed = Buffer.from(whole);
        changed[at] = byte;
        const line = await refusedAt(changed);
        const same = isSame(changed);
        if (!same) expect(line).toBeGreaterThan(0);
        if (line !== undefined) {
          const ownLine = whole.subarray(0, at).toString('latin1').split('\n').length;
          expect(line === ownLine || line === ownLine + 1 || line === lines.length).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('of random bytes is rejected', async () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom('\n', '{', '}', '[]', '"', '\0', '\uFEFF', '{"kind":"session"}\n', 'null\n', '\r\n')
        .map((text) => Buffer.from(text)),
      fc.constantFrom(...lines.map((line) => Buffer.from(`${line}\n`))),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 8 }),
        fc.integer({ min: 1, max: 50 }),
        async (pieces, chunk) => {
          const bytes = Buffer.concat(pieces);
          fc.pre(!bytes.equals(whole));
          expect(await refusedAt(bytes, chunk)).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each<[string, (text: string) => string | Uint8Array, number]>([
    ['a byte order mark', (text) => `\uFEFF${text}`, 1],
    ['no content', () => '', 1],
    ['only a line feed', () => '\n', 1],
    ['a blank line', (text) => text.replace('\n', '\n\n'), 2],
    ['only an array', () => '[]\n', 1],
    ['NUL', (text) => text.replace('\n', '\0\n'), 1],
    ['NUL in a string', (text) => text.replace('"platform":"', '"platform":"\0'), 1],
    ['invalid UTF-8', (text) => Buffer.from(text.replace('é', '\u00FF'), 'latin1'), 3],
    ['a property that occurs twice', (text) => text.replace('"seq":1,', '"seq":7,"seq":1,'), 2],
    ['an infinite number', (text) => text.replace('"seq":1,', '"seq":1e999,'), 2],
    [
      'a deeply nested array',
      (text) =>
        text.replace('"settings":', `"$schema":${'['.repeat(20_000)}${']'.repeat(20_000)},"settings":`),
      1,
    ],
  ])('with %s is rejected', async (_, change, line) => {
    const text = whole.toString('utf8');
    expect(change(text)).not.toEqual(text);
    expect(await refusedAt(change(text))).toBe(line);
  });

  test('with a property that occurs twice is rejected, even if the line is as long as JSON.stringify of its parsed value', async () => {
    const request = (lines[2] ?? '').replace(/"arguments":\[/u, '"arguments":[1e11,');
    const twice = request.replace(/"seq":/u, '"seq":7,"seq":');
    expect(twice).toHaveLength(JSON.stringify(JSON.parse(twice)).length);
    await expect(eventsOf(replaced(2, twice))).rejects.toThrow('the property /seq occurs twice');
  });

  test('with a byte order mark is rejected with a message that names the mark', async () => {
    await expect(eventsOf(`\u{FEFF}${whole.toString('utf8')}`)).rejects.toThrow(
      'Line 1: the line begins with a byte order mark (U+FEFF). Record the trace again.',
    );
  });

  test('with values without a canonical form, or nested too deeply, is rejected', async () => {
    const deep = [1001, 5000, 200_000].flatMap((depth) => [
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    ]);
    for (const value of [...deep, '1e999', '-1e999', String.raw`"\ud800"`, String.raw`{"\udc00":1}`]) {
      const request = (lines[2] ?? '').replace(/"arguments":\[/u, `"arguments":[${value},`);
      expect(request).not.toBe(lines[2]);
      expect(await refusedAt(replaced(2, request)), value.slice(0, 20)).toBe(3);
    }
  });

  test('with too many values in one event is rejected, and the contents of strings do not count as values', async () => {
    const withArgument = (value: string): string =>
      replaced(2, (lines[2] ?? '').replace(/"arguments":\[/u, `"arguments":[${value},`));
    expect(await refusedAt(withArgument(`[${'1,'.repeat(2_000_000)}1]`))).toBe(3);
    expect(await refusedAt(withArgument(`[${'[],'.repeat(1_000_001)}1]`))).toBe(3);
    // The argument is one string, so the event has few values, and only the digest is wrong.
    expect(await refusedAt(withArgument(JSON.stringify(',["\\'.repeat(1_000_000))))).toBe(lines.length);
  });

  test('with CRLF line endings has the same events', async () => {
    expect(await eventsOf(lines.map((line) => `${line}\r\n`).join(''))).toEqual(events);
  });

  test('may have different white space, escapes and order of members', async () => {
    const other = lines.map((line) => {
      const { kind, ...rest } = JSON.parse(line) as { readonly kind: string };
      const spaced = JSON.stringify({ ...rest, kind }, null, ' ').replaceAll('\n', '\t');
      return spaced.replaceAll('\u00E9', String.raw`\u00e9`);
    });
    expect(other).not.toEqual(lines);
    expect(await eventsOf(joined(other))).toEqual(events);
  });

  test('may have different times', async () => {
    const [request = ''] = lines.slice(2);
    const later = request.replace(/"startedAt":"[^"]*"/u, '"startedAt":"2001-01-01T00:00:00.000Z"');
    expect(later).not.toBe(request);
    expect(await refusedAt(replaced(2, later))).toBeUndefined();
  });

  test('with a long line is read', async () => {
    const [session] = events;
    const servers = [server({ experimental: 'x'.repeat(5_000_000) })];
    const read = await eventsOf(traceText([{ ...session, servers }]));
    expect(read[0]).toMatchObject({ servers });
  });

  test('with a newer or unknown version is rejected at its first line', async () => {
    const [first = ''] = lines;
    const version = (text: string): string => replaced(0, first.replace('"version":"1.0"', text));
    for (const newer of ['1.1', '2.0', '10.0']) {
      await expect(eventsOf(version(`"version":"${newer}"`))).rejects.toThrow(
        `Line 1: the trace has version ${newer}, and this version of lanser reads versions up to 1.0. Update lanser.`,
      );
    }
    for (const none of ['"version":"0.9"', '"version":"x"', '"version":1', '"version":null']) {
      expect(await refusedAt(version(none)), none).toBe(1);
    }
  });

  test('must end with the number and the digest of its events', async () => {
    const end = lines.at(-1) ?? '';
    const at = lines.length - 1;
    expect(await refusedAt(replaced(at, end.replace(/sha256:./u, 'sha256:x')))).toBe(at + 1);
    expect(
      await refusedAt(
        replaced(
          at,
          end.replace(/[0-9a-f]{4}"\}$/u, (hex) => (hex === '0000"}' ? '1111"}' : '0000"}')),
        ),
      ),
    ).toBe(at + 1);
    expect(await refusedAt(replaced(at, end.replace('"events":8', '"events":7')))).toBe(at + 1);
    for (const after of ['', ' ', '{}', end]) expect(await refusedAt(replaced(at, end, after))).toBe(at + 2);
    const appended = (line: string): string => line.replace(/"seq":\d+/u, `"seq":${lines.length}`);
    expect(await refusedAt(replaced(at, end, appended(lines[0] ?? '')))).toBe(at + 2);
    expect(await refusedAt(replaced(at, end, appended(lines[1] ?? '')))).toBe(at + 2);
    expect(await refusedAt(joined([end]))).toBe(1);
  });

  test('must have its events in the defined order', async () => {
    const [session, snapshot, first, bundle, second] = events as [Event, Event, Event, Event, Event];
    const frame = { kind: 'rpc', direction: 'sent', server: 's', type: 'notification', method: 'm' };
    const orders: readonly (readonly [readonly object[], number])[] = [
      [[snapshot, session], 1],
      [[session, bundle], 2],
      [[session, first, first], 3],
      [[session, first, snapshot, bundle], 3],
      [[session, first, session, bundle], 3],
      [[session, first], 3],
      [[session, second], 2],
      [[session, first, bundle, bundle], 4],
      [[session, frame], 2],
      [[session, first, { ...frame, index: 1 }, bundle], 3],
      [[session, first, bundle, first, bundle], 4],
    ];
    for (const [order, line] of orders) {
      expect(await refusedAt(traceText(order)), JSON.stringify(order).slice(0, 60)).toBe(line);
    }
    expect(
      await refusedAt(traceText([session, first, { ...frame, index: 0 }, frame, bundle])),
    ).toBeUndefined();
  });
});

test('an unreadable file causes E/USAGE, and an aborted signal stops the reading', async () => {
  const read = async (file: string, signal?: AbortSignal): Promise<void> => {
    for await (const _ of readTrace(file, { violation: () => undefined, signal }));
  };
  await expect(read(folder.path)).rejects.toMatchObject({ code: 'E/USAGE', details: { errno: 'EISDIR' } });
  await expect(read(path.join(folder.path, 'gone'))).rejects.toMatchObject({ details: { errno: 'ENOENT' } });
  await expect(read(path.join(folder.path, 'run.jsonl'), AbortSignal.abort())).rejects.toMatchObject({
    code: 'E/REQUEST_CANCELLED',
  });
});

/**
 * Returns true if the bytes have the same meaning as `whole`. White space, escapes of characters, and times do not
 * change the meaning of a trace.
 */
function isSame(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const read = text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { timing: _, ...event } = JSON.parse(line) as Event;
        return event;
      });
    const rewritten = lines.map((line) => {
      const { timing: _, ...event } = JSON.parse(line) as Event;
      return event;
    });
    return JSON.stringify(read) === JSON.stringify(rewritten);
  } catch {
    return false;
  }
}

function server(capabilities: object): object {
  return { id: 's', name: 's', version: null, root: '.', positionEncoding: null, capabilities };
}
