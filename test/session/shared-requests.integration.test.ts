import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { batchRequests } from '../../src/batch/batch-input.ts';
import { batchToFile } from '../../src/batch/batch-to-file.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { eventually } from '../helpers/eventually.ts';
import { entriesOf, type Message } from '../helpers/lsp-program.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { fakeConfiguration } from '../helpers/workspace-program.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PLACE = 'a.fake@L1:C1';

interface SlowServer extends AsyncDisposable {
  readonly workspace: Workspace;
  /** Returns the messages with this method that the server has received. */
  received(method: string): readonly Message[];
  /** Allows the server to answer hover requests. */
  go(): void;
}

/** Opens a workspace whose server answers hover requests, even cancelled ones, only after a call of `go`. */
async function slowServer(timeoutMs = 120_000): Promise<SlowServer> {
  const place = await temporaryFolder();
  const journal = path.join(place.path, 'journal');
  const folder = path.join(place.path, 'workspace');
  await writeTree(folder, {
    'a.fake': 'one',
    'lanser.json': fakeConfiguration(journal, 'refuses', ['late']),
  });
  const workspace = await openWorkspace(folder, { host: nodeHost({}), timeoutMs });
  return {
    workspace,
    received: (method) => entriesOf(journal).filter((entry) => entry.method === method),
    go: () => writeFileSync(path.join(place.path, 'go'), ''),
    async [Symbol.asyncDispose]() {
      await workspace[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    },
  };
}

test('equal requests, concurrent or later, are sent to the server only once', async () => {
  await using server = await slowServer();
  const hovers = Array.from({ length: 5 }, async () => server.workspace.hover(PLACE));
  await eventually('the request has arrived', () => server.received('textDocument/hover').length > 0);
  server.go();
  const bundles = await Promise.all(hovers);
  bundles.push(await server.workspace.hover(PLACE));
  expect(new Set(bundles.map(({ bundleId }) => bundleId)).size).toBe(1);
  expect(bundles[0]?.facts?.hover?.contents).toBe('one');
  expect(server.received('textDocument/hover')).toHaveLength(1);
});

describe('a request that is aborted by its signal', () => {
  test('returns E/REQUEST_CANCELLED and is cancelled on the server, and equal requests share one new request', async () => {
    await using server = await slowServer();
    const { workspace } = server;
    const controller = new AbortController();
    const first = workspace.hover(PLACE, { signal: controller.signal });
    const [request] = await eventually('the request has arrived', () => {
      const arrived = server.received('textDocument/hover');
      return arrived.length > 0 && arrived;
    });
    const others = Array.from({ length: 3 }, async () => workspace.hover(PLACE));
    // When the server receives this request, the three requests above already share the first request.
    const last = workspace.hover('a.fake@L1:C2');
    await eventually('the last request has arrived', () => server.received('textDocument/hover').length > 1);
    controller.abort();
    expect(await first).toMatchObject({
      error: { code: 'E/REQUEST_CANCELLED', details: { cancelledBy: 'caller' } },
      meta: { exitCode: 73 },
    });
    await eventually('the request was cancelled', () => server.received('$/cancelRequest').length > 0);
    expect(server.received('$/cancelRequest').map(({ params }) => params)).toEqual([{ id: request?.id }]);
    await eventually('the request was sent again', () => server.received('textDocument/hover').length > 2);
    server.go();
    for (const bundle of await Promise.all([...others, last])) {
      expect(bundle.facts?.hover?.contents).toBe('one');
    }
    expect(server.received('textDocument/hover')).toHaveLength(3);
  });

  test("returns the signal's reason if the reason is a LanserError", async () => {
    await using server = await slowServer();
    const controller = new AbortController();
    const hover = server.workspace.hover(PLACE, { signal: controller.signal });
    await eventually('the request has arrived', () => server.received('textDocument/hover').length > 0);
    controller.abort(new LanserError('E/INTERRUPTED', 'Stopped.', { signal: 'SIGINT' }));
    expect(await hover).toMatchObject({ error: { code: 'E/INTERRUPTED' }, meta: { exitCode: 28 } });
  });

  test('ends a batch with E/REQUEST_CANCELLED', async () => {
    await using server = await slowServer();
    await using folder = await temporaryFolder();
    const controller = new AbortController();
    const lines = async function* lines(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`{"cmd": "status"}\n{"cmd": "hover", "selector": "${PLACE}"}\n`);
    };
    const host = nodeHost({});
    const requests = await batchRequests(host, { isRepeatable: false, read: lines }, undefined);
    const open = async (): Promise<Workspace> => ({
      ...server.workspace,
      [Symbol.asyncDispose]: async () => {},
    });
    const output = { file: path.join(folder.path, 'out.jsonl'), name: 'out.jsonl' };
    const answering = batchToFile(open, requests, output, { host, signal: controller.signal });
    answering.catch(() => {});
    await eventually('the request has arrived', () => server.received('textDocument/hover').length > 0);
    controller.abort();
    await expect(answering).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED', exitCode: 73 });
  });

  test('does not cancel the request whose answer it shared', async () => {
    await using server = await slowServer();
    const { workspace } = server;
    const first = workspace.hover(PLACE);
    await eventually('the request has arrived', () => server.received('textDocument/hover').length > 0);
    const second = workspace.hover(PLACE, { signal: AbortSignal.timeout(300) });
    expect((await second).error?.code).toBe('E/REQUEST_CANCELLED');
    server.go();
    expect((await first).facts?.hover?.contents).toBe('one');
    expect(server.received('$/cancelRequest')).toEqual([]);
  });

  test('does not wait for a starting server', async () => {
    await using place = await temporaryFolder();
    const journal = path.join(place.path, 'journal');
    const configuration = fakeConfiguration(journal, 'fails-at', ['hang', 'initialize']);
    await writeTree(place.path, { 'a.fake': 'one', 'lanser.json': configuration });
    await using workspace = await openWorkspace(place.path, { host: nodeHost({}), timeoutMs: 60_000 });
    const bundle = await workspace.hover(PLACE, { signal: AbortSignal.timeout(500) });
    expect([bundle.error?.code, bundle.meta.exitCode]).toEqual(['E/REQUEST_CANCELLED', 73]);
  });
});

test('a request that shares the answer of another request keeps its own timeout', async () => {
  await using server = await slowServer();
  const { workspace } = server;
  const first = workspace.hover(PLACE);
  await eventually('the request has arrived', () => server.received('textDocument/hover').length > 0);
  expect((await workspace.hover(PLACE, { timeoutMs: 500 })).error?.code).toBe('E/LS_TIMEOUT');
  server.go();
  expect((await first).facts?.hover?.contents).toBe('one');
});

test('after a timeout, a new server answers the next request', async () => {
  await using server = await slowServer();
  const { workspace } = server;
  const bundle = await workspace.hover(PLACE, { timeoutMs: 500 });
  expect(bundle.error?.code).toBe('E/LS_TIMEOUT');
  server.go();
  expect((await workspace.hover(PLACE)).facts?.hover?.contents).toBe('one');
  expect(server.received('initialize')).toHaveLength(2);
});
