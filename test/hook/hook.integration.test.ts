import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HookOutput } from '../../src/hook/answer-event.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { lanser, startLanser, type Finished, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { coldStart, daemonStatus, warmStart } from '../helpers/warm-lanser.ts';

const sandbox = useSandbox();

const RATES = 'def rate(currency: str) -> int:\n    return len(currency)\n';
const TEXT_RATES = RATES.replace('int', 'str').replace('len(currency)', 'currency');
const USE = 'from rates import rate\n\ntotal: int = rate("EUR")\nwrong: str = rate("USD")\n';

let repository: SandboxRepository;
let start: Start;
let sessions = 0;
let session: string;

beforeAll(async () => {
  repository = await sandbox.repository();
  await repository.write('rates.py', RATES);
  await repository.write('use.py', USE);
  await repository.commit();
  start = warmStart(sandbox, repository.path);
});

beforeEach(async () => {
  await repository.git(['reset', '--quiet', '--hard']);
  await repository.git(['clean', '-fdxq']);
  session = `session-${(sessions += 1)}`;
});

afterAll(async () => {
  expect(await lanser(['stop'], start)).toMatchObject({ exitCode: 0 });
});

type Named = 'PostToolUse' | 'SessionStart' | 'Stop';

/** Sends an event, with a budget that a loaded machine does not exceed. */
async function event(
  name: Named,
  {
    id = session,
    from = start,
    file,
    ...fields
  }: { id?: string; from?: Start; file?: string; [name: string]: unknown } = {},
): Promise<Finished> {
  const input = JSON.stringify({
    session_id: id,
    cwd: from.cwd,
    hook_event_name: name,
    ...(file === undefined
      ? {}
      : { tool_name: 'Edit', tool_input: { file_path: path.join(from.cwd, file) } }),
    ...fields,
  });
  const finished = await lanser(['hook', '--budget', '600'], { ...from, input });
  expect(finished.exitCode, finished.stderr).toBe(0);
  return finished;
}

/** Returns the places that an output names. */
function places({ stdout }: Finished): readonly string[] {
  if (stdout === '') return [];
  const output = JSON.parse(stdout) as HookOutput;
  const text = 'reason' in output ? output.reason : output.hookSpecificOutput.additionalContext;
  return [...text.matchAll(/^(?<place>\S+:\d+):\d+: error/gmu)].map(({ groups }) => groups?.['place'] ?? '');
}

describe('a session', () => {
  test('only what it has introduced is reported, in changed files after an edit and in all at a stop', async () => {
    await repository.write('dirty.py', 'before: int = ""\n');
    expect(await event('SessionStart')).toMatchObject({ stdout: '', stderr: '' });
    const untouched = folderDigest(repository.path);
    expect(places(await event('Stop'))).toEqual([]);
    expect(folderDigest(repository.path)).toEqual(untouched);
    await repository.write('dirty.py', '# above\nbefore: int = ""\nsince: str = 1\n');
    const edited = await event('PostToolUse', { file: 'dirty.py' });
    expect(places(edited)).toEqual(['dirty.py:3']);
    expect(JSON.parse(edited.stdout)).toEqual({
      hookSpecificOutput: {
        hookEventName: 'PostToolUse',
        additionalContext: expect.stringMatching(
          /^lanser: 1 new type error since this session began:\ndirty\.py:3:14: error reportAssignmentType: .* \| since: str = 1$/u,
        ) as string,
      },
    });
    // A write of a shell, which no hook sees, and its error in a different file.
    await repository.write('rates.py', TEXT_RATES);
    const stopped = await event('Stop');
    expect(places(stopped)).toEqual(['dirty.py:3', 'use.py:3']);
    expect(JSON.parse(stopped.stdout)).toMatchObject({ decision: 'block' });
  });

  test('the same errors are reported twice, and never while a hook keeps the agent at work', async () => {
    await event('SessionStart');
    await repository.write('new.py', 'x: int = ""\n');
    expect(places(await event('Stop', { stop_hook_active: true }))).toEqual([]);
    const runs: (readonly string[])[] = [];
    for (let run = 0; run < 3; run += 1) {
      runs.push(places(await event('PostToolUse', { file: 'new.py' })));
      // Moved errors are the same.
      await repository.write('new.py', `${'\n'.repeat(run + 1)}x: int = ""\n`);
    }
    expect(runs).toEqual([['new.py:1'], ['new.py:2'], []]);
    await repository.write('new.py', 'x: int = ""\ny: str = 1\n');
    expect(places(await event('PostToolUse', { file: 'new.py' }))).toEqual(['new.py:1', 'new.py:2']);
  });

  test('two sessions at the same time have their own start', async () => {
    await event('SessionStart', { id: `${session}-a` });
    await repository.write('new.py', 'x: int = ""\n');
    await event('SessionStart', { id: `${session}-b` });
    await repository.write('new.py', 'x: int = ""\ny: str = 1\n');
    const both = await Promise.all(
      ['a', 'b'].map(async (name) => places(await event('Stop', { id: `${session}-${name}` }))),
    );
    expect(both).toEqual([['new.py:1', 'new.py:2'], ['new.py:2']]);
  });

  test('a start that was not seen: the edited files count from the commit, others as they are', async () => {
    await repository.write('dirty.py', 'before: int = ""\n');
    await repository.write('use.py', `${USE}x: int = ""\n`);
    const edited = await event('PostToolUse', { file: 'use.py' });
    expect(places(edited)).toEqual(['use.py:5']);
    expect(edited.stdout).toContain('The start of the session was not recorded.');
    // A start that comes later does not hide them.
    await event('SessionStart');
    expect(places(await event('Stop'))).toEqual(['use.py:5']);
  });

  test('a stop as the first event compares with the commit', async () => {
    await repository.write('new.py', 'x: int = ""\n');
    expect(places(await event('Stop'))).toEqual(['new.py:1']);
    expect(places(await event('Stop'))).toEqual(['new.py:1']);
    expect(places(await event('Stop'))).toEqual([]);
  });

  test('a killed warm process changes no report', async () => {
    await event('SessionStart');
    await repository.write('rates.py', TEXT_RATES);
    const status = await daemonStatus(start);
    expect(status?.pid).toBeGreaterThan(0);
    process.kill(status?.pid ?? 0, 'SIGKILL');
    expect(places(await event('Stop'))).toEqual(['use.py:3']);
    expect(places(await event('Stop', { from: coldStart(start) }))).toEqual(['use.py:3']);
  });
});

