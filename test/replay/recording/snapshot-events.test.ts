import path from 'node:path';
import { expect, test } from 'vitest';
import { documentVersion } from '../../../src/bundle/blob-id.ts';
import { operationRecord } from '../../../src/replay/recording/operation-record.ts';
import { snapshotEvents } from '../../../src/replay/recording/snapshot-events.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('documents with long contents are divided among several snapshots', async () => {
  await using folder = await temporaryFolder();
  const texts = { 'a.py': 'a = 1\n', 'b.py': 'b = 1\n', 'c.py': 'c = 1\n' };
  await writeTree(path.join(folder.path), texts);
  const record = operationRecord();
  for (const [name, text] of Object.entries(texts)) record.noteRead(name, documentVersion(Buffer.from(text)));
  record.noteSeen(['pkg/']);
  const tree = `git-tree:${'0'.repeat(40)}`;
  for (const [maxContents, expected] of [
    [1, [['a.py'], ['b.py'], ['c.py']]],
    [13, [['a.py', 'b.py'], ['c.py']]],
    [undefined, [['a.py', 'b.py', 'c.py']]],
  ] as const) {
    const snapshots = snapshotEvents(true, tree, maxContents);
    await snapshots.keepBelow(folder.path, record);
    const events = snapshots.eventsOf(record).flatMap((event) => (event.kind === 'snapshot' ? [event] : []));
    expect(events.map(({ documents }) => Object.keys(documents))).toEqual(expected);
    expect(events.map((event) => [event.tree, event.others])).toEqual(
      events.map((_, index) => [
        index === 0 ? tree : null,
        index === events.length - 1 ? ['pkg/'] : undefined,
      ]),
    );
    expect(snapshots.eventsOf(record)).toEqual([]);
  }
});

test('three operations each add a snapshot: one reads a file, one finds the file missing, and one only lists the file', () => {
  const snapshots = snapshotEvents(false, null);
  const read = operationRecord();
  read.noteRead('a.py', documentVersion(Buffer.from('a = 1\n')));
  const missed = operationRecord();
  missed.noteRead('a.py', null);
  const listed = operationRecord();
  listed.noteSeen(['a.py']);
  expect([read, missed, listed].map((record) => snapshots.eventsOf(record))).toMatchObject([
    [{ documents: { 'a.py': {} } }],
    [{ documents: { 'a.py': null } }],
    [{ others: ['a.py'] }],
  ]);
});
