import { expect, test } from 'vitest';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { recordedLedger } from '../../helpers/recorded-ledger.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { testHost } from '../../helpers/test-host.ts';
import { eventsIn, type Event } from '../../helpers/trace-file.ts';

const sandbox = useSandbox();
const host = testHost({}, { temporaryRoot: sandbox.temporary });

async function untimed(file: string): Promise<readonly Event[]> {
  return (await eventsIn(file)).map(({ timing: _timing, ...event }) => event as Event);
}

test('traces of the same requests differ only in times, even if the folder, user, time zone and locale differ', async () => {
  const one = await recordedLedger(sandbox, { name: 'one' });
  const env = { USER: 'other', TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' };
  const other = await recordedLedger(sandbox, { name: 'the other one $x', env });
  expect(await untimed(other.file)).toEqual(await untimed(one.file));
  // In traces, lanser replaces paths with tokens, the longest path first. This workspace path is longer than the
  // paths of Pyright and Python, so lanser replaces it before them.
  const long = await recordedLedger(sandbox, { name: 'long'.repeat(40) });
  expect(await untimed(long.file)).toEqual(await untimed(one.file));
});

test('concurrent requests except `status` have the same answers as sequential ones, and their trace can be replayed', async () => {
  const { file, bundles } = await recordedLedger(sandbox, { name: 'concurrent', isConcurrent: true });
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
  const one = await recordedLedger(sandbox, { name: 'alone' });
  const idsOf = (given: typeof bundles): readonly string[] =>
    given.filter(({ request }) => request.cmd !== 'status').map(({ bundleId }) => bundleId);
  expect(idsOf(bundles)).toEqual(idsOf(one.bundles));
});
