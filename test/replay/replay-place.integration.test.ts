import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import type { SnapshotEvent } from '../../src/model/generated/trace.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { replayPlace } from '../../src/replay/replay-place.ts';
import { packed } from '../../src/trace/contents.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const beside = path.join(sandbox.path, 'beside');
beforeAll(async () => writeTree(sandbox.path, { 'beside/canary.py': 'canary = 1\n' }));

const bytes = Buffer.from('x = 1\n');
const DOCUMENT = { blob: documentVersion(bytes), content: packed(bytes) };

type Snapshot = Partial<Pick<SnapshotEvent, 'documents' | 'others' | 'links'>>;

/**
 * Creates the files of a trace. Returns `made`, or the code of the error. Checks that nothing outside the
 * replay's checkout changes.
 */
async function outcomeOf(snapshots: readonly Snapshot[], folder = '.'): Promise<string> {
  await using around = await temporaryFolder();
  await writeTree(around.path, { 'canary.py': '', 'replay/': '' });
  const where = { checkout: path.join(around.path, 'replay/checkout'), folder, outside: '/nowhere' };
  const [before, outside] = [folderDigest(beside), readFileSync(path.join(around.path, 'canary.py'))];
  try {
    const place = await replayPlace(where, async () => undefined);
    for (const snapshot of snapshots) {
      await place.apply({ kind: 'snapshot', seq: 1, tree: null, documents: {}, ...snapshot });
    }
    return 'made';
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    expect(error.message).not.toContain(around.path);
    return error.code;
  } finally {
    expect(folderDigest(beside)).toEqual(before);
    const names = Object.keys(folderDigest(around.path)).filter(
      (name) => !name.startsWith('replay/checkout'),
    );
    expect(names).toEqual(['.', 'canary.py', 'replay']);
    expect(readFileSync(path.join(around.path, 'canary.py'))).toEqual(outside);
  }
}

test('files, folders and links are created as in the trace, and a later snapshot changes and removes files', async () => {
  await using around = await temporaryFolder();
  const checkout = path.join(around.path, 'checkout');
  const place = await replayPlace({ checkout, folder: 'app', outside: '/nowhere' }, async () => bytes);
  await place.apply({
    kind: 'snapshot',
    seq: 1,
    tree: null,
    documents: { 'a/b.py': DOCUMENT, '../up.py': { blob: DOCUMENT.blob }, 'gone.py': null },
    others: ['c/', 'd/e.txt'],
    links: { 'l/m': '../a/b.py' },
  });
  const contentOf = (name: string): string => readFileSync(path.join(checkout, 'app', name), 'utf8');
  expect(['a/b.py', 'l/m', '../up.py', 'd/e.txt'].map(contentOf)).toEqual([
    'x = 1\n',
    'x = 1\n',
    'x = 1\n',
    '',
  ]);
  expect([place.isUnread('d/e.txt'), place.isUnread('a/b.py')]).toEqual([true, false]);
  await place.apply({
    kind: 'snapshot',
    seq: 2,
    tree: null,
    documents: { 'd/e.txt': DOCUMENT, 'a/b.py': null },
  });
  expect([contentOf('d/e.txt'), place.isUnread('d/e.txt')]).toEqual(['x = 1\n', false]);
  expect(lstatSync(path.join(checkout, 'app/a/b.py'), { throwIfNoEntry: false })).toBeUndefined();
});

test('a file of a later snapshot replaces a link, and the target of the link does not change', async () => {
  await using around = await temporaryFolder();
  const checkout = path.join(around.path, 'checkout');
  const place = await replayPlace({ checkout, folder: '.', outside: '/nowhere' }, async () => bytes);
  const snapshot = { kind: 'snapshot', seq: 1, tree: null, documents: {} } as const;
  await place.apply({ ...snapshot, others: ['a.py'], links: { 'l.py': 'a.py' } });
  await place.apply({ ...snapshot, documents: { 'l.py': DOCUMENT } });
  const contents = ['a.py', 'l.py'].map((name) => readFileSync(path.join(checkout, name), 'utf8'));
  expect(contents).toEqual(['', 'x = 1\n']);
});

