import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { coldStart, daemonStatus } from '../helpers/warm-lanser.ts';
import { TEXT_RATES, useHookSession } from './hook-session.ts';

const sandbox = useSandbox();
const { start, write, session, event, places } = useHookSession(sandbox);

test('each of two concurrent sessions reports the errors since its own start', async () => {
  await event('SessionStart', { id: `${session()}-a` });
  await write('new.py', 'x: int = ""\n');
  await event('SessionStart', { id: `${session()}-b` });
  await write('new.py', 'x: int = ""\ny: str = 1\n');
  const both = await Promise.all(
    ['a', 'b'].map(async (name) => places(await event('Stop', { id: `${session()}-${name}` }))),
  );
  expect(both).toEqual([['new.py:1', 'new.py:2'], ['new.py:2']]);
});

test('without SessionStart, Stop compares the files with HEAD, and at most two Stop events report the same error', async () => {
  await write('new.py', 'x: int = ""\n');
  expect(places(await event('Stop'))).toEqual(['new.py:1']);
  expect(places(await event('Stop'))).toEqual(['new.py:1']);
  expect(places(await event('Stop'))).toEqual([]);
});

test('a Stop event reports the new errors even if the daemon was killed', async () => {
  await event('SessionStart');
  await write('rates.py', TEXT_RATES);
  const status = await daemonStatus(start);
  expect(status?.pid).toBeGreaterThan(0);
  process.kill(status?.pid ?? 0, 'SIGKILL');
  expect(places(await event('Stop'))).toEqual(['use.py:3']);
  expect(places(await event('Stop', { from: coldStart(start) }))).toEqual(['use.py:3']);
});

test("a Stop event in a nested repository or outside of repositories checks the session's repository", async () => {
  await event('SessionStart');
  await write('new.py', 'x: int = ""\n');
  const nested = await sandbox.repository('project/nested');
  await nested.write('n.py', 'y = 1\n');
  await nested.commit();
  for (const cwd of [nested.path, path.parse(sandbox.path).root]) {
    expect(places(await event('Stop', { cwd }))).toEqual(['new.py:1']);
  }
  expect((await event('Stop', { cwd: '/', id: `${session()}-other` })).stderr).toContain('E/USAGE');
  rmSync(nested.path, { recursive: true });
});

test('if the work tree in which the session began is deleted, a Stop event in a repository compares with HEAD', async () => {
  const gone = await sandbox.repository('gone');
  await gone.write('a.py', 'z = 1\n');
  await gone.commit();
  await event('SessionStart', { cwd: gone.path });
  rmSync(gone.path, { recursive: true });
  await write('new.py', 'x: int = ""\n');
  expect(places(await event('Stop'))).toEqual(['new.py:1']);
});

test('an import that cannot be resolved causes a note, because the import may hide errors', async () => {
  await write('generated.py', 'value = 1\n');
  await write('.gitignore', 'generated.py\n');
  await write('new.py', 'import generated\n');
  await event('SessionStart');
  await write('new.py', 'import generated\n\ntext: str = generated.value\n');
  expect(await event('Stop')).toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('1 import near the change cannot be resolved') as string,
  });
});
