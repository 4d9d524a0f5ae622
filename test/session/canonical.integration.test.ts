import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Workspace } from '../../src/registry/workspace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { ERRORS_ABOUT_IT, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, {
    'alpha.py': ORDER_DEPENDENT['alpha.py'] + ERRORS_ABOUT_IT['alpha.py'],
    'beta.py': ORDER_DEPENDENT['beta.py'] + ERRORS_ABOUT_IT['beta.py'],
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

test('without the option `canonical`, the answers to the same requests depend on their order', async () => {
  await using first = await opened();
  await using second = await opened();
  const alpha = await bundleIds(first, ['alpha.py']);
  await bundleIds(second, ['beta.py']);
  expect(await bundleIds(second, ['alpha.py'])).not.toEqual(alpha);
});
