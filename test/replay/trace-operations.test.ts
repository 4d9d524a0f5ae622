import { expect, test } from 'vitest';
import type { TraceEvent } from '../../src/model/generated/trace.ts';
import { operationsOf } from '../../src/replay/trace-operations.ts';

type Event = Exclude<TraceEvent, { readonly kind: 'end' }>;

const FRAME = { kind: 'rpc', server: 'git', method: 'git/run', id: 0 } as const;
const REQUEST: Event = { ...FRAME, seq: 1, direction: 'sent', type: 'request' };
const response = (seq: number): Event => ({
  ...FRAME,
  seq,
  direction: 'received',
  type: 'response',
  result: 1,
});

async function read(frames: readonly Event[]): Promise<void> {
  const request = { kind: 'request', seq: 0, index: 0 } as Event;
  async function* events(): AsyncGenerator<Event> {
    yield* [request, ...frames];
  }
  for await (const item of operationsOf(events())) expect(item).toBeUndefined();
}

test('a response without an unanswered request is rejected, and the error contains the line number of the response', async () => {
  await read([REQUEST, response(2)]);
  await expect(read([response(1)])).rejects.toThrow('Line 2: ');
  await expect(read([REQUEST, response(2), response(3)])).rejects.toThrow('Line 4: ');
});

const SYMBOL = { cmd: 'references', selector: { kind: 'symbol', text: 'a' }, options: {} };

test.each([
  [{}, undefined],
  [{ request: { ...SYMBOL, options: { limit: 1 } } }, 'Line 2: the request of the bundle differs'],
  [{ original: 'py://a#b' }, 'Line 2: the request of the bundle differs'],
  [{ original: undefined }, 'Line 2: the request of the bundle differs'],
])(
  'the request event of an operation must match its bundle: with the changes %j the error is %j',
  async (changes, expected) => {
    const request = { kind: 'request', seq: 0, index: 0, request: SYMBOL, original: 'py://a#a', ...changes };
    const bundle = {
      kind: 'bundle',
      seq: 1,
      index: 0,
      bundle: { request: SYMBOL, resolution: { original: 'py://a#a' } },
    };
    async function* events(): AsyncGenerator<Event> {
      yield* [request, bundle] as unknown as readonly Event[];
    }
    const reading = (async () => {
      let count = 0;
      for await (const _ of operationsOf(events())) count += 1;
      return count;
    })();
    if (expected === undefined) expect(await reading).toBe(1);
    else await expect(reading).rejects.toThrow(expected);
  },
);
