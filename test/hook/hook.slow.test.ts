import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { coldStart, daemonStatus } from '../helpers/warm-lanser.ts';
import { TEXT_RATES, useHookSession } from './hook-session.ts';

const { start, write, session, event, places } = useHookSession(useSandbox());

test('two sessions at the same time have their own start', async () => {
  await event('SessionStart', { id: `${session()}-a` });
  await write('new.py', 'x: int = ""\n');
  await event('SessionStart', { id: `${session()}-b` });
  await write('new.py', 'x: int = ""\ny: str = 1\n');
  const both = await Promise.all(
    ['a', 'b'].map(async (name) => places(await event('Stop', { id: `${session()}-${name}` }))),
  );
  expect(both).toEqual([['new.py:1', 'new.py:2'], ['new.py:2']]);
});

test('a stop as the first event compares with the commit', async () => {
  await write('new.py', 'x: int = ""\n');
  expect(places(await event('Stop'))).toEqual(['new.py:1']);
  expect(places(await event('Stop'))).toEqual(['new.py:1']);
  expect(places(await event('Stop'))).toEqual([]);
});

test('a killed warm process changes no report', async () => {
  await event('SessionStart');
  await write('rates.py', TEXT_RATES);
  const status = await daemonStatus(start);
  expect(status?.pid).toBeGreaterThan(0);
  process.kill(status?.pid ?? 0, 'SIGKILL');
  expect(places(await event('Stop'))).toEqual(['use.py:3']);
  expect(places(await event('Stop', { from: coldStart(start) }))).toEqual(['use.py:3']);
});