describe('a trace is rejected if it contains', () => {
  test.each(['../x.py', 'a/../../x.py', '/tmp/x.py', `${beside}/x.py`, '..', '.', '', 'a/../..', 'a\0b'])(
    'the unsafe file name %j',
    async (name) => {
      const snapshots: Snapshot[] = [
        { documents: { [name]: DOCUMENT } },
        { documents: { [name]: null } },
        { links: { [name]: 'app.py' } },
        { others: [name] },
        { others: [`${name}/`] },
      ];
      for (const snapshot of snapshots) {
        expect(await outcomeOf([snapshot]), JSON.stringify(snapshot)).toBe('E/SCHEMA_INVALID');
      }
    },
  );

  test.each(['..', '../beside', '/etc/passwd', beside, 'a/../../..', 'x\0y'])(
    'a link to the unsafe target %j',
    async (target) => {
      expect(await outcomeOf([{ links: { l: target } }])).toBe('E/SCHEMA_INVALID');
    },
  );

  test('a path that passes through a link', async () => {
    const below = { 'd/l/x.py': DOCUMENT };
    expect(await outcomeOf([{ links: { 'd/l': '..' } }, { documents: below }])).toBe('E/SCHEMA_INVALID');
    expect(await outcomeOf([{ links: { 'd/l': '..' } }, { others: ['d/l/x'] }])).toBe('E/SCHEMA_INVALID');
    // Each link alone stays in the folder. Together, the links would lead out of the folder.
    expect(await outcomeOf([{ links: { 'a/b': '..', 'a/b/c': '..' } }])).toBe('E/SCHEMA_INVALID');
    // Circular links do not lead out of the folder.
    expect(await outcomeOf([{ links: { a: 'b', b: 'a' } }])).toBe('made');
  });

  test.each(['..', '../..', '/', beside, 'a/../../b', 'a\0b'])(
    'the unsafe workspace folder %j',
    async (folder) => {
      expect(await outcomeOf([], folder)).toBe('E/SCHEMA_INVALID');
    },
  );
});

test('no files are created after the signal aborts, and 1,000 long paths are created within the time limit of the test', async () => {
  await using around = await temporaryFolder();
  const stop = new AbortController();
  const where = { checkout: path.join(around.path, 'checkout'), folder: '.', outside: '/nowhere' };
  const place = await replayPlace({ ...where, signal: stop.signal }, async () => undefined);
  // Checking every folder of every path separately would take a million system calls.
  const deep = Array.from({ length: 1000 }, (_, index) => `${'d/'.repeat(1000)}${index}`);
  const snapshot = { kind: 'snapshot', seq: 1, tree: null, documents: {} } as const;
  await place.apply({ ...snapshot, others: deep });
  stop.abort(new LanserError('E/INTERRUPTED', 'stopped'));
  await expect(place.apply({ ...snapshot, others: ['a'] })).rejects.toThrow('stopped');
  expect(lstatSync(path.join(where.checkout, 'a'), { throwIfNoEntry: false })).toBeUndefined();
});

test('names that are too long, or are both a file and a folder, are rejected', async () => {
  const long = 'x'.repeat(300);
  expect(await outcomeOf([{ documents: { [long]: DOCUMENT } }])).toBe('E/FS_PERMISSIONS');
  expect(await outcomeOf([{ others: [long] }])).toBe('E/FS_PERMISSIONS');
  expect(await outcomeOf([], long)).toBe('E/FS_PERMISSIONS');
  const longer = `${'x/'.repeat(5000)}x`;
  expect(await outcomeOf([{ others: [longer] }])).toBe('E/SCHEMA_INVALID');
  expect(await outcomeOf([{ links: { l: longer } }])).toBe('E/SCHEMA_INVALID');
  expect(await outcomeOf([{ links: { [long]: 'app.py' } }])).toBe('E/FS_PERMISSIONS');
  expect(await outcomeOf([{ documents: { 'app.py': DOCUMENT, 'app.py/x.py': DOCUMENT } }])).toBe(
    'E/SCHEMA_INVALID',
  );
  expect(await outcomeOf([{ others: ['d/'] }, { documents: { d: DOCUMENT } }])).toBe('E/SCHEMA_INVALID');
  expect(await outcomeOf([{ others: ['d/'] }, { documents: { d: null } }])).toBe('E/FS_PERMISSIONS');
});
