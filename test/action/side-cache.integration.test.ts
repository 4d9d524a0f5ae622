import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runnerCache, type RunnerCache } from '../../src/action/side-cache.ts';
import { MAX_ENTRY_SIZE } from '../../src/gate/cache/side-entry.ts';
import { cacheServer, RUNTIME_TOKEN, type CacheFault, type CacheServer } from '../helpers/cache-server.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const { signal } = new AbortController();
let server: CacheServer;
let log: string[];

beforeAll(async () => {
  server = await cacheServer();
});
afterAll(async () => server[Symbol.asyncDispose]());

function variables(): Record<string, string> {
  return {
    ACTIONS_CACHE_SERVICE_V2: 'True',
    ACTIONS_RESULTS_URL: server.url,
    ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
  };
}

function opened(timeoutMs = 60_000): RunnerCache {
  log = [];
  server.fault = undefined;
  const cache = runnerCache({
    env: variables(),
    log: (line) => log.push(line),
    signal,
    timeoutMs,
  });
  if (cache === undefined) throw new Error('no cache');
  return cache;
}

async function keep(key: string, text: string): Promise<void> {
  const cache = opened();
  await cache.put(key, text);
  await cache.saved();
}

const FAULTS: readonly CacheFault[] = [
  'elsewhere',
  'endless',
  'full',
  'html',
  'no-json',
  'silent',
  'unavailable',
];

describe("the runner's cache", () => {
  test('is simulated by a server that works with `@actions/cache`', async () => {
    await using folder = await temporaryFolder();
    const script = `
      import { saveCache, restoreCache } from '${import.meta.resolve('@actions/cache')}';
      import { writeFileSync, readFileSync, rmSync } from 'node:fs';
      writeFileSync('kept.txt', 'text');
      await saveCache(['kept.txt'], 'toolkit');
      rmSync('kept.txt');
      await restoreCache(['kept.txt'], 'toolkit');
      console.log(readFileSync('kept.txt', 'utf8'));`;
    server.fault = undefined;
    const env = {
      ...variables(),
      PATH: process.env['PATH'],
      HOME: folder.path,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_WORKSPACE: folder.path,
      RUNNER_TEMP: folder.path,
    };
    const args = ['--input-type=module', '--eval', script];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder.path, env });
    expect(stdout).toMatch(/^text$/mu);
    expect([...server.blobs.keys()]).toEqual([expect.stringMatching(/\/toolkit$/u)]);
  });

  test('returns a saved text to a later run, and the token is sent only to the cache service', async () => {
    await keep('k1', 'a text ✓');
    expect(await opened().get('k1')).toBe('a text ✓');
    expect(await opened().get('k2')).toBeUndefined();
    const blobs = server.requests.filter(
      ({ line }) => line.includes('/blob/') && line.includes('lanser-base'),
    );
    expect(blobs.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
    expect(log).toEqual([]);
  });

  test('returns an entry with the maximum number of characters, even if each character has 3 bytes', async () => {
    const text = '✓'.repeat(MAX_ENTRY_SIZE);
    await keep('k0', text);
    expect((await opened().get('k0')) === text).toBe(true);
  });

  test('keeps an existing entry', async () => {
    await keep('k3', 'first');
    await keep('k3', 'second');
    expect(log).toEqual([
      'cache: lanser-base-k3 was not saved: it exists, or the cache accepts no new entry',
    ]);
    expect(await opened().get('k3')).toBe('first');
  });

  test.each(FAULTS)('counts as empty and saves nothing with the fault %s', async (fault) => {
    await keep('k4', 'text');
    const cache = opened(500);
    server.fault = fault;
    expect(await cache.get('k4')).toBeUndefined();
    await cache.put('k5', 'text');
    await cache.saved();
    server.fault = undefined;
    expect(await opened().get('k5')).toBeUndefined();
  });

  test.each<[what: string, content: Uint8Array]>([
    ['a file that is not an archive', Buffer.from('#!/bin/sh')],
    ['a decompression bomb', gzipSync(Buffer.alloc(3 * MAX_ENTRY_SIZE + 1))],
    ['an empty blob', Buffer.alloc(0)],
  ])('with %s returns nothing', async (_what, content) => {
    await keep('k6', 'text');
    const name = [...server.blobs.keys()].find((key) => key.endsWith('k6')) ?? '';
    server.blobs.set(name, Buffer.from(content));
    expect(await opened().get('k6')).toBeUndefined();
    expect(log).toEqual([expect.stringMatching(/^cache: nothing was restored: /u)]);
    server.blobs.delete(name);
  });

  test('returns nothing if the download is incomplete', async () => {
    await keep('k7', 'text');
    const cache = opened();
    server.fault = 'cut-off';
    expect(await cache.get('k7')).toBeUndefined();
  });

  test.each<[what: string, env: Readonly<Record<string, string>>]>([
    ['without environment variables', {}],
    ['of version 1', { ACTIONS_RESULTS_URL: 'http://127.0.0.1/', ACTIONS_RUNTIME_TOKEN: 'x' }],
    [
      'without a valid URL',
      { ACTIONS_CACHE_SERVICE_V2: 'True', ACTIONS_RESULTS_URL: 'x', ACTIONS_RUNTIME_TOKEN: 'x' },
    ],
  ])('%s is not available', (_what, env) => {
    expect(runnerCache({ env, log: () => {}, signal })).toBeUndefined();
  });
});
