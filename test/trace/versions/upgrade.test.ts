import { expect, test } from 'vitest';
import { CURRENT, upgraderFrom, type Upgrader } from '../../../src/trace/versions/upgrade.ts';

type Event = Readonly<Record<string, unknown>>;

/**
 * Upgraders from a format in which sequence numbers start at 1, and from a format in which the member
 * `method` is called `name`.
 */
const UPGRADERS: readonly Upgrader[] = [
  { from: '0.1', to: '0.2', event: (event) => ({ ...event, seq: (event['seq'] as number) - 1 }) },
  {
    from: '0.2',
    to: CURRENT,
    event({ name, ...event }): Event {
      return name === undefined ? event : { ...event, method: name };
    },
  },
];

test('one upgrader after another converts an event to the current version, and the original event is unchanged', () => {
  const old = { kind: 'rpc', seq: 5, name: 'm' };
  expect(upgraderFrom('0.1', UPGRADERS)(old)).toEqual({ kind: 'rpc', seq: 4, method: 'm' });
  expect(upgraderFrom('0.2', UPGRADERS)(old)).toEqual({ kind: 'rpc', seq: 5, method: 'm' });
  expect(upgraderFrom(CURRENT, UPGRADERS)(old)).toEqual(old);
  expect(old).toEqual({ kind: 'rpc', seq: 5, name: 'm' });
});

test.each([
  ['0.3', 'is not a version of a trace'],
  ['', 'is not a version of a trace'],
  ['1.0.0', 'is not a version of a trace'],
  ['99999.0', 'is not a version of a trace'],
  ['1.1', 'Update lanser.'],
  ['2.0', 'Update lanser.'],
  [undefined, 'a session with the version of the trace'],
  [1, 'a session with the version of the trace'],
])('version %j is rejected at the first line with a message that contains %j', (version, reason) => {
  expect(() => upgraderFrom(version, UPGRADERS)).toThrow(
    expect.objectContaining({
      code: 'E/SCHEMA_INVALID',
      message: expect.stringMatching(new RegExp(`^Line 1: .*${reason}`, 'u')) as string,
      details: expect.objectContaining({ line: 1, reads: ['0.1', '0.2', CURRENT] }) as object,
    }) as Error,
  );
});
