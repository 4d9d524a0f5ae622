import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch, writeFileSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { startJanitor } from '../../src/workspace/janitor.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import type { Owned } from './janitor-owner.ts';

const OWNER = fileURLToPath(new URL('./janitor-owner.ts', import.meta.url));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function emptied(folder: string): Promise<void> {
  const watcher = watch(folder);
  try {
    while (readdirSync(folder).length > 0) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}

function idleChild(): ChildProcess {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
}

describe('a temporary folder', () => {
  test('is private and unique, and is removed on disposal', async () => {
    await using root = await temporaryFolder();
    await using janitor = startJanitor(testHost({}, { temporaryRoot: root.path }));
    const first = await janitor.temporaryDirectory();
    const second = await janitor.temporaryDirectory();
    expect(first.path).not.toBe(second.path);
    expect(path.dirname(first.path)).toBe(root.path);
    expect((await stat(first.path)).mode & 0o777).toBe(0o700);
    await mkdir(path.join(first.path, 'deep'));
    await writeFile(path.join(first.path, 'deep', 'file'), '', { mode: 0o400 });
    await first[Symbol.asyncDispose]();
    expect(readdirSync(root.path)).toEqual([path.basename(second.path)]);
    await second[Symbol.asyncDispose]();
    expect(readdirSync(root.path)).toEqual([]);
  });

  test('that was not disposed of is removed when the janitor ends', async () => {
    await using root = await temporaryFolder();
    {
      await using janitor = startJanitor(testHost({}, { temporaryRoot: root.path }));
      const { path: folder } = await janitor.temporaryDirectory();
      writeFileSync(path.join(folder, 'content'), 'x');
    }
    expect(readdirSync(root.path)).toEqual([]);
  });

  test('that cannot be created causes E/FS_PERMISSIONS', async () => {
    await using root = await temporaryFolder();
    const temporaryRoot = path.join(root.path, 'nothing');
    await using janitor = startJanitor(testHost({}, { temporaryRoot }));
    await expect(janitor.temporaryDirectory()).rejects.toMatchObject({
      code: 'E/FS_PERMISSIONS',
      details: { errno: 'ENOENT' },
    });
  });
});

describe('a watched process', () => {
  test('is killed when the janitor ends, unless the process was released', async () => {
    await using root = await temporaryFolder();
    const [watched, released] = [idleChild(), idleChild()];
    const end = once(watched, 'exit');
    {
      await using janitor = startJanitor(testHost({}, { temporaryRoot: root.path }));
      janitor.watchProcess(watched.pid as number);
      janitor.watchProcess(released.pid as number)();
    }
    expect(await end).toEqual([null, 'SIGKILL']);
    expect(isAlive(released.pid as number)).toBe(true);
    released.kill('SIGKILL');
    await once(released, 'exit');
  });

  test('that has already exited does not prevent the cleanup', async () => {
    await using root = await temporaryFolder();
    const child = idleChild();
    {
      await using janitor = startJanitor(testHost({}, { temporaryRoot: root.path }));
      janitor.watchProcess(child.pid as number);
      await janitor.temporaryDirectory();
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    expect(readdirSync(root.path)).toEqual([]);
  });
});

describe('the temporary folder and the child process of a program', () => {
  test.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)('do not remain after %s', async (signal) => {
    await using root = await temporaryFolder();
    const owner = spawn(process.execPath, [OWNER, root.path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
    const { folder, child } = JSON.parse(line) as Owned;
    expect(readdirSync(root.path)).toEqual([path.basename(folder)]);
    expect(isAlive(child)).toBe(true);
    // Standard output closes only after the owner and its child have ended.
    const closed = once(owner, 'close');
    owner.kill(signal);
    await closed;
    await emptied(root.path);
  });

  test('do not remain after the whole process group was killed', async () => {
    await using root = await temporaryFolder();
    const owner = spawn(process.execPath, [OWNER, root.path], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await once(createInterface({ input: owner.stdout }), 'line');
    // The signal also kills the child, which is in the same process group. So only the folder can remain.
    process.kill(-(owner.pid as number), 'SIGKILL');
    await emptied(root.path);
  });
});

describe('if the janitor process cannot be started', () => {
  test('temporary folders are still created and removed, and the failure is logged', async () => {
    await using root = await temporaryFolder();
    const lines: string[] = [];
    const host = testHost(
      {},
      { temporaryRoot: root.path, execPath: '/nowhere/node', log: (line) => lines.push(line) },
    );
    const janitor = startJanitor(host);
    const folder = await janitor.temporaryDirectory();
    await folder[Symbol.asyncDispose]();
    expect(readdirSync(root.path)).toEqual([]);
    await janitor[Symbol.asyncDispose]();
    expect(lines).toContain('the janitor process could not be started');
  });
});
