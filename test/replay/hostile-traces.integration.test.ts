import { existsSync, readdirSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { replayTrace } from '../../src/replay/replay-trace.ts';
import { packed } from '../../src/trace/contents.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';
import { eventsIn, traceText, type Event } from '../helpers/trace-file.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const beside = path.join(sandbox.path, 'beside');
const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });

type Snapshot = Extract<Event, { readonly kind: 'snapshot' }>;

let session: Event;
let snapshot: Snapshot;
/** The events of a `locate` operation in the only file of the workspace. */
let operation: readonly Event[];

beforeAll(async () => {
  await writeTree(sandbox.path, {
    'work/app.py': 'def f(): pass\n',
    'beside/canary.py': 'def canary(): pass\n',
  });
  const file = path.join(sandbox.path, 'run.jsonl');
  {
    await using workspace = await openWorkspace(path.join(sandbox.path, 'work'), { host, trace: { file } });
    await workspace.locate('py://app#f');
  }
  const [first, second, ...rest] = await eventsIn(file);
  session = first as Event;
  snapshot = second as Snapshot;
  operation = rest;
});

/** Replays a forged trace. `beside` must not change. Returns `match`, or the code of the mismatch or the error. */
async function outcomeOf(events: readonly object[]): Promise<string> {
  const file = path.join(sandbox.path, 'forged.jsonl');
  await writeFile(file, traceText(events));
  const before = folderDigest(beside);
  try {
    for await (const { mismatch } of replayTrace(file, { host }))
      if (mismatch !== undefined) return mismatch.code;
    return 'match';
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    expect(error.message).not.toContain(sandbox.temporary);
    return error.code;
  } finally {
    expect(readdirSync(sandbox.temporary)).toEqual([]);
    expect(folderDigest(beside)).toEqual(before);
  }
}

const bytes = Buffer.from('x = 1\n');
const DOCUMENT = { blob: documentVersion(bytes), content: packed(bytes) };
const withSnapshot = (changed: object): readonly object[] => [
  session,
  { ...snapshot, ...changed },
  ...operation,
];

test('the replay of a recorded trace matches, even if links and the names of other files are added to the snapshot', async () => {
  expect(await outcomeOf([session, snapshot, ...operation])).toBe('match');
  expect(
    await outcomeOf(withSnapshot({ others: ['a/b.txt', 'c/', 'a/'], links: { l: 'app.py', 'd/m': '../c' } })),
  ).toBe('match');
});

test('a trace whose paths or links lead out of the checkout is rejected', async () => {
  const documents = { ...snapshot.documents, '../x.py': DOCUMENT };
  expect(await outcomeOf(withSnapshot({ documents }))).toBe('E/SCHEMA_INVALID');
  expect(await outcomeOf(withSnapshot({ links: { l: beside } }))).toBe('E/SCHEMA_INVALID');
  expect(await outcomeOf([{ ...session, folder: '..' }, snapshot, ...operation])).toBe('E/SCHEMA_INVALID');
});

test.each([
  'constructor',
  '__proto__',
  'toString',
  'doctor',
  'text',
  'selectorFor',
  'root',
  'then',
  'Symbol.asyncDispose',
  '',
])('a trace cannot call the method %j', async (method) => {
  const [request, ...rest] = operation;
  const call = { method, arguments: ['app.py@L1:C1'] };
  expect(await outcomeOf([session, snapshot, { ...request, call }, ...rest])).toBe('E/SCHEMA_INVALID');
});

test('a request event without the member `call` is rejected', async () => {
  const { call: _, ...request } = operation[0] as Extract<Event, { readonly kind: 'request' }>;
  expect(await outcomeOf([session, snapshot, request, ...operation.slice(1)])).toBe('E/SCHEMA_INVALID');
});

