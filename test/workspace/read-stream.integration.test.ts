import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openReadStream } from '../../src/workspace/read-stream.ts';
import { eventually } from '../helpers/eventually.ts';
import { lanser, startLanser } from '../helpers/lanser.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

function newPipe(folder: string): string {
  const file = path.join(folder, 'pipe');
  execFileSync('mkfifo', [file]);
  return file;
}

test('a pipe yields all bytes of a writer that opens the pipe after the reader', async () => {
  await using folder = await temporaryFolder();
  const file = newPipe(folder.path);
  const bytes = Buffer.alloc(300_000, 'line\n');
  const read = buffer(openReadStream(file, 1000));
  await writeFile(file, bytes);
  expect((await read).equals(bytes)).toBe(true);
});

test('an abort ends the wait for a writer', async () => {
  await using folder = await temporaryFolder();
  const abort = new AbortController();
  const stream = openReadStream(newPipe(folder.path), 1000, abort.signal);
  const failed = once(stream, 'end');
  abort.abort();
  await expect(failed).rejects.toMatchObject({ name: 'AbortError' });
});

test.each(['trace verify', 'schema validate', 'apply', 'diag --tool ruff --from'])(
  'an interrupt ends `lanser %s` while it reads a pipe',
  async (command) => {
    await using folder = await temporaryFolder();
    const file = newPipe(folder.path);
    const { child, finished } = startLanser([...command.split(' '), file], { cwd: folder.path, env: {} });
    const writer = await eventually('the command opens the pipe', () => openForWriting(file));
    child.kill('SIGINT');
    expect((await finished).exitCode).toBe(28);
    closeSync(writer);
  },
);

/** Returns a descriptor, or undefined if no program has opened the pipe for reading yet. */
function openForWriting(file: string): number | undefined {
  try {
    return openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

test.each(['lanser.json', 'pyrightconfig.json', 'pyproject.toml'])(
  'a pipe in the place of the configuration file %s causes an error instead of a wait',
  async (name) => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.path, 'a.py'), 'x = 1\n');
    execFileSync('mkfifo', [path.join(folder.path, name)]);
    const { exitCode, stderr } = await lanser(['diag'], { cwd: folder.path, env: {} });
    expect([exitCode, stderr]).toEqual([
      21,
      expect.stringContaining(`E/CONFIG: ${name} is not a regular file. Replace it with a text file.`),
    ]);
  },
);
