import * as fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { entriesOf } from '../helpers/lsp-program.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { fakeConfiguration, startsIn } from '../helpers/workspace-program.ts';
import { writeTree } from '../helpers/write-tree.ts';

/** A file event of LSP. Types: 1 created, 2 changed, 3 deleted. */
type Event = readonly [name: string, type: 1 | 2 | 3];

/** Edits that the tests make one after the other, and the file events that describe each edit. */
const EDITS: readonly (readonly [title: string, edit: (root: string) => void, events: readonly Event[]])[] = [
  ['nothing changes', () => {}, []],
  ['a file is written', (root) => write(root, 'b.fake', 'b2 and more'), [['b.fake', 2]]],
  [
    'a file is written with a text of the same size',
    (root) => write(root, 'b.fake', 'b3 and more'),
    [['b.fake', 2]],
  ],
  [
    'a file is written again with a text of the same size',
    (root) => write(root, 'b.fake', 'b4 and more'),
    [['b.fake', 2]],
  ],
  [
    'a file is written and its old modification time is restored',
    (root) => backdated(root, 'b.fake', 'b5 and more'),
    [['b.fake', 2]],
  ],
  ['a file is replaced by a rename', (root) => replaced(root, 'b.fake', 'b6 and more'), [['b.fake', 2]]],
  [
    'a file is replaced by an older file',
    (root) => replaced(root, 'b.fake', 'b7 and more', 0),
    [['b.fake', 2]],
  ],
  ['the requested document is written', (root) => write(root, 'a.fake', 'a2'), [['a.fake', 2]]],
  [
    'the requested document is written with a text of the same size',
    (root) => write(root, 'a.fake', 'a3'),
    [['a.fake', 2]],
  ],
  ['a file is created', (root) => write(root, 'c.fake', 'c1'), [['c.fake', 1]]],
  [
    'a file is created in a new folder',
    (root) => write(root, 'deep/down/d.fake', 'd1'),
    [['deep/down/d.fake', 1]],
  ],
  ['a folder moves out of the workspace', (root) => move(root, 'deep', '../deep'), [['deep/down/d.fake', 3]]],
  [
    'a folder moves into the workspace',
    (root) => move(root, '../deep', 'deeper'),
    [['deeper/down/d.fake', 1]],
  ],
  [
    'two files swap names',
    (root) => {
      move(root, 'b.fake', 'x.fake');
      move(root, 'c.fake', 'b.fake');
      move(root, 'x.fake', 'c.fake');
    },
    [
      ['b.fake', 2],
      ['c.fake', 2],
    ],
  ],
  ['a file is deleted', (root) => fs.rmSync(path.join(root, 'c.fake')), [['c.fake', 3]]],
  ['a file without the suffix .fake is created', (root) => write(root, 'c.txt', 'c'), []],
  ['a file is emptied', (root) => write(root, 'b.fake', ''), [['b.fake', 2]]],
];

function write(root: string, name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
}

function backdated(root: string, name: string, text: string): void {
  const { atime, mtime } = fs.statSync(path.join(root, name));
  write(root, name, text);
  fs.utimesSync(path.join(root, name), atime, mtime);
}

function replaced(root: string, name: string, text: string, seconds?: number): void {
  write(root, '../new', text);
  if (seconds !== undefined) fs.utimesSync(path.join(root, '../new'), seconds, seconds);
  move(root, '../new', name);
}

function move(root: string, from: string, to: string): void {
  fs.renameSync(path.join(root, from), path.join(root, to));
}

/** Returns the answer about `a.fake` that a server with the current text of every file gives. */
function truth(root: string): unknown {
  const names = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  const others = names.filter((name) => name.endsWith('.fake') && name !== 'a.fake');
  return {
    text: fs.readFileSync(path.join(root, 'a.fake'), 'utf8'),
    others: Object.fromEntries(others.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')])),
  };
}

// `watches`: the server requests file notifications. `watches-once`: it cancels them after the first change.
// `alone`: it never requests them.
describe.each(['watches', 'watches-once', 'alone'])('with a fake server in the mode %s', (behaviour) => {
  let place: TemporaryFolder;
  let workspace: Workspace;
  let journal: string;

  beforeAll(async () => {
    place = await temporaryFolder();
    journal = path.join(place.path, 'journal');
    const folder = path.join(place.path, 'workspace');
    const configuration = fakeConfiguration(journal, 'remembers', [behaviour]);
    await writeTree(folder, { 'a.fake': 'a1', 'b.fake': 'b1', 'lanser.json': configuration });
    workspace = await openWorkspace(folder, { host: nodeHost({}), timeoutMs: 120_000 });
    await workspace.hover('a.fake');
  });

  afterAll(async () => {
    await workspace[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
  });

  test.each(EDITS)('%s: the next answer reflects the current files', async (_, edit, events) => {
    const before = entriesOf(journal);
    edit(workspace.root);
    const { error, facts } = await workspace.hover('a.fake');
    expect(error).toBeNull();
    expect(JSON.parse(facts?.hover?.contents ?? 'null')).toEqual(truth(workspace.root));
    expect(facts?.documents['a.fake']).toBe((await workspace.text('a.fake'))?.docVersion);

    const since = entriesOf(journal).slice(before.length);
    const starts = startsIn(since).length;
    // After an edit with events, lanser restarts a server that does not watch files. After a creation or deletion,
    // lanser restarts any fake server: a server may update its list of files late, and lanser cannot request that a
    // fake server reads all files again.
    const isContentOnly = events.every(([, type]) => type === 2);
    if (events.length === 0) expect(starts).toBe(0);
    else if (behaviour === 'alone' || !isContentOnly) expect(starts).toBe(1);
    else if (behaviour === 'watches') expect(starts).toBe(0);
    if (behaviour !== 'watches' || !isContentOnly) return;
    const notifications = since.filter(({ method }) => method === 'workspace/didChangeWatchedFiles');
    const changes = notifications.flatMap(
      ({ params }) => (params as { readonly changes: readonly object[] }).changes,
    );
    const expected = events.map(([name, type]) => ({
      uri: pathToFileURL(path.join(workspace.root, name)).href,
      type,
    }));
    expect(changes).toHaveLength(expected.length);
    expect(changes).toEqual(expect.arrayContaining(expected));
  });
});

test('a server gets one notification of each changed file of the checkout, also outside of the workspace', async () => {
  await using repository = await temporaryRepository();
  const journal = path.join(repository.beside, 'journal');
  const configuration = fakeConfiguration(journal, 'remembers', ['watches']);
  await writeTree(repository.path, {
    'app/a.fake': 'a',
    'app/b.fake': 'b1',
    'app/lanser.json': configuration,
    'core/n.fake': 'n1',
  });
  await using workspace = await openWorkspace(path.join(repository.path, 'app'), { host: nodeHost({}) });
  await workspace.hover('a.fake');
  for (const name of ['core/n.fake', 'app/b.fake']) {
    await repository.write(name, 'changed');
    const { facts } = await workspace.hover('a.fake');
    expect(JSON.parse(facts?.hover?.contents ?? 'null')).toMatchObject({
      others: { [path.relative('app', name)]: 'changed' },
    });
  }
  const notified = entriesOf(journal).filter(({ method }) => method === 'workspace/didChangeWatchedFiles');
  expect(notified.map(({ params }) => params)).toEqual(
    ['core/n.fake', 'app/b.fake'].map((name) => ({
      changes: [{ uri: pathToFileURL(path.join(repository.path, name)).href, type: 2 }],
    })),
  );
});
