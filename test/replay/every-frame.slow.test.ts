import { beforeAll, expect, test } from 'vitest';
import { recordedLedger } from '../helpers/recorded-ledger.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { survivingChanges } from '../helpers/surviving-changes.ts';
import { eventsIn, type Event } from '../helpers/trace-file.ts';

const sandbox = useSandbox();

let events: readonly Event[];
beforeAll(async () => {
  const { file } = await recordedLedger(sandbox);
  events = await eventsIn(file);
});

test('a replay detects a changed value in any recorded message if an answer depends on the value', async () => {
  const { changed, surviving } = await survivingChanges(sandbox, events, 1, 1);
  expect(surviving).toEqual([]);
  expect(changed).toBeGreaterThan(3000);
}, 900_000);
