import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Workspace } from '../../src/registry/workspace.ts';
import { replayTrace } from '../../src/replay/replay-trace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { descendantsOf, HAS_PROC, isRunning } from '../helpers/processes.ts';
import { eventually } from '../helpers/eventually.ts';
import { ERRORS_ABOUT_TYPES, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, {
    'alpha.py': ORDER_DEPENDENT['alpha.py'] + ERRORS_ABOUT_TYPES['alpha.py'],
    'beta.py': ORDER_DEPENDENT['beta.py'] + ERRORS_ABOUT_TYPES['beta.py'],
  });
});

afterAll(async () => folder[Symbol.asyncDispose]());

async function opened(canonical?: boolean): Promise<Workspace> {
  return openWorkspace(folder.path, { host: testHost(), canonical, keepAnswers: false });
}

async function bundleIds(workspace: Workspace, names: readonly string[]): Promise<readonly string[]> {
  const bundles = await Promise.all(names.map(async (name) => workspace.diagnostics({ files: [name] })));
  return bundles.map(({ bundleId }) => bundleId);
}

test('with the option `canonical`, an answer does not depend on earlier or concurrent requests', async () => {
  await using first = await opened(true);
  await using second = await opened(true);
  const [alpha, beta] = await bundleIds(first, ['alpha.py', 'beta.py']);
  const [betaFirst, alphaLast, alphaAgain] = await bundleIds(second, ['beta.py', 'alpha.py', 'alpha.py']);
  expect([alphaLast, alphaAgain, betaFirst]).toEqual([alpha, alpha, beta]);
});

test('without the option `canonical`, an answer can depend on earlier requests', async () => {
  await using first = await opened();
  await using second = await opened();
  const alpha = await bundleIds(first, ['alpha.py']);
  await bundleIds(second, ['beta.py']);
  expect(await bundleIds(second, ['alpha.py'])).not.toEqual(alpha);
});

test.runIf(HAS_PROC)('with the option `canonical`, a server that was killed is started again', async () => {
  const others = new Set(descendantsOf(process.pid).map(({ pid }) => pid));
  await using workspace = await opened(true);
  const alpha = await bundleIds(workspace, ['alpha.py']);
  await bundleIds(workspace, ['beta.py']);
  const server = descendantsOf(process.pid).find(
    ({ pid, command }) => !others.has(pid) && command.includes('langserver'),
  );
  if (server === undefined) throw new Error('no server is running');
  process.kill(server.pid, 'SIGKILL');
  await eventually('the server has ended', () => !isRunning(server));
  await workspace.hover('beta.py@L1:C8');
  expect(await bundleIds(workspace, ['alpha.py'])).toEqual(alpha);
});

test('a recording of canonical answers replays without a mismatch', async () => {
  await using outside = await temporaryFolder();
  const file = path.join(outside.path, 'trace.jsonl');
  {
    await using workspace = await openWorkspace(folder.path, {
      host: testHost(),
      canonical: true,
      trace: { file },
    });
    await bundleIds(workspace, ['alpha.py', 'beta.py', 'alpha.py']);
    await workspace.hover('beta.py@L1:C8');
  }
  const mismatches: unknown[] = [];
  for await (const { mismatch } of replayTrace(file, { host: testHost() })) mismatches.push(mismatch);
  expect(mismatches).toEqual([undefined, undefined, undefined, undefined]);
});