describe('an agent is never stopped by a failure', () => {
  test.each([
    ['not JSON', 'nonsense'],
    ['nothing', ''],
    ['wrong types', '{"session_id":{},"cwd":1,"hook_event_name":[]}'],
    ['deep JSON', '['.repeat(1_000_000)],
    ['a huge event', JSON.stringify({ session_id: 's', cwd: '/', tool_input: 'x'.repeat(2 ** 25) })],
    ['a folder that does not exist', '{"session_id":"s","cwd":"/gone/nowhere","hook_event_name":"Stop"}'],
    ['a folder outside of a repository', '{"session_id":"s","cwd":"/","hook_event_name":"Stop"}'],
    ['bytes that are not text', '\u0000\uFFFD'],
  ])('%s: exit code 0, a note, and no output', async (_, input) => {
    for (const from of [start, coldStart(start)]) {
      const { exitCode, stdout, stderr } = await lanser(['hook'], { ...from, input });
      expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
      expect(stderr).toMatch(/^lanser: .+\n$/u);
    }
  });

  test('files outside of the repository, and files that no check reads, need no answer', async () => {
    for (const file of ['../beside.py', '/etc/hosts.py', 'README.md', '../'.repeat(40), 'a\u0000b.py']) {
      const { stdout } = await event('PostToolUse', { tool_input: { file_path: file } });
      expect(stdout).toBe('');
    }
  });

  test('a session id is never a path', async () => {
    for (const id of ['../../../up', '/etc/passwd', '.', '..', 'a'.repeat(10_000), '\n']) {
      expect(await event('SessionStart', { id })).toMatchObject({ stdout: '', stderr: '' });
    }
  });

  test('a budget that is over is a note', async () => {
    await event('SessionStart');
    await repository.write('rates.py', `${RATES}${'x = [[1]]\n'.repeat(20_000)}`);
    const input = JSON.stringify({ session_id: session, cwd: start.cwd, hook_event_name: 'Stop' });
    const { exitCode, stdout, stderr } = await lanser(['hook', '--budget', '1'], {
      ...coldStart(start),
      input,
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(stderr).toContain('No answer within 1 s.');
  });

  test('an interrupted hook leaves nothing', async () => {
    const input = JSON.stringify({ session_id: session, cwd: start.cwd, hook_event_name: 'Stop' });
    await repository.write('new.py', 'x: int = ""\n');
    const { child, finished } = startLanser(['hook', '--verbose'], { ...coldStart(start), input });
    child.kill('SIGTERM');
    expect((await finished).stdout).toBe('');
  });
});

describe('lanser hook install', () => {
  const settings = (): string => path.join(repository.path, '.claude', 'settings.json');

  test('shows the settings, writes them on request, and keeps what is there', async () => {
    mkdirSync(path.dirname(settings()));
    writeFileSync(settings(), '{"model": "x"}\n');
    const shown = await lanser(['hook', 'install'], start);
    expect(readFileSync(settings(), 'utf8')).toBe('{"model": "x"}\n');
    const written = await lanser(['hook', 'install', '--write'], start);
    expect(written).toMatchObject({ exitCode: 0 });
    expect(readFileSync(settings(), 'utf8')).toBe(shown.stdout);
    expect(JSON.parse(shown.stdout)).toMatchObject({ model: 'x', hooks: { Stop: [{}] } });
    const again = await lanser(['hook', 'install', '--write'], start);
    expect(again.stdout).toBe('.claude/settings.json is up to date.\n');
  });

  test('refuses broken settings and links, and changes nothing', async () => {
    mkdirSync(path.dirname(settings()));
    writeFileSync(settings(), '{"hooks": [1]');
    expect(await lanser(['hook', 'install', '--write'], start)).toMatchObject({ exitCode: 21, stdout: '' });
    expect(readFileSync(settings(), 'utf8')).toBe('{"hooks": [1]');
    const target = path.join(sandbox.path, 'elsewhere');
    mkdirSync(target);
    symlinkSync(target, path.join(repository.path, '.codex'));
    const linked = await lanser(['hook', 'install', '--agent', 'codex', '--write'], start);
    expect(linked).toMatchObject({ exitCode: 24, stdout: '' });
  });
});
