import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { killEdit } from '../helpers/killed-edit.ts';
import { lanser, startLanser } from '../helpers/lanser.ts';
import { descendantsOf, isRunning } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { coldStart } from '../helpers/warm-lanser.ts';
import { RATES, TEXT_RATES, USE, useHookSession } from './hook-session.ts';

const sandbox = useSandbox();
const { root, start, write, session, event, places } = useHookSession(sandbox);

describe('a session', () => {
  test('reports only new errors: those of an edited file after its edit, and all of them at a stop', async () => {
    await write('dirty.py', 'before: int = ""\n');
    expect(await event('SessionStart')).toMatchObject({ stdout: '', stderr: '' });
    const untouched = folderDigest(root);
    expect(places(await event('Stop'))).toEqual([]);
    expect(folderDigest(root)).toEqual(untouched);
    await write('dirty.py', '# above\nbefore: int = ""\nsince: str = 1\n');
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
    // Like a change by a shell command, this change has no event. It causes an error in a different file.
    await write('rates.py', TEXT_RATES);
    const stopped = await event('Stop');
    expect(places(stopped)).toEqual(['dirty.py:3', 'use.py:3']);
    expect(JSON.parse(stopped.stdout)).toMatchObject({ decision: 'block' });
  });

  test('reports the same set of errors at most twice after edits, and nothing at a stop after a blocked stop', async () => {
    await event('SessionStart');
    await write('new.py', 'x: int = ""\n');
    expect(places(await event('Stop', { stop_hook_active: true }))).toEqual([]);
    const runs: (readonly string[])[] = [];
    for (let run = 0; run < 3; run += 1) {
      runs.push(places(await event('PostToolUse', { file: 'new.py' })));
      // A moved error counts as the same error.
      await write('new.py', `${'\n'.repeat(run + 1)}x: int = ""\n`);
    }
    expect(runs).toEqual([['new.py:1'], ['new.py:2'], []]);
    await write('new.py', 'x: int = ""\ny: str = 1\n');
    expect(places(await event('PostToolUse', { file: 'new.py' }))).toEqual(['new.py:1', 'new.py:2']);
  });

  test('without a recorded start, compares edited files with HEAD, and other files with their state at the first event', async () => {
    await write('dirty.py', 'before: int = ""\n');
    await write('use.py', `${USE}x: int = ""\n`);
    const edited = await event('PostToolUse', { file: 'use.py' });
    expect(places(edited)).toEqual(['use.py:5']);
    expect(edited.stdout).toContain('The start of the session was not recorded.');
    // A later SessionStart event does not hide the errors.
    await event('SessionStart');
    expect(places(await event('Stop'))).toEqual(['use.py:5']);
  });

  test.each(['lanser.yml', 'pyproject.toml'])(
    'without a recorded start, reports only errors introduced after an edit of %s',
    async (name) => {
      await write('dirty.py', 'before: int = ""\n');
      await write(name, '');
      await event('PostToolUse', { file: name });
      await write('dirty.py', 'before: int = ""\nsince: str = 1\n');
      expect(places(await event('Stop'))).toEqual(['dirty.py:2']);
    },
  );
});

test('a SessionStart event undoes the unfinished edit of a killed process', async () => {
  const killed = await sandbox.repository('killed');
  await killEdit(sandbox, killed);
  await event('SessionStart', { from: { ...coldStart(start), cwd: killed.path } });
  expect(await killed.git(['status', '--porcelain'])).toBe('');
});

test('without a recorded start, an edit of very many files compares all files with HEAD', async () => {
  await write('dirty.py', 'before: int = ""\n');
  await write('use.py', `${USE}x: int = ""\n`);
  const update = (name: string): string => `*** Update File: ${name}\n`;
  const others = Array.from({ length: 300_000 }, (_, index) => update(`gone-${index}/a.py`));
  const command = ['*** Begin Patch\n', ...others, update('use.py')].join('');
  const edited = await event('PostToolUse', { tool_name: 'apply_patch', tool_input: { command } });
  expect(places(edited)).toEqual(['dirty.py:1', 'use.py:5']);
  expect(edited.stdout).toContain('The start of the session was not recorded.');
});

