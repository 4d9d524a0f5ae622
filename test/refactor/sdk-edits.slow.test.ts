import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { EditFacts } from '../../src/model/bundle.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';

const sandbox = useSandbox();
const MONEY = 'py://ledger.money#Money';
const HOST = testHost({ ...sandbox.env }, { temporaryRoot: sandbox.temporary });

let repository: SandboxRepository;
beforeAll(async () => {
  repository = await ledgerRepository(sandbox);
});

test('the SDK returns the same bundles as the command line', async () => {
  await using workspace = await openWorkspace(repository.path, { host: HOST });
  const start = { cwd: repository.path, env: sandbox.env };
  const byHand = await bundleOf<EditFacts>(['rename', MONEY, 'Cash'], start);
  const renamed = await workspace.rename(MONEY, 'Cash');
  expect(renamed.bundleId).toBe(byHand.bundle.bundleId);
  const byHandMoved = await bundleOf<EditFacts>(['rename-file', 'ledger/money.py', 'ledger/cash.py'], start);
  const moved = await workspace.renameFile('ledger/money.py', 'ledger/cash.py');
  expect(moved.bundleId).toBe(byHandMoved.bundle.bundleId);
});

test('an abort stops a preview and an edit, and leaves the tree unchanged', async () => {
  const folder = path.join(sandbox.path, 'aborted');
  await cp(repository.path, folder, { recursive: true });
  const before = folderDigest(folder);
  await using workspace = await openWorkspace(folder, { host: HOST });
  for (const apply of [false, true]) {
    const aborted = await workspace.rename(MONEY, 'Cash', { apply, signal: AbortSignal.abort() });
    expect(aborted.error?.code).toBe('E/REQUEST_CANCELLED');
    const stop = new AbortController();
    const running = workspace.rename(MONEY, 'Cash', { apply, signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    const { error } = await running;
    expect(error?.code).toBe('E/REQUEST_CANCELLED');
    expect(folderDigest(folder)).toEqual(before);
  }
  // The workspace can still be used.
  expect((await workspace.rename(MONEY, 'Cash')).error).toBeNull();
});
