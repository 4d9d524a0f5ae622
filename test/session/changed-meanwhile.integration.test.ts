import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readHover } from '../../src/protocol/hover.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { genericDriver } from '../../src/server-pool/generic-driver.ts';
import { openServerHost } from '../../src/server-pool/server-host.ts';
import { startJanitor } from '../../src/workspace/janitor.ts';
import { eventually } from '../helpers/eventually.ts';
import { entriesOf } from '../helpers/lsp-program.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { fakeConfiguration, startsIn } from '../helpers/workspace-program.ts';
import { writeTree } from '../helpers/write-tree.ts';

const HOVER = 'textDocument/hover';

async function requestsArrived(journal: string, count: number): Promise<void> {
  const areEnough = (): boolean =>
    entriesOf(journal).filter(({ method }) => method === HOVER).length >= count;
  await eventually(`${count} requests have arrived`, areEnough);
}

/**
 * Opens a workspace with a document `a.fake` and a server of test/fixtures/servers. Behaviours: `late` answers after
 * the file `go` appears; `writes` changes `a.fake` at each hover; `watches` asks for notifications of changed files.
 */
async function fakeWorkspace(server: string, behaviour: string, rootMarkers: readonly string[] = []) {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await temporaryFolder());
  const journal = path.join(place.path, 'journal');
  const folder = path.join(place.path, 'workspace');
  await writeTree(folder, {
    'a.fake': 'one',
    'lanser.json': fakeConfiguration(journal, server, [behaviour], rootMarkers),
  });
  const workspace = stack.use(await openWorkspace(folder, { host: nodeHost({}), timeoutMs: 120_000 }));
  const opened = stack.move();
  return { place, journal, folder, workspace, [Symbol.asyncDispose]: async () => opened.disposeAsync() };
}

test('a request is sent again if its document changes before the response', async () => {
  await using opened = await fakeWorkspace('refuses', 'late');
  const { place, journal, folder, workspace } = opened;
  const hover = workspace.hover('a.fake');
  await requestsArrived(journal, 1);
  writeFileSync(path.join(folder, 'a.fake'), 'two');
  writeFileSync(path.join(place.path, 'go'), '');
  const { facts } = await hover;
  expect(facts?.hover?.contents).toBe('two');
  expect(facts?.documents).toEqual({ 'a.fake': (await workspace.text('a.fake'))?.docVersion });
});

test('a document that changes during every attempt causes E/CONTENT_MODIFIED', async () => {
  await using opened = await fakeWorkspace('remembers', 'writes');
  const { workspace } = opened;
  const { error, facts } = await workspace.hover('a.fake');
  expect([error?.code, facts]).toEqual(['E/CONTENT_MODIFIED', null]);
});

test('a document that is deleted during its request causes E/NOT_FOUND', async () => {
  await using opened = await fakeWorkspace('refuses', 'late');
  const { place, journal, folder, workspace } = opened;
  const hover = workspace.hover('a.fake');
  await requestsArrived(journal, 1);
  rmSync(path.join(folder, 'a.fake'));
  writeFileSync(path.join(place.path, 'go'), '');
  expect((await hover).error?.code).toBe('E/NOT_FOUND');
});

test('concurrent requests for two versions of a document each get the answer for their version', async () => {
  await using place = await temporaryFolder();
  const host = nodeHost({});
  await using janitor = startJanitor(host);
  const journal = path.join(place.path, 'journal');
  const { servers } = JSON.parse(fakeConfiguration(journal, 'refuses', ['late'])) as {
    readonly servers: { readonly fake: { readonly command: string; readonly args: readonly string[] } };
  };
  const definition = {
    ...servers.fake,
    name: 'fake',
    fileTypes: ['.fake'],
    rootMarkers: [],
    languageIds: {},
    origin: 'workspace' as const,
    disabled: false,
    linter: false,
    needsMarker: false,
  };
  const workspaceRoot = place.path;
  const route = { definition, root: workspaceRoot };
  const { signal } = new AbortController();
  const timeoutMs = 120_000;
  const executable = servers.fake.command;
  const makeDriver = async (): Promise<ReturnType<typeof genericDriver>> =>
    Promise.resolve(
      genericDriver({
        host,
        janitor,
        scratch: place.path,
        readVersion: async () => undefined,
        route,
        executable,
        python: undefined,
        workspaceRoot,
        readableRoot: workspaceRoot,
        timeoutMs,
      }),
    );
  await using server = await openServerHost({
    host,
    workspaceRoot,
    readableRoot: workspaceRoot,
    makeDriver,
    answerCache: undefined,
    signal,
  });
  const file = path.join(place.path, 'a.fake');
  const target = { uri: pathToFileURL(file).href, position: { line: 0, character: 0 } };
  const hoverWith = async (text: string): Promise<string | undefined> => {
    const answer = await server.answer({
      isCacheable: false,
      key: text,
      documents: [{ file, text }],
      arrivedMs: host.monotonicMs(),
      timeoutMs,
      signal,
      send: async (view) => readHover(view, target),
    });
    return answer.value?.contents;
  };
  const first = hoverWith('first');
  await requestsArrived(journal, 1);
  const second = hoverWith('second');
  await requestsArrived(journal, 2);
  writeFileSync(path.join(place.path, 'go'), '');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test("creating or deleting a root marker changes the server's root", async () => {
  await using place = await temporaryFolder();
  const journal = path.join(place.path, 'journal');
  const folder = path.join(place.path, 'workspace');
  const configuration = fakeConfiguration(journal, 'remembers', ['watches'], ['fake.root']);
  await writeTree(folder, { 'sub/a.fake': 'a', 'b.fake': 'b', 'lanser.json': configuration });
  await using workspace = await openWorkspace(folder, { host: nodeHost({}), timeoutMs: 120_000 });
  const hoverContents = async (): Promise<unknown> =>
    JSON.parse((await workspace.hover('sub/a.fake')).facts?.hover?.contents ?? 'null');
  expect(await hoverContents()).toEqual({ text: 'a', others: { 'b.fake': 'b' } });
  writeFileSync(path.join(folder, 'sub/fake.root'), '');
  expect(await hoverContents()).toEqual({ text: 'a', others: {} });
  rmSync(path.join(folder, 'sub/fake.root'));
  expect(await hoverContents()).toEqual({ text: 'a', others: { 'b.fake': 'b' } });
  const roots = entriesOf(journal).flatMap(({ method, params }) =>
    method === 'initialize' ? [(params as { readonly rootUri: string }).rootUri.split('/').at(-1)] : [],
  );
  expect(roots.slice(0, 2)).toEqual(['workspace', 'sub']);
  expect(startsIn(entriesOf(journal)).length).toBeLessThanOrEqual(3);
});

test.each(['app.marker', 'exact.lock'])(
  'a change of the root marker %s restarts the server',
  async (marker) => {
    await using opened = await fakeWorkspace('remembers', 'watches', ['*.marker', 'exact.lock']);
    const { journal, folder, workspace } = opened;
    for (const text of ['1', '2', '3']) {
      writeFileSync(path.join(folder, marker), text);
      expect((await workspace.hover('a.fake')).status).toBe('ok');
    }
    expect(startsIn(entriesOf(journal))).toHaveLength(3);
  },
);
