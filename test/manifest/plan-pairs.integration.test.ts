import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { planPairs } from '../../src/manifest/plan-pairs.ts';
import { readManifest } from '../../src/manifest/read-manifest.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { dropLockName, newLockName } from '../../src/workspace/lock-owner.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('cloning removes the unfinished clones of killed processes, but not those of running processes', async () => {
  const { path: folder, write, commit } = await sandbox.repository('source');
  await write('a.py', '');
  await commit();
  const clones = path.join(sandbox.path, 'clones');
  const [killed, running] = [newLockName(), newLockName()];
  dropLockName(killed);
  for (const owner of [killed, running]) {
    await mkdir(path.join(clones, `.clone-${owner}`, 'objects'), { recursive: true });
    await writeFile(path.join(clones, `.clone-${owner}`, 'objects', 'pack'), 'half');
  }
  const lines = readManifest(
    JSON.stringify({ repository: pathToFileURL(folder).href, base: 'origin/main', head: 'origin/main' }),
  );
  const signal = new AbortController().signal;
  const host = nodeHost({});
  const [planned] = await planPairs(lines, { host, directory: sandbox.path, clones, signal });
  expect(planned?.task).toMatchObject({ head: planned?.base });
  const names = await readdir(clones);
  expect(names.filter((name) => name.startsWith('.'))).toEqual([`.clone-${running}`]);
  expect(names).toHaveLength(2);
  expect(existsSync(path.join(clones, `.clone-${running}`, 'objects', 'pack'))).toBe(true);
  dropLockName(running);
});