describe('lanser hook', () => {
  test.each([
    ['not JSON', 'nonsense'],
    ['an empty input', ''],
    ['wrong types', '{"session_id":{},"cwd":1,"hook_event_name":[]}'],
    ['deep JSON', '['.repeat(1_000_000)],
    ['a huge event', JSON.stringify({ session_id: 's', cwd: '/', tool_input: 'x'.repeat(2 ** 25) })],
    ['a folder that does not exist', '{"session_id":"s","cwd":"/gone/nowhere","hook_event_name":"Stop"}'],
    ['a folder outside of a repository', '{"session_id":"s","cwd":"/","hook_event_name":"Stop"}'],
    ['a null character and a replacement character', '\u0000\uFFFD'],
  ])('answers %s with exit code 0, a note on stderr, and an empty stdout', async (_, input) => {
    for (const from of [start, coldStart(start)]) {
      const { exitCode, stdout, stderr } = await lanser(['hook'], { ...from, input });
      expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
      expect(stderr).toMatch(/^lanser: .+\n$/u);
    }
  });

  test('prints nothing on stdout after edits of files outside the repository, of unchecked files, and of an impossible file name', async () => {
    for (const file of ['../beside.py', '/etc/hosts.py', 'README.md', '../'.repeat(40), 'a\u0000b.py']) {
      const { stdout } = await event('PostToolUse', { tool_input: { file_path: file } });
      expect(stdout).toBe('');
    }
  });

  test('accepts a path, a long text or a line feed as a session id, but does not use it as a path', async () => {
    const ids = ['../../../up', '/absolute', '.', '..', 'a'.repeat(10_000), '\n'];
    // Each session has a folder for its recorded start.
    const own = /^home\/\.cache\/lanser\/points\/[0-9a-f]{64}\/session-[\w.-]+(?:\/.*)?$/u;
    // Skips the temporary folder, because lanser's background process may change it at any time.
    const filesOutside = (): readonly string[] =>
      readdirSync(sandbox.path)
        .filter((top) => top !== 'temporary')
        .flatMap((top) => [top, ...entriesIn(top)])
        .filter((name) => !own.test(name))
        .toSorted();
    const entriesIn = (top: string): readonly string[] =>
      statSync(path.join(sandbox.path, top)).isDirectory()
        ? readdirSync(path.join(sandbox.path, top), { recursive: true, encoding: 'utf8' }).map((name) =>
            path.join(top, name),
          )
        : [];
    await event('SessionStart');
    const before = filesOutside();
    for (const id of ids) {
      expect(await event('SessionStart', { id })).toMatchObject({ stdout: '', stderr: '' });
    }
    expect(filesOutside()).toEqual(before);
    expect(existsSync('/absolute')).toBe(false);
  });

  test('exits with code 0 and a note if its time budget is exceeded', async () => {
    await event('SessionStart');
    await write('rates.py', `${RATES}${'x = [[1]]\n'.repeat(20_000)}`);
    const input = JSON.stringify({ session_id: session(), cwd: start.cwd, hook_event_name: 'Stop' });
    const { exitCode, stdout, stderr } = await lanser(['hook', '--budget', '1'], {
      ...coldStart(start),
      input,
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(stderr).toContain('No answer within 1 s.');
  });

  test('accepts a time budget above the maximum of a Node timer', async () => {
    const input = JSON.stringify({ session_id: session(), cwd: start.cwd, hook_event_name: 'SessionStart' });
    const from = { ...coldStart(start), input };
    expect(await lanser(['hook', '--budget', '2147484'], from)).toMatchObject({ stdout: '', stderr: '' });
  });

  test('leaves no temporary files and no language servers if it is interrupted', async () => {
    const input = JSON.stringify({ session_id: session(), cwd: start.cwd, hook_event_name: 'Stop' });
    await write('new.py', 'x: int = ""\n');
    const before = readdirSync(sandbox.temporary);
    const hook = ['hook', '--verbose', '--budget', '600'];
    const { child, finished } = startLanser(hook, { ...coldStart(start), input });
    const servers = await eventually('both servers run', () => {
      const found = descendantsOf(child.pid ?? 0).filter(({ command }) => command.includes('langserver'));
      return found.length === 2 && found;
    });
    child.kill('SIGTERM');
    // Without the signal, the hook would report the error.
    expect((await finished).stdout).toBe('');
    await eventually('the servers have ended', () => !servers.some(isRunning));
    expect(readdirSync(sandbox.temporary)).toEqual(before);
  });
});

test('an unknown command of lanser hook is a usage error, and the message lists the known commands', async () => {
  for (const from of [start, coldStart(start)]) {
    const { exitCode, stderr } = await lanser(['hook', 'unknown'], from);
    expect(exitCode).toBe(20);
    expect(stderr).toContain('lanser hook takes no argument. It has these commands: install.');
  }
});

describe('lanser hook install', () => {
  const settings = (): string => path.join(root, '.claude', 'settings.json');

  test('prints or writes the settings, keeps existing settings, and prints a note if PATH lacks lanser', async () => {
    mkdirSync(path.dirname(settings()));
    writeFileSync(settings(), '{"model": "x"}\n');
    const shown = await lanser(['hook', 'install'], start);
    expect(readFileSync(settings(), 'utf8')).toBe('{"model": "x"}\n');
    const written = await lanser(['hook', 'install', '--write'], start);
    expect(written).toMatchObject({ exitCode: 0 });
    expect(readFileSync(settings(), 'utf8')).toBe(shown.stdout);
    expect(JSON.parse(shown.stdout)).toMatchObject({ model: 'x', hooks: { Stop: [{}] } });
    const args = ['hook', 'install', '--write', '--json', '--workspace', root];
    const json = await lanser(args, { ...start, cwd: sandbox.path });
    expect(JSON.parse(json.stdout)).toEqual({ file: '.claude/settings.json', written: false });
    const again = await lanser(['hook', 'install', '--write'], start);
    expect(again.stdout).toBe('.claude/settings.json is up to date.\n');
    expect(again.stderr).toContain('lanser is not in a folder of PATH');
    const programs = path.join(sandbox.path, 'programs');
    mkdirSync(programs);
    writeFileSync(path.join(programs, 'lanser'), '', { mode: 0o755 });
    const PATH = [programs, start.env['PATH']].join(path.delimiter);
    const found = await lanser(['hook', 'install'], { ...start, env: { ...start.env, PATH } });
    expect(found.stderr).not.toContain('PATH');
  });

  test('rejects invalid settings and links, and changes neither the settings nor the target of a link', async () => {
    mkdirSync(path.dirname(settings()));
    writeFileSync(settings(), '{"hooks": [1]');
    expect(await lanser(['hook', 'install', '--write'], start)).toMatchObject({ exitCode: 21, stdout: '' });
    expect(readFileSync(settings(), 'utf8')).toBe('{"hooks": [1]');
    const target = path.join(sandbox.path, 'elsewhere');
    mkdirSync(target);
    symlinkSync(target, path.join(root, '.codex'));
    const linked = await lanser(['hook', 'install', '--agent', 'codex', '--write'], start);
    expect(linked).toMatchObject({ exitCode: 24, stdout: '' });
    expect(linked.stderr).toMatch(/ Remove the link\.\n$/u);
    expect(readdirSync(target)).toEqual([]);
    rmSync(settings());
    symlinkSync('/dev/stdin', settings());
    const device = await lanser(['hook', 'install'], start);
    expect(device).toMatchObject({ exitCode: 71, stdout: '' });
    expect(device.stderr).toContain('.claude/settings.json is not a regular file. Remove it.');
  });
});
