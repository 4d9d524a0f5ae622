import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTraceFile } from '../../src/trace/write-trace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('a trace is written through a link that the user made', async () => {
  await using folder = await temporaryFolder();
  const [link, target] = [path.join(folder.path, 'link.jsonl'), path.join(folder.path, 'kept', 'run.jsonl')];
  await mkdir(path.dirname(target));
  await symlink(target, link);
  const trace = await createTraceFile(link);
  await trace.end();
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(JSON.parse(await readFile(target, 'utf8'))).toMatchObject({ kind: 'end', events: 0 });
});

test.runIf(process.platform === 'linux')('the file is closed if its end cannot be written', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'run.jsonl');
  // Every write to this device fails as if the disk were full.
  await symlink('/dev/full', `${file}.partial`);
  const trace = await createTraceFile(file);
  await expect(trace.end()).rejects.toMatchObject({
    code: 'E/FS_PERMISSIONS',
    details: { errno: 'ENOSPC' },
  });
  expect(openFiles()).not.toContain('/dev/full');
});

function openFiles(): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      // This descriptor belongs to the listing itself.
      return [];
    }
  });
}
