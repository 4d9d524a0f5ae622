import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTraceFile } from '../../src/trace/write-trace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('a trace whose path is a symbolic link is written to the target of the link', async () => {
  await using folder = await temporaryFolder();
  const [link, target] = [path.join(folder.path, 'link.jsonl'), path.join(folder.path, 'kept', 'run.jsonl')];
  await mkdir(path.dirname(target));
  await symlink(target, link);
  const trace = await createTraceFile(link);
  await trace.end();
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(JSON.parse(await readFile(target, 'utf8'))).toMatchObject({ kind: 'end', events: 0 });
});

test.runIf(process.platform === 'linux')('the file is closed if its last write fails', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'run.jsonl');
  const trace = await createTraceFile(file);
  expect(openFiles()).toContain(`${file}.partial`);
  limitFiles('0:unlimited');
  try {
    await expect(trace.end()).rejects.toMatchObject({
      code: 'E/FS_PERMISSIONS',
      details: { errno: 'EFBIG' },
    });
  } finally {
    limitFiles('unlimited:unlimited');
  }
  expect(openFiles()).not.toContain(`${file}.partial`);
});

/** Limits the size of files that this process writes, as `soft:hard` in bytes. A larger write fails with EFBIG. */
function limitFiles(limits: string): void {
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${limits}`]);
}

function openFiles(): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      // `readdirSync` used this descriptor itself, and has closed it.
      return [];
    }
  });
}