test.each<[string, readonly unknown[]]>([
  ['nothing', []],
  ['numbers', [1, 2]],
  ['huge numbers', ['py://app#f', { topK: 1e308 }]],
  ['a selector beyond the end of the file', ['app.py@L99999999999999999999:C1']],
  ['nested arrays', [[[]]]],
  ['a number instead of options', ['py://app#f', 7]],
  ['bytes', [{ base64: '////' }]],
  ['a file outside of the workspace', [`${'../'.repeat(20)}etc/passwd@L1:C1`]],
  ['a file that is not in the trace', ['gone.py@L1:C1']],
])('a trace with %s as arguments does not reproduce the recorded bundle', async (_, args) => {
  const [request, ...rest] = operation;
  const call = { method: 'locate', arguments: args };
  expect(['E/REPLAY_MISMATCH', 'E/SCHEMA_INVALID']).toContain(
    await outcomeOf([session, snapshot, { ...request, call }, ...rest]),
  );
});

test('null and unknown options of a request have no effect', async () => {
  const [request, ...rest] = operation;
  for (const options of [
    null,
    JSON.parse('{"__proto__":{"as":"symbol"}}'),
    { constructor: 1 },
  ] as unknown[]) {
    const call = { method: 'locate', arguments: ['py://app#f', options] };
    expect(await outcomeOf([session, snapshot, { ...request, call }, ...rest])).toBe('match');
  }
});

test('a document is rejected if its content is missing or does not match its version; a changed or missing document causes a mismatch', async () => {
  const [uri = '', document] = Object.entries(snapshot.documents)[0] ?? [];
  const bomb = deflateRawSync(Buffer.alloc(2 ** 27)).toString('base64');
  for (const content of [packed(Buffer.from('def f(): other\n')), bomb, 'AAAA', '']) {
    expect(await outcomeOf(withSnapshot({ documents: { [uri]: { ...document, content } } }))).toBe(
      'E/SCHEMA_INVALID',
    );
  }
  expect(await outcomeOf(withSnapshot({ documents: { [uri]: { blob: document?.blob } } }))).toBe(
    'E/NOT_FOUND',
  );
  expect(await outcomeOf(withSnapshot({ documents: { [uri]: DOCUMENT } }))).toBe('E/REPLAY_MISMATCH');
  expect(await outcomeOf(withSnapshot({ documents: {} }))).toBe('E/REPLAY_MISMATCH');
});

test('a forged repository root outside the workspace is not used', async () => {
  await symlink(beside, path.join(sandbox.path, 'link'));
  const [recorded, bundle] = operation;
  const request = {
    ...recorded,
    call: { method: 'renameFile', arguments: ['app.py', 'moved.py', { apply: true, allowDirty: true }] },
  };
  for (const root of ['/', beside, '${home}', path.join(sandbox.path, 'link')]) {
    const base = {
      kind: 'rpc',
      index: 0,
      server: 'git',
      method: 'git/run',
      type: 'request',
      id: 0,
      direction: 'sent',
    };
    const args = [
      'rev-parse',
      '--show-toplevel',
      '--absolute-git-dir',
      '--git-common-dir',
      '--show-object-format',
    ];
    const frames = [
      {
        kind: 'rpc',
        index: 0,
        server: 'workspace',
        method: 'lanser/open',
        type: 'request',
        id: 0,
        direction: 'sent',
        params: { server: 'pyright' },
      },
      {
        kind: 'rpc',
        index: 0,
        server: 'workspace',
        method: 'lanser/open',
        type: 'response',
        id: 0,
        direction: 'received',
        result: null,
      },
      { ...base, params: { arguments: args, cwd: '${workspace}' } },
      {
        ...base,
        type: 'response',
        direction: 'received',
        result: { exitCode: 0, stdout: `${root}\n${root}/.git\n.git\nsha1\n`, stderr: '' },
      },
    ];
    expect(await outcomeOf([session, snapshot, request, ...frames, bundle as object]), root).toBe(
      'E/REPLAY_MISMATCH',
    );
  }
  expect(existsSync(path.join(beside, 'moved.py'))).toBe(false);
});
