import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import type { DiagnosticsFacts } from '../../src/model/bundle.ts';
import { readDiagnostics } from '../../src/protocol/diagnostics.ts';
import { namedRoots } from '../../src/workspace/named-roots.ts';
import { fakeSession } from '../helpers/fake-session.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const MALFORMED = [
  'null.py',
  'no-items.py',
  'null-items.py',
  'object-items.py',
  'text-items.py',
  'null-item.py',
  'empty-item.py',
];
const ANSWERS = ['unchanged.py', 'cancelled.py', 'modified.py', 'unknown.py', 'fails.py', ...MALFORMED];

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, {
    ...Object.fromEntries(['z.py', 'a.py', 'b/c.py', ...ANSWERS].map((name) => [name, name])),
    'folder.py/': '',
    'outside.py': { to: '/etc/hostname' },
    'inside.py': { to: 'a.py' },
    'broken.py': { to: 'nothing' },
  });
});
afterAll(async () => folder[Symbol.asyncDispose]());

async function read(
  names: readonly string[],
  server = 'pulls',
  timeoutMs = 120_000,
): Promise<DiagnosticsFacts> {
  await using session = await fakeSession(server, folder.path, timeoutMs);
  return await readDiagnostics({
    session,
    roots: namedRoots([{ name: '', path: folder.path }]),
    files: names.map((name) => path.join(folder.path, name)),
    readableRoot: folder.path,
    scope: { kind: 'files', files: [...names] },
    onFile: () => {},
  });
}

test('the diagnostics of every file are requested, and the facts are sorted by file', async () => {
  const facts = await read(['z.py', 'inside.py', 'b/c.py', 'a.py']);
  expect(facts.diagnostics.map(({ uri, message }) => [uri, message])).toEqual([
    ['a.py', 'of a.py'],
    ['b/c.py', 'of c.py'],
    ['inside.py', 'of inside.py'],
    ['z.py', 'of z.py'],
  ]);
  expect(facts.counts).toEqual({ error: 4, warning: 0, information: 0 });
  expect(Object.entries(facts.documents)).toEqual([
    ['a.py', documentVersion(Buffer.from('a.py'))],
    ['b/c.py', documentVersion(Buffer.from('b/c.py'))],
    ['inside.py', documentVersion(Buffer.from('a.py'))],
    ['z.py', documentVersion(Buffer.from('z.py'))],
  ]);
});

describe('the operation fails if the diagnostics of one file cannot be read', () => {
  test.each([
    ['unchanged.py', 'E/LS_CRASH'],
    ['cancelled.py', 'E/REQUEST_CANCELLED'],
    ['modified.py', 'E/CONTENT_MODIFIED'],
    ['unknown.py', 'E/UNSUPPORTED_CAP'],
    ['fails.py', 'E/LS_CRASH'],
    ['missing.py', 'E/FS_PERMISSIONS'],
    ['broken.py', 'E/FS_PERMISSIONS'],
    ['folder.py', 'E/FS_PERMISSIONS'],
    ['outside.py', 'E/JAIL'],
  ])('%s causes %s', async (name, code) => {
    await expect(read(['a.py', name, 'z.py'])).rejects.toMatchObject({ code });
  });

  test.each(MALFORMED)('the malformed response for %s causes E/LS_CRASH', async (name) => {
    await expect(read([name, 'z.py'])).rejects.toMatchObject({ name: 'LanserError', code: 'E/LS_CRASH' });
  });

  test('a file above the size limit causes E/INCONCLUSIVE', async () => {
    const file = await open(path.join(folder.path, 'large.py'), 'w');
    await file.truncate(50 * 1024 * 1024 + 1);
    await file.close();
    await expect(read(['large.py'])).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      details: { path: 'large.py', limitBytes: 50 * 1024 * 1024 },
      // The limit applies to every server, so the message must not name Pyright.
      message: expect.not.stringContaining('Pyright') as string,
    });
    await writeFile(path.join(folder.path, 'large.py'), '');
  });
});

describe('a server', () => {
  test('may register pull diagnostics after the first document is opened', async () => {
    expect((await read(['a.py', 'z.py'], 'pulls-late')).counts.error).toBe(0);
  });

  test('that never registers pull diagnostics causes E/LS_TIMEOUT', async () => {
    await expect(read(['a.py'], 'hangs', 300)).rejects.toMatchObject({
      code: 'E/LS_TIMEOUT',
      details: { awaited: 'offer pull diagnostics' },
    });
  });
});
